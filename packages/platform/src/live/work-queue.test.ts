import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createWorkQueue, yieldToEventLoop } from './work-queue.ts';

test('each job of a queue has a turn of the event loop of its own, in the order in which it came', async () => {
  const queue = createWorkQueue(1);
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

/** A job that says when it begins, and ends when it is told to. */
function createJob(name: string, begun: string[]) {
  const ends: (() => void)[] = [];
  const job = () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  return { job, end: () => ends.shift()?.() };
}

// spec: live.login.queue
test('so many jobs run at once, and no job beside itself', async () => {
  const queue = createWorkQueue(2);
  const begun: string[] = [];
  const [a, b, c] = ['a', 'b', 'c'].map((name) => createJob(name, begun));
  assert.ok(a && b && c);
  queue.add(a.job);
  queue.add(a.job);
  assert.deepEqual(begun, ['a'], 'it waits for its own end');
  queue.add(b.job);
  queue.add(c.job);
  assert.deepEqual(begun, ['a', 'b']);
  b.end();
  await yieldToEventLoop();
  await yieldToEventLoop();
  assert.deepEqual(begun, ['a', 'b', 'c'], 'what runs already holds up nobody behind it');
  a.end();
  await yieldToEventLoop();
  await yieldToEventLoop();
  assert.deepEqual(begun, ['a', 'b', 'c', 'a']);
  assert.equal(queue.length, 0);
});
