import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Denied, Offline, ServerFault, SignedOut } from '@skydeck/contract';
import { createHandTimer } from '../../../test/hand-timer.ts';
import { waitForServer, LEAVE_LIMIT_S, POLL_MS } from './wait-for-server.ts';
import { openStore } from '../data/browser-store.ts';

/** Until what was answered has been heard. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

function open(answer: () => Promise<unknown>, left: number | null = null) {
  const hand = createHandTimer();
  const told: string[] = [];
  const store = openStore(() => {
    throw new Error('no storage here');
  });
  if (left !== null) store.set('skydeck.server-left', String(left));
  let asked = 0;
  const stop = waitForServer({
    timer: hand.timer,
    now: () => 1_000_000_000 + hand.timer.now(),
    store,
    ask: () => {
      asked += 1;
      return answer();
    },
    onBack: () => told.push('back'),
    onTimeout: () => told.push('lost'),
    onSessionEnded: () => told.push('ended'),
  });
  const poll = async (times = 1) => {
    for (let at = 0; at < times; at += 1) {
      hand.advance(POLL_MS);
      await turn();
    }
  };
  return { poll, told, stop, asked: () => asked, left: () => store.get('skydeck.server-left'), waiting: hand.waiting };
}

describe('a server that said it would stop', () => {
  // spec: live.stop.wait
  it('is asked for every five seconds until it is back', async () => {
    let isBack = false;
    const { poll, told, asked, left, waiting } = open(async () => {
      if (!isBack) throw new Offline('');
    });
    await poll(3);
    assert.deepEqual([asked(), told], [3, []]);
    isBack = true;
    await poll();
    assert.deepEqual([told, left(), waiting()], [['back'], null, 0]);
  });

  it('is waited for through its own answers that it is not ready', async () => {
    const { poll, told } = open(() => Promise.reject(new ServerFault('stopping', { status: 503 })));
    await poll(5);
    assert.deepEqual(told, []);
  });

  // spec: live.stop.wait
  it('is given up after ten minutes, counted from when it left', async () => {
    const { poll, told } = open(() => Promise.reject(new Offline('')));
    await poll((LEAVE_LIMIT_S * 1000) / POLL_MS - 1);
    assert.deepEqual(told, []);
    await poll();
    assert.deepEqual(told, ['lost']);
    const again = open(() => Promise.reject(new Offline('')), 1_000_000_000 - (LEAVE_LIMIT_S - 5) * 1000);
    await again.poll();
    assert.deepEqual(again.told, ['lost'], 'a page that was loaded anew goes on counting');
  });

  for (const error of [new SignedOut(''), new Denied('')]) {
    it(`has forgotten the session: ${error.name}`, async () => {
      const { poll, told, waiting } = open(() => Promise.reject(error));
      await poll();
      assert.deepEqual([told, waiting()], [['ended'], 0]);
    });
  }

  it('is asked no more when other news have come', async () => {
    const { poll, told, stop, asked } = open(async () => {});
    stop();
    await poll(2);
    assert.deepEqual([asked(), told], [0, []]);
  });
});
