import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gapsOf, isNear, peakOf, rangeOf, silenceOf } from './gaps.rules.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

test('a line breaks after 15 seconds, or after one measurement and a half', () => {
  for (const [step, silence] of [
    [SECOND, 15 * SECOND],
    [10 * SECOND, 15 * SECOND],
    [MINUTE, 90 * SECOND],
  ] as const)
    assert.equal(silenceOf(step), silence);
});

test('a chart ends at the last measurement, and goes on without one when nothing comes', () => {
  assert.deepEqual(rangeOf(1000 * MINUTE, 10 * SECOND, 60 * MINUTE, MINUTE), { from: 940 * MINUTE, to: 1000 * MINUTE });
  assert.deepEqual(rangeOf(1000 * MINUTE, 5 * MINUTE, 60 * MINUTE, MINUTE), { from: 945 * MINUTE, to: 1005 * MINUTE });
});

test('a gap is where nothing was measured, before, between and after', () => {
  const range = { from: 0, to: 10 * MINUTE };
  const each = Array.from({ length: 11 }, (_, at) => at * MINUTE);
  for (const [name, times, gaps] of [
    ['none', each, []],
    ['one is missing', each.filter((at) => at !== 5 * MINUTE), [{ from: 4 * MINUTE, to: 6 * MINUTE }]],
    ['it began later', each.slice(3), [{ from: 0, to: 3 * MINUTE }]],
    ['it has stopped', each.slice(0, 8), [{ from: 7 * MINUTE, to: 10 * MINUTE }]],
    ['what is outside does not count', [-MINUTE, ...each, 99 * MINUTE], []],
    ['nothing at all', [], [range]],
  ] as const)
    assert.deepEqual(gapsOf(times, range, MINUTE), gaps, name);
});

test('a threshold counts for the height, unless it is far above', () => {
  for (const [values, threshold, peak] of [
    [[[1, 5, null], [3]], null, 5],
    [[[1, 5]], 8, 8],
    [[[1, 5]], 4, 5],
    [[[1, 5]], 500, 5],
    [[[]], 5, 0],
  ] as const)
    assert.equal(peakOf(values, threshold), peak);
  assert.deepEqual([isNear(0, 5), isNear(15, 5), isNear(16, 5)], [false, true, false]);
});
