import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { durationIn } from './duration.ts';

it('a duration in a table has the short name of its unit', () => {
  assert.equal(durationIn('en', 'short')(12), '12 sec');
  assert.equal(durationIn('de', 'short')(180), '3 Min.');
});

describe('a duration is said in the largest unit that it is whole in', () => {
  for (const [seconds, english, german] of [
    [0, '0 seconds', '0 Sekunden'],
    [1, '1 second', '1 Sekunde'],
    [90, '90 seconds', '90 Sekunden'],
    [120, '2 minutes', '2 Minuten'],
    [28_800, '8 hours', '8 Stunden'],
    [86_400, '1 day', '1 Tag'],
    [3601, '3,601 seconds', '3.601 Sekunden'],
  ] as const) {
    it(`${seconds} seconds are ${english}`, () => {
      assert.equal(durationIn('en')(seconds), english);
      assert.equal(durationIn('de')(seconds), german);
    });
  }
});
