import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createSerialQueue, yieldToEventLoop } from './serial-queue.ts';

test('each job of a queue has a turn of the event loop of its own, in the order in which it came', async () => {
  const queue = createSerialQueue();
  const done: string[] = [];
  const jobs = ['a', 'b', 'c', 'd'].map((name) => async () => void done.push(name));
  for (const job of jobs) queue.add(job);
  // The first one once more, behind the others; the second only once; the fourth not at all.
  for (const job of jobs.slice(0, 2)) queue.add(job);
  for (const job of jobs.slice(3)) queue.remove(job);
  assert.equal(queue.length, 3);
  const seen: string[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    seen.push(done.join(''));
    await yieldToEventLoop();
  }
  assert.deepEqual(seen, ['a', 'a', 'ab', 'abc', 'abca', 'abca']);
  assert.equal(queue.length, 0);
});
