import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { excessOf, sharesOf } from './quota.rules.ts';

describe('a quota after the change', () => {
  for (const [name, used, adding, limit, shares, excess] of [
    ['has room', 180, 8, 200, { used: 90, adding: 4 }, 0],
    ['is just full', 5, 5, 10, { used: 50, adding: 50 }, 0],
    ['would be exceeded', 8, 4, 10, { used: 80, adding: 20 }, 2],
    ['is exceeded already', 12, 1, 10, { used: 100, adding: 0 }, 3],
    ['is not touched', 3, 0, 10, { used: 30, adding: 0 }, 0],
    ['allows nothing', 0, 1, 0, { used: 0, adding: 100 }, 1],
    ['allows nothing, and nothing is asked', 0, 0, 0, { used: 0, adding: 0 }, 0],
  ] as const) {
    it(name, () => {
      assert.deepEqual(sharesOf({ used, adding, limit }), shares);
      assert.equal(excessOf({ used, adding, limit }), excess);
    });
  }
});
