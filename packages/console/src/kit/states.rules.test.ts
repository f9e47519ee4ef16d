import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { statesOf } from './states.rules.ts';

describe('the statuses of a resource', () => {
  const { statuses, isKnownStatus, stateOf } = statesOf({ ACTIVE: 'healthy', DOWN: 'stopped' });
  it('are offered in the order in which they are named', () => assert.deepEqual(statuses, ['ACTIVE', 'DOWN']));
  for (const [status, known, family] of [
    ['ACTIVE', true, 'healthy'],
    ['DOWN', true, 'stopped'],
    ['STANDBY', false, 'unknown'],
    ['toString', false, 'unknown'],
  ] as const)
    it(`${status} is ${family}`, () => assert.deepEqual([isKnownStatus(status), stateOf(status)], [known, family]));
});
