import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import { Cancelled, Invalid, Offline, ServerFault } from '@skydeck/contract';
import { setOffline } from '../../../kit/connectivity/connectivity.ts';
import { retryWhileOffline } from './retry-while-offline.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));
describe('an upload that loses its connection', () => {
  afterEach(() => setOffline(false));

  /** A server that can be there or not, and a clock whose hand a test moves. */
  function start(failures: unknown[]) {
    let isThere = true;
    let look: (() => void) | null = null;
    let tries = 0;
    const abort = new AbortController();
    const dependencies = {
      answers: async () => isThere,
      timer: {
        after(_: number, act: () => void) {
          look = act;
          return () => (look = null);
        },
      },
    };
    const act = async () => {
      tries += 1;
      const failure = failures.shift();
      if (failure !== undefined) throw failure;
      return 'done';
    };
    return {
      outcome: retryWhileOffline(act, abort.signal, dependencies as never),
      tries: () => tries,
      lose: () => (isThere = false),
      find: () => (isThere = true),
      look: () => look?.(),
      abort,
    };
  }

  test('goes on when the live link says that the server is back', async () => {
    setOffline(true);
    const { outcome, tries } = start([new Offline('')]);
    await settled();
    assert.equal(tries(), 1);
    setOffline(false);
    assert.equal(await outcome, 'done');
  });

  test('looks by itself where the link has noticed nothing', async () => {
    const { outcome, tries, lose, find, look } = start([new Offline('')]);
    lose();
    await settled();
    look();
    await settled();
    assert.equal(tries(), 1);
    find();
    look();
    assert.equal(await outcome, 'done');
    assert.equal(tries(), 2);
  });

  // spec: upload.patience
  test('a server that answers and takes nothing ends it', async () => {
    const { outcome, tries } = start(Array.from({ length: 9 }, () => new ServerFault('', { status: 503 })));
    await assert.rejects(outcome, ServerFault);
    assert.equal(tries(), 4);
  });

  test('what the server refuses is refused', async () => {
    const { outcome, tries } = start([new Invalid('No')]);
    await assert.rejects(outcome, Invalid);
    assert.equal(tries(), 1);
  });

  test('who cancels does not wait for the server', async () => {
    setOffline(true);
    const { outcome, abort } = start([new Offline('')]);
    await settled();
    abort.abort();
    await assert.rejects(outcome, Cancelled);
  });
});
