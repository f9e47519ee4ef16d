import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createMovableClock } from '../clock.ts';
import { createSlots } from './slots.ts';
import { createRates } from './rate.ts';

test('a rate is for each key, and for a minute', () => {
  const clock = createMovableClock();
  const rates = createRates(clock, 2);
  assert.deepEqual(
    [rates.take('a'), rates.isSpent('a'), rates.take('a'), rates.isSpent('a')],
    [true, false, true, true],
  );
  assert.deepEqual(
    [rates.take('a'), rates.take('b'), rates.isSpent('b'), rates.isSpent('c')],
    [false, true, false, false],
  );
  clock.advance(59_999);
  assert.equal(rates.isSpent('a'), true);
  clock.advance(1);
  assert.deepEqual([rates.isSpent('a'), rates.take('a'), rates.isSpent('a')], [false, true, false]);
});

test('whoever goes on is counted across a minute’s end, and a clock that is set back starts anew', () => {
  let now = 1_000_000;
  const rates = createRates({ now: () => new Date(now), after: () => () => {} }, 2);
  now += 50_000;
  rates.take('late');
  now += 20_000;
  assert.equal(rates.take('late'), true);
  assert.equal(rates.isSpent('late'), true, 'two within twenty seconds');
  now -= 3_600_000;
  assert.equal(rates.isSpent('late'), false);
});

test('a slot is released once', () => {
  const slots = createSlots(2);
  const [one, two] = [slots.acquire('a'), slots.acquire('a')];
  assert.deepEqual(
    [one === null, two === null, slots.acquire('a'), slots.acquire('b') === null],
    [false, false, null, false],
  );
  one?.();
  one?.();
  assert.notEqual(slots.acquire('a'), null);
  assert.equal(slots.acquire('a'), null);
});
