import assert from 'node:assert/strict';
import { test } from 'node:test';
import { UNLIMITED } from '@skydeck/contract';
import { gigabytesOf, isOver } from './usage.rules.ts';

for (const [what, limit, used, wanted, expected] of [
  ['the last one fits', 10, 9, 1, false],
  ['one more than that does not', 10, 10, 1, true],
  ['several together do not, where fewer would', 10, 8, 3, true],
  ['nothing fits into nothing', 0, 0, 1, true],
  ['nothing more is wanted', 10, 10, 0, false],
  ['who has more than was agreed later gets no more', 5, 7, 1, true],
  ['without a limit all fits', UNLIMITED, 1_000_000, 1, false],
] as const)
  test(`a quota: ${what}`, () => assert.equal(isOver(limit, used, wanted), expected));

test('the sizes of volumes are added up', () => {
  assert.equal(gigabytesOf([]), 0);
  assert.equal(gigabytesOf([{ size: 10 }, { size: 500 }]), 510);
});
