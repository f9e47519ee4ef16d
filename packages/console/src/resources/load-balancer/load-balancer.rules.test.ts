import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flavorOfTopology, isKnownRole, isKnownTopology, loadBalancerStates } from './load-balancer.rules.ts';

// spec: load-balancer.status
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
    assert.equal(loadBalancerStates.stateOf(status), state);
});

// spec: load-balancer.topology
test('topologies and roles of another cloud have no words of ours', () => {
  assert.deepEqual(['SINGLE', 'ACTIVE_STANDBY', 'RING'].map(isKnownTopology), [true, true, false]);
  assert.deepEqual(['STANDALONE', 'MASTER', 'BACKUP', 'SPARE'].map(isKnownRole), [true, true, true, false]);
});

test('high availability is the first flavor that has it, as the server takes it', () => {
  const [small, large, two, other] = [
    { id: 's', name: 'small', topology: 'SINGLE' },
    { id: 'l', name: 'large', topology: 'SINGLE' },
    { id: 'h', name: 'ha', topology: 'ACTIVE_STANDBY' },
    { id: 'r', name: 'ring', topology: 'RING' },
  ] as const;
  const all = [other, two, small, large];
  assert.equal(flavorOfTopology(all, true), two);
  assert.equal(flavorOfTopology(all, false), small);
  assert.equal(flavorOfTopology([small], true), undefined);
});
