import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { localStore } from '../browser-store.ts';
import { muteMemory } from './mute-memory.ts';
import { notices, setMute } from './notices.ts';

const KEY = 'skydeck.notifications';
const open = { all: false, error: false, info: false, success: false };

beforeEach(() => localStore.set(KEY, null));

describe('what is muted', () => {
  it('is nothing until somebody mutes', () => assert.deepEqual(muteMemory.read(), open));

  it('is kept in the browser, with the version of its shape', () => {
    setMute({ ...open, error: true });
    assert.deepEqual(muteMemory.read(), { ...open, error: true });
    assert.deepEqual(JSON.parse(localStore.get(KEY) ?? ''), { version: 1, mute: { ...open, error: true } });
    setMute({ all: true, error: true, info: true, success: true });
    assert.deepEqual(muteMemory.read(), { ...notices.mute });
  });

  for (const kept of [
    '{',
    'null',
    '7',
    '{"version":2,"mute":{"all":true}}',
    '{"version":1}',
    '{"version":1,"mute":null}',
  ]) {
    it(`is nothing where the browser has ${kept}`, () => {
      localStore.set(KEY, kept);
      assert.deepEqual(muteMemory.read(), open);
    });
  }

  it('is only what says so clearly', () => {
    localStore.set(KEY, '{"version":1,"mute":{"error":"yes","info":true}}');
    assert.deepEqual(muteMemory.read(), { ...open, info: true });
  });
});
