import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMovableClock, every } from './clock.ts';

const start = new Date('2026-01-01T00:00:00.000Z');

test('it stands still until it is moved', () => {
  const clock = createMovableClock(start);
  assert.deepEqual(clock.now(), start);
  clock.advance(1500);
  assert.equal(clock.now().toISOString(), '2026-01-01T00:00:01.500Z');
});

test('what falls due runs once, in its order, at its time', () => {
  const clock = createMovableClock(start);
  const ran: string[] = [];
  const note = (name: string) => () => ran.push(`${name} at ${clock.now().getTime() - start.getTime()}`);
  clock.after(300, note('late'));
  clock.after(100, note('early'));
  const cancel = clock.after(200, note('cancelled'));
  cancel();
  clock.advance(250);
  assert.deepEqual(ran, ['early at 100']);
  clock.advance(1000);
  clock.advance(1000);
  assert.deepEqual(ran, ['early at 100', 'late at 300']);
});

test('what falls due during a jump runs once, in its order, at the end', () => {
  const clock = createMovableClock(start);
  const ran: string[] = [];
  const note = (name: string) => ran.push(`${name} at ${clock.now().getTime() - start.getTime()}`);
  every(clock, 100, () => note('again'));
  const cancel = clock.after(700, () => note('cancelled'));
  clock.after(650, () => {
    note('once');
    cancel();
  });
  clock.jump(1000);
  assert.deepEqual(ran, ['again at 1000', 'once at 1000']);
  clock.advance(100);
  assert.deepEqual(ran.slice(2), ['again at 1100']);
});

test('a wait that begins in a wait ends in the same move', () => {
  const clock = createMovableClock(start);
  const times: number[] = [];
  const again = () => {
    times.push(clock.now().getTime() - start.getTime());
    clock.after(100, again);
  };
  clock.after(100, again);
  clock.advance(350);
  assert.deepEqual(times, [100, 200, 300]);
});

test('what repeats acts until it is stopped', () => {
  const clock = createMovableClock(start);
  const times: number[] = [];
  const stop = every(clock, 100, () => times.push(clock.now().getTime() - start.getTime()));
  clock.advance(250);
  clock.advance(50);
  stop();
  clock.advance(1000);
  assert.deepEqual(times, [100, 200, 300]);
});
