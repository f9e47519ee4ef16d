import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isKnownRole, isKnownTopology, stateOf, whyNotCreate } from './load-balancer.rules.ts';

test('a status has a shape, and one of another cloud is unknown', () => {
  for (const [status, state] of [
    ['ACTIVE', 'healthy'],
    ['CREATING', 'progress'],
    ['CONFIGURING', 'progress'],
    ['DELETING', 'progress'],
    ['ERROR', 'error'],
    ['DEPLOYMENT_FAILED', 'error'],
    ['DISABLED', 'stopped'],
    ['DEGRADED', 'unknown'],
  ] as const)
    assert.equal(stateOf(status), state);
});

test('topologies and roles of another cloud have no words of ours', () => {
  assert.deepEqual(['SINGLE', 'ACTIVE_STANDBY', 'RING'].map(isKnownTopology), [true, true, false]);
  assert.deepEqual(['STANDALONE', 'MASTER', 'BACKUP', 'SPARE'].map(isKnownRole), [true, true, true, false]);
});

test('one is made in a project', () => {
  assert.equal(whyNotCreate(null), 'blocked.no_project');
  assert.equal(whyNotCreate('p'), false);
});
