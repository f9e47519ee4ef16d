import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { partsOf } from './key-parts.rules.ts';

describe('the caps of a combination', () => {
  for (const [keys, elsewhere, apple] of [
    ['c', ['C'], ['C']],
    ['?', ['?'], ['?']],
    ['mod+k', ['ctrl', 'K'], ['⌘', 'K']],
    ['mod+shift+p', ['ctrl', 'shift', 'P'], ['⇧', '⌘', 'P']],
    ['ctrl+shift+l', ['ctrl', 'shift', 'L'], ['⌃', '⇧', 'L']],
  ] as const) {
    it(keys, () => {
      assert.deepEqual(partsOf(keys, false), elsewhere);
      assert.deepEqual(partsOf(keys, true), apple);
    });
  }
});
