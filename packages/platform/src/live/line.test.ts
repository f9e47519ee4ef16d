import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLine, yieldToEventLoop } from './line.ts';

test('each job of a line has a turn of the event loop of its own, in the order in which it came', async () => {
  const line = createLine(1);
  const done: string[] = [];
  const jobs = ['a', 'b', 'c', 'd'].map((name) => async () => void done.push(name));
  for (const job of jobs) line.add(job);
  // The first one once more, behind the others; the second only once; the fourth not at all.
  for (const job of jobs.slice(0, 2)) line.add(job);
  for (const job of jobs.slice(3)) line.remove(job);
  assert.equal(line.length, 3);
  const seen: string[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    seen.push(done.join(''));
    await yieldToEventLoop();
  }
  assert.deepEqual(seen, ['a', 'a', 'ab', 'abc', 'abca', 'abca']);
  assert.equal(line.length, 0);
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

// spec: live.login.line
test('so many jobs run at once, and no job beside itself', async () => {
  const line = createLine(2);
  const begun: string[] = [];
  const [a, b, c] = ['a', 'b', 'c'].map((name) => createJob(name, begun));
  assert.ok(a && b && c);
  line.add(a.job);
  line.add(a.job);
  assert.deepEqual(begun, ['a'], 'it waits for its own end');
  line.add(b.job);
  line.add(c.job);
  assert.deepEqual(begun, ['a', 'b']);
  b.end();
  await yieldToEventLoop();
  await yieldToEventLoop();
  assert.deepEqual(begun, ['a', 'b', 'c'], 'what runs already holds up nobody behind it');
  a.end();
  await yieldToEventLoop();
  await yieldToEventLoop();
  assert.deepEqual(begun, ['a', 'b', 'c', 'a']);
  assert.equal(line.length, 0);
});
