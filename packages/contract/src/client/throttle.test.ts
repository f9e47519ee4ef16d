import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createHandTimer } from './testing/hand-timer.ts';
import { createThrottle } from './throttle.ts';

function start() {
  const timer = createHandTimer();
  const told: number[] = [];
  return { timer, told, throttle: createThrottle(timer, 100, (value: number) => told.push(value)) };
}

// spec: call.upload.progress
test('the first is told at once, then at most one in each span, and that the last', () => {
  const { timer, told, throttle } = start();
  throttle.push(1);
  throttle.push(2);
  throttle.push(3);
  assert.deepEqual(told, [1]);
  timer.pass(99);
  assert.deepEqual(told, [1]);
  timer.pass(1);
  assert.deepEqual(told, [1, 3]);
  throttle.push(4);
  timer.pass(99);
  assert.deepEqual(told, [1, 3]);
  timer.pass(1);
  assert.deepEqual(told, [1, 3, 4]);
});

test('after a span in which nothing came the next is told at once', () => {
  const { timer, told, throttle } = start();
  throttle.push(1);
  timer.pass(100);
  throttle.push(2);
  assert.deepEqual(told, [1, 2]);
});

test('what still waits is told when it ends, once, and no clock goes on', () => {
  const { timer, told, throttle } = start();
  throttle.push(1);
  throttle.push(2);
  throttle.flush();
  throttle.flush();
  assert.deepEqual(told, [1, 2]);
  assert.equal(timer.waiting(), 0);
});

test('what is told from inside waits its turn', () => {
  const timer = createHandTimer();
  const told: number[] = [];
  const throttle = createThrottle(timer, 100, (value: number) => {
    told.push(value);
    if (value === 1) throttle.push(2);
  });
  throttle.push(1);
  assert.deepEqual(told, [1]);
  timer.pass(100);
  assert.deepEqual(told, [1, 2]);
});
