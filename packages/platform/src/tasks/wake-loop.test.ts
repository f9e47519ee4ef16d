import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMovableClock } from '../clock.ts';
import { createWakeLoop } from './wake-loop.ts';

const diskFull = () => Object.assign(new Error('no room'), { code: 'SQLITE_FULL' });

function open(work: (nth: number) => Promise<boolean>) {
  const clock = createMovableClock();
  const faults: unknown[] = [];
  let count = 0;
  const loop = createWakeLoop({
    clock,
    work: () => work(++count),
    roomRetryMs: 1000,
    report: (error) => faults.push(error),
  });
  return { clock, faults, loop, count: () => count };
}

test('it works once for one wake, and on while there may be more', async () => {
  const { loop, count } = open(async (nth) => nth < 3);
  assert.equal(loop.working, null);
  loop.wake();
  await loop.working;
  assert.equal(count(), 3);
  assert.equal(loop.working, null);
});

test('however often it is woken while it works, it works once more', async () => {
  const { loop, count } = open(async (nth) => {
    if (nth === 1) for (let at = 0; at < 3; at += 1) loop.wake();
    return false;
  });
  loop.wake();
  await loop.working;
  assert.equal(count(), 2);
});

test('on a full disk it works again after a while, and sooner when it is woken', async () => {
  const { clock, faults, loop, count } = open(async (nth) => {
    if (nth < 3) throw diskFull();
    return false;
  });
  loop.wake();
  await loop.working;
  clock.advance(500);
  loop.wake();
  await loop.working;
  assert.equal(count(), 2);
  clock.advance(999);
  assert.equal(count(), 2);
  clock.advance(1);
  await loop.working;
  assert.equal(count(), 3);
  assert.deepEqual(faults, []);
});

test('another error is reported, and the next wake works', async () => {
  const fault = new Error('unforeseen');
  const { clock, faults, loop, count } = open(async (nth) => {
    if (nth === 1) throw fault;
    return false;
  });
  loop.wake();
  await loop.working;
  clock.advance(10_000);
  assert.deepEqual([faults, count()], [[fault], 1]);
  loop.wake();
  await loop.working;
  assert.equal(count(), 2);
});

test('once it is stopped it is not woken any more, not even by the retry', async () => {
  const { clock, loop, count } = open(async () => {
    throw diskFull();
  });
  loop.wake();
  await loop.working;
  loop.stop();
  clock.advance(10_000);
  loop.wake();
  assert.equal(loop.working, null);
  assert.equal(count(), 1);
});
