import assert from 'node:assert/strict';
import { afterEach, describe, it, mock } from 'node:test';
import { localStore } from './browser-store.ts';
import { keepOverrides, keptOverrides } from './features.ts';

const KEY = 'skydeck.features';

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
