import assert from 'node:assert/strict';
import { test } from 'node:test';
import { undocumented } from './element-folder.ts';

test('a class that says what it does', () => {
  const source = `/**
   * @tagname sky-a
   * @slot start - Before.
   * @csspart box - The box.
   * @fires {Event} change - Changed.
   * @cssState open - Open.
   */ <slot name="start"> part="box" new Event('change') states.add('open')`;
  assert.deepEqual(undocumented(source), []);
});

test('a class that says nothing', () => {
  const source = `<slot name="start"> part="box" new Event('change') states.add('open')`;
  assert.deepEqual(undocumented(source), ['@tagname', 'part box', 'slot start', 'state open', 'event change']);
});
