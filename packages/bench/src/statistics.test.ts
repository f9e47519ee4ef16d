import assert from 'node:assert/strict';
import { test } from 'node:test';
import { median, middleHalf, ratios } from './statistics.ts';

test('the median is the value in the middle, or half way between the two', () => {
  assert.equal(median([9, 1, 5]), 5);
  assert.equal(median([10, 1, 2, 4]), 3);
  assert.equal(Number.isNaN(median([])), true);
});

test('one bad round does not move the middle half', () => {
  assert.deepEqual(middleHalf([4, 1, 3, 2, 900]), [2, 4]);
});

test('a ratio compares what happened in the same round', () => {
  assert.deepEqual(ratios([10, 40], [5, 10]), [2, 4]);
});
