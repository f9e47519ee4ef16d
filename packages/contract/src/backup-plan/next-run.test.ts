import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Schedule } from '../rules/schedules.ts';
import { nextRun, nextRuns } from './next-run.ts';

const schedule = (text: string): Schedule => {
  const [month = '', day_of_week = '', day = '', hour = '', minute] = text.split(' ');
  return { month, day_of_week, day, hour, minute };
};

// spec: backup-plan.schedule
describe('the next run', () => {
  const cases: [what: string, schedule: string, after: string, expected: string | null][] = [
    ['later today', '* * * 2', '2026-03-04T01:59:59.999Z', '2026-03-04T02:00:00.000Z'],
    ['not the moment itself', '* * * 2', '2026-03-04T02:00:00.000Z', '2026-03-05T02:00:00.000Z'],
    ['the next of several hours', '* * * 2,14,23', '2026-03-04T14:00:00.001Z', '2026-03-04T23:00:00.000Z'],
    ['every hour', '* * * *', '2026-03-04T23:30:00.000Z', '2026-03-05T00:00:00.000Z'],
    ['midnight is an hour', '* * * 0', '2026-12-31T00:00:00.000Z', '2027-01-01T00:00:00.000Z'],
    ['over the end of a year', '1 * 1 5', '2026-01-01T05:00:00.000Z', '2027-01-01T05:00:00.000Z'],
    ['Sunday is 0', '* 0 * 2', '2026-03-04T08:00:00.000Z', '2026-03-08T02:00:00.000Z'],
    ['Monday or Wednesday', '* 1,3 * 2', '2026-03-04T02:30:00.000Z', '2026-03-09T02:00:00.000Z'],
    ['the 31st leaves short months out', '* * 31 2', '2026-03-31T02:00:00.000Z', '2026-05-31T02:00:00.000Z'],
    ['weekday and day both have to be met', '* 5 13 2', '2026-01-01T00:00:00.000Z', '2026-02-13T02:00:00.000Z'],
    ['the first Monday', '* 1 1,2,3,4,5,6,7 2', '2026-03-04T08:00:00.000Z', '2026-04-06T02:00:00.000Z'],
    ['29 February waits for a leap year', '2 * 29 2', '2026-03-01T00:00:00.000Z', '2028-02-29T02:00:00.000Z'],
    ['a Monday that is 29 February', '2 1 29 2', '2025-01-01T00:00:00.000Z', '2044-02-29T02:00:00.000Z'],
    ['over a century without one', '2 1 29 2', '2073-01-01T00:00:00.000Z', '2112-02-29T02:00:00.000Z'],
    ['an hour that Europe leaves out in March', '* * * 2', '2026-03-28T12:00:00.000Z', '2026-03-29T02:00:00.000Z'],
    ['an hour that Europe has twice in October', '* * * 1', '2026-10-25T01:00:00.000Z', '2026-10-26T01:00:00.000Z'],
    ['at its minute', '* * * 2 30', '2026-03-04T02:00:00.000Z', '2026-03-04T02:30:00.000Z'],
    ['not its minute itself', '* * * 2 30', '2026-03-04T02:30:00.000Z', '2026-03-05T02:30:00.000Z'],
    [
      'the minute of the next of several hours',
      '* * * 2,14 15',
      '2026-03-04T02:15:00.001Z',
      '2026-03-04T14:15:00.000Z',
    ],
    ['the minute of every hour', '* * * * 45', '2026-03-04T22:46:00.000Z', '2026-03-04T23:45:00.000Z'],
    ['the last minute of a year', '* * * 23 59', '2026-12-31T23:58:59.999Z', '2026-12-31T23:59:00.000Z'],
    ['over midnight', '* * * * 59', '2026-12-31T23:59:00.000Z', '2027-01-01T00:59:00.000Z'],
    ['a minute of the day of the week', '* 0 * 0 5', '2026-03-04T08:00:00.000Z', '2026-03-08T00:05:00.000Z'],
    ['a minute that Europe leaves out in March', '* * * 2 30', '2026-03-28T12:00:00.000Z', '2026-03-29T02:30:00.000Z'],
    ['a minute that Europe has twice in October', '* * * 1 30', '2026-10-25T01:30:00.000Z', '2026-10-26T01:30:00.000Z'],
    ['no such minute', '* * * 2 60', '2026-01-01T00:00:00.000Z', null],
    ['30 February never comes', '2 * 30 2', '2026-01-01T00:00:00.000Z', null],
    ['nor does 31 April, June, September, November', '4,6,9,11 * 31 2', '2026-01-01T00:00:00.000Z', null],
    ['a part that says nothing', '* * * 24', '2026-01-01T00:00:00.000Z', null],
  ];
  for (const [what, text, after, expected] of cases)
    test(what, () => assert.equal(nextRun(schedule(text), new Date(after))?.toISOString() ?? null, expected));
});

test('the next runs, as many as are asked for or there are', () => {
  const from = new Date('2026-03-04T08:00:00Z');
  assert.deepEqual(
    nextRuns(schedule('* 1,5 * 2'), from, 3).map((run) => run.toISOString().slice(0, 13)),
    ['2026-03-06T02', '2026-03-09T02', '2026-03-13T02'],
  );
  assert.deepEqual(nextRuns(schedule('2 * 30 2'), from, 3), []);
  assert.deepEqual(nextRuns(schedule('* * * 2'), from, 0), []);
});
