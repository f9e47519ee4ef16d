import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createPacemaker } from './pace.ts';

function start() {
  let time = 0;
  const pacemaker = createPacemaker(() => time);
  return {
    ...pacemaker,
    at(ms: number, sent: number) {
      time = ms;
      return pacemaker.note(sent, 100_000);
    },
  };
}

test('the speed is known after a second, the time that is left after three', () => {
  const { at } = start();
  assert.deepEqual(at(0, 0), { speed: null, secondsLeft: null });
  assert.deepEqual(at(500, 500), { speed: null, secondsLeft: null });
  assert.deepEqual(at(1000, 1000), { speed: 1000, secondsLeft: null });
  assert.deepEqual(at(3000, 3000), { speed: 1000, secondsLeft: 97 });
});

test('what is older than five seconds does not count', () => {
  const { at } = start();
  at(0, 0);
  at(5000, 50_000);
  assert.deepEqual(at(10_000, 60_000), { speed: 2000, secondsLeft: 20 });
});

test('what stands still has no end, and what is sent again counts anew', () => {
  const { at } = start();
  at(0, 0);
  at(3000, 9000);
  for (let ms = 4000; ms <= 9000; ms += 1000) at(ms, 9000);
  assert.deepEqual(at(9500, 9000), { speed: 0, secondsLeft: null });
  assert.deepEqual(at(10_000, 1000), { speed: null, secondsLeft: null });
  assert.deepEqual(at(11_000, 3000), { speed: 2000, secondsLeft: 49 });
});

test('after a pause nothing of before counts', () => {
  const { at, forget } = start();
  at(0, 0);
  at(4000, 4000);
  forget();
  assert.deepEqual(at(60_000, 4000), { speed: null, secondsLeft: null });
  assert.deepEqual(at(61_000, 5000), { speed: 1000, secondsLeft: null });
});
