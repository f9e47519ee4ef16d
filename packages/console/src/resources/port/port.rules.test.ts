import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { stateOf } from './port.rules.ts';

describe('the family of shapes of a status', () => {
  for (const [status, family] of [
    ['ACTIVE', 'healthy'],
    ['DOWN', 'stopped'],
    ['BUILD', 'progress'],
    ['ERROR', 'error'],
    ['N/A', 'unknown'],
  ] as const) {
    it(`${status}: ${family}`, () => assert.equal(stateOf(status), family));
  }
});
