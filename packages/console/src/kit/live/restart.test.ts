import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { createRestart } from './restart.ts';

describe('a server that says it will stop', () => {
  let did: string[];
  let callbacks: { onBack: () => void; onTimeout: () => void; onSessionEnded: () => void } | null;
  let hasUnsaved: boolean;
  let restart: ReturnType<typeof createRestart>;
  beforeEach(() => {
    [did, callbacks, hasUnsaved] = [[], null, false];
    restart = createRestart({
      onChange: (stopping) => did.push(String(stopping)),
      notifyServerStopping() {
        did.push('told');
        return () => did.push('taken back');
      },
      waitForServer(given) {
        callbacks = given;
        did.push('asks');
        return () => did.push('asks no more');
      },
      hasUnsavedChanges: () => hasUnsaved,
      reload: () => did.push('reload'),
      notifyServerRestarted: () => did.push('page is old'),
    });
  });
  const gone = () => {
    restart.announced();
    restart.linkLost();
    did.length = 0;
  };

  // spec: live.stop
  it('is told of while it still serves, and nothing is blocked', () => {
    restart.announced();
    restart.announced();
    assert.deepEqual(did, ['announced', 'told']);
  });

  it('blocks the page when it goes', () => {
    restart.announced();
    did.length = 0;
    restart.linkLost();
    restart.linkLost();
    assert.deepEqual(did, ['taken back', 'waiting', 'asks']);
  });

  // spec: navigation.reconfiguration
  it('is waited for, too, when an answer says it before the link does, or after the link was lost', () => {
    restart.refused(false);
    assert.deepEqual(did, ['announced', 'told']);
    restart.drop();
    did.length = 0;
    restart.linkLost();
    restart.refused(true);
    assert.deepEqual(did, ['announced', 'told', 'taken back', 'waiting', 'asks']);
  });

  it('is no matter of a link that is lost without a word, or logs in again', () => {
    restart.linkLost();
    restart.announced();
    did.length = 0;
    restart.linkOpen();
    assert.deepEqual(did, []);
  });

  for (const [how, comeBack] of [
    ['an answer', () => callbacks?.onBack()],
    ['the live link', () => restart.linkOpen()],
  ] as const) {
    it(`is back with ${how}: the page is loaded anew`, () => {
      gone();
      comeBack();
      assert.deepEqual(did.slice(0, 1).concat(did.slice(-2)), ['asks no more', 'null', 'reload']);
    });

    // spec: live.stop.wait
    it(`is back with ${how} while somebody writes: the page stays, and says what it is`, () => {
      gone();
      hasUnsaved = true;
      comeBack();
      assert.deepEqual(did.slice(-2), ['null', 'page is old']);
      assert.equal(did.includes('reload'), false);
    });
  }

  it('that stays away is waited for no longer, but comes all the same', () => {
    gone();
    callbacks?.onTimeout();
    assert.deepEqual(did, ['lost']);
    restart.linkOpen();
    assert.equal(did.at(-1), 'reload');
  });

  it('that comes back without the session blocks nothing', () => {
    gone();
    callbacks?.onSessionEnded();
    assert.equal(did.at(-1), 'null');
    assert.equal(did.includes('reload'), false);
  });
});
