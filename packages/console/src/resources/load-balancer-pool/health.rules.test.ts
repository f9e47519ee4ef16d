import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LoadBalancerMember } from '@skydeck/contract';
import { healthOf, isKnownHealth, stateOfHealth } from './health.rules.ts';

const member = (status: string, enabled = true): LoadBalancerMember => ({
  id: status,
  name: '',
  address: '10.0.0.8',
  protocol_port: 80,
  weight: 1,
  backup: false,
  enabled,
  status,
  server_id: null,
  server_name: null,
});

test('a health has a shape, and one of another cloud is unknown', () => {
  for (const [health, state] of [
    ['HEALTHY', 'healthy'],
    ['UNHEALTHY', 'error'],
    ['DISABLED', 'stopped'],
    ['UNKNOWN', 'unknown'],
    ['ERROR', 'error'],
    ['DRAINING', 'unknown'],
  ] as const)
    assert.equal(stateOfHealth(health), state);
  assert.equal(isKnownHealth('DRAINING'), false);
});

test('those that are switched off are not counted', () => {
  assert.deepEqual(healthOf([member('HEALTHY'), member('UNHEALTHY'), member('HEALTHY', false)]), {
    healthy: 1,
    all: 2,
  });
});
