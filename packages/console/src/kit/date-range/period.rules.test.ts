import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseDate, parseZonedDateTime } from '@internationalized/date';
import { chosenBy, isReversed, periodOf, presets, readPeriod, swapped, withDays } from './period.rules.ts';

const zone = 'Europe/Stockholm';
const at = parseZonedDateTime('2026-11-20T14:05:31[Europe/Stockholm]');
const texts = ({ start, end }: { start: object; end: object }) => [String(start), String(end)];

// spec: list.period
describe('a period', () => {
  it('has its last minute, and the server is asked up to the next', () => {
    const chosen = readPeriod(['2026-11-12T12:05:00.000Z', '2026-11-18T13:06:00.000Z'], zone);
    assert.deepEqual(chosen && texts(chosen), [
      '2026-11-12T13:05:00+01:00[Europe/Stockholm]',
      '2026-11-18T14:05:00+01:00[Europe/Stockholm]',
    ]);
    assert.deepEqual(chosen && periodOf(chosen), ['2026-11-12T12:05:00.000Z', '2026-11-18T13:06:00.000Z']);
  });

  it('is none where an address says something else', () => {
    for (const values of [undefined, [], ['2026-11-12T12:05:00Z'], ['noon', '2026-11-12T12:05:00Z']])
      assert.equal(readPeriod(values, zone), null);
  });

  it('goes from the first minute of a day to the last of one, or keeps the times that were chosen', () => {
    const days = { start: parseDate('2026-11-02'), end: parseDate('2026-11-05') };
    const whole = withDays(days, null, 'UTC');
    assert.deepEqual(texts(whole), ['2026-11-02T00:00:00+00:00[UTC]', '2026-11-05T23:59:00+00:00[UTC]']);
    const other = { start: parseDate('2026-10-24'), end: parseDate('2026-10-25') };
    const kept = withDays(other, { start: at, end: at.add({ hours: 1 }) }, zone);
    assert.deepEqual(texts(kept), [
      '2026-10-24T14:05:00+02:00[Europe/Stockholm]',
      '2026-10-25T15:05:00+01:00[Europe/Stockholm]',
    ]);
  });

  it('with its end before its beginning is told, and can be turned', () => {
    const wrong = { start: at, end: at.subtract({ minutes: 1 }) };
    assert.deepEqual(
      [isReversed(wrong), isReversed(swapped(wrong)), isReversed({ start: at, end: at })],
      [true, false, false],
    );
  });

  it('reaches back from now', () => {
    assert.deepEqual(
      presets.map((preset) => String(chosenBy(preset, zone, at).start).slice(0, 16)),
      [
        '2026-11-20T13:05',
        '2026-11-20T08:05',
        '2026-11-19T14:05',
        '2026-11-13T14:05',
        '2026-10-21T14:05',
        '2026-11-01T00:00',
      ],
    );
    assert.equal(chosenBy('day', zone, at).end.second, 0);
  });
});
