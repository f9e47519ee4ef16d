import assert from 'node:assert/strict';
import { afterEach, describe, it, mock } from 'node:test';
import { localStore } from '../data/browser-store.ts';
import { isLikelyOn, keepOverrides, keptOverrides } from './features.ts';

const KEY = 'skydeck.features';

// spec: feature.dialog, spec: feature.kept
describe('what this browser switches by hand', () => {
  afterEach(() => {
    localStore.set(KEY, null);
    mock.restoreAll();
  });

  it('is nothing at first', () => assert.deepEqual(keptOverrides(), {}));

  it('is kept, and forgotten when nothing is left of it', () => {
    keepOverrides({ one: true, other: false });
    assert.deepEqual(keptOverrides(), { one: true, other: false });
    keepOverrides({});
    assert.equal(localStore.get(KEY), null);
  });

  for (const kept of ['{', '[]', '{"one":"on"}']) {
    it(`is nothing where the browser has ${kept}, which is logged`, () => {
      const warn = mock.method(console, 'warn', () => {});
      localStore.set(KEY, kept);
      assert.deepEqual(keptOverrides(), {});
      assert.equal(warn.mock.callCount(), 1);
    });
  }
});

describe('a part that keeps its room until the server has said whether it is on', () => {
  for (const [isKnown, isOn, override, expected, why] of [
    [false, false, undefined, true, 'nobody has said so yet'],
    [false, false, true, true, 'this browser has switched it on'],
    [false, false, false, false, 'this browser has switched it off'],
    [true, true, undefined, true, 'the server has it on'],
    [true, false, undefined, false, 'the server has it off'],
    // Of a part that the list does not have a switch says nothing (`isFeatureOn`).
    [true, false, true, false, 'it is none, whatever is switched'],
  ] as const)
    it(`is ${expected ? 'on' : 'off'}: ${why}`, () => assert.equal(isLikelyOn(isKnown, isOn, override), expected));
});
