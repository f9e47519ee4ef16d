import assert from 'node:assert/strict';
import { test } from 'node:test';
import { marksDays, timeTicks, type Unit, valueTicks } from './ticks.rules.ts';

test('an axis begins at 0 and has four round steps, the last at or above the highest value', () => {
  for (const [peak, unit, ticks] of [
    [0, 'whole', [0, 1, 2, 3, 4]],
    [0, 'bytes', [0, 1, 2, 3, 4]],
    [0, 'number', [0, 1, 2, 3, 4]],
    [3, 'whole', [0, 1, 2, 3, 4]],
    [4, 'whole', [0, 1, 2, 3, 4]],
    [9, 'whole', [0, 5, 10, 15, 20]],
    [10, 'number', [0, 2.5, 5, 7.5, 10]],
    [0.3, 'number', [0, 0.1, 0.2, 0.3, 0.4]],
    [240, 'whole', [0, 100, 200, 300, 400]],
    [1452, 'whole', [0, 500, 1000, 1500, 2000]],
    [90, 'whole', [0, 25, 50, 75, 100]],
    [900, 'bytes', [0, 256, 512, 768, 1024]],
    [1500, 'bytes', [0, 512, 1024, 1536, 2048]],
    [3 * 1024, 'bytes', [0, 1024, 2048, 3072, 4096]],
    [6 * 1024 ** 2, 'bytes', [0, 2, 4, 6, 8].map((one) => one * 1024 ** 2)],
    [3900 * 1024, 'bytes', [0, 1, 2, 3, 4].map((one) => one * 1024 ** 2)],
  ] as const satisfies readonly (readonly [number, Unit, readonly number[]])[])
    assert.deepEqual(valueTicks(peak, unit), ticks, `${peak} ${unit}`);
});

const at = (time: string) => Date.parse(`2026-11-20T${time}:00Z`);
const times = (ticks: readonly number[]) => ticks.map((one) => new Date(one).toISOString().slice(11, 16));

test('times are round, as many as there is room for', () => {
  const hour = { from: at('13:05'), to: at('14:05') };
  for (const [room, marks] of [
    [6, ['13:10', '13:20', '13:30', '13:40', '13:50', '14:00']],
    [4, ['13:15', '13:30', '13:45', '14:00']],
    [2, ['13:30', '14:00']],
    [1, ['14:00']],
  ] as const)
    assert.deepEqual(times(timeTicks(hour, room, 0)), marks, String(room));
  assert.deepEqual(timeTicks({ from: at('13:05'), to: at('13:06') }, 1, 0), [at('13:05'), at('13:06')]);
});

test('days begin at midnight of the clock on the wall', () => {
  const week = { from: Date.parse('2026-11-13T14:00Z'), to: Date.parse('2026-11-20T14:00Z') };
  assert.deepEqual(new Set(times(timeTicks(week, 7, 0))), new Set(['00:00']));
  assert.deepEqual(new Set(times(timeTicks(week, 7, -60))), new Set(['23:00']));
  assert.deepEqual([marksDays(week), marksDays({ from: at('13:05'), to: at('14:05') })], [true, false]);
});
