import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { localStore } from '../../data/browser-store.ts';
import { loud, notices, notify, resetNotices } from '../notices.ts';
import { STORE_KEY } from '../user.ts';
import { chooseMute, loadMute } from './mute.ts';
import { notificationStore } from './store.ts';

const quiet = { ...loud, all: true };
const muted = () => ({ ...notices.mute });
const newPage = () => {
  notices.mute = { ...loud };
  resetNotices();
};

describe('what somebody mutes', () => {
  beforeEach(() => {
    localStore.set(STORE_KEY, null);
    newPage();
  });

  it('is kept before there is any notice', () => {
    chooseMute(quiet);
    assert.deepEqual(notificationStore.read().mute, quiet);
  });

  it('stays muted when the first notice opens the memory', () => {
    chooseMute(quiet);
    notify('info', 'a router was created');
    loadMute();
    assert.deepEqual([muted(), notices.list[0]?.afloat], [quiet, false]);
  });

  it('is there for the next page, and what came before it was known pops up no longer', () => {
    chooseMute({ ...loud, error: true });
    newPage();
    notify('error', 'in use');
    notify('info', 'done');
    loadMute();
    assert.deepEqual(muted(), { ...loud, error: true });
    assert.deepEqual(
      notices.list.map(({ afloat }) => afloat),
      [false, true],
    );
  });

  it('can be ended again', () => {
    chooseMute(quiet);
    chooseMute(loud);
    newPage();
    loadMute();
    assert.deepEqual([muted(), notificationStore.read().mute], [loud, loud]);
  });
});
