import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RouterInterface } from '@skydeck/contract';
import {
  addressesOf,
  isNexthopMissing,
  keyOfRoute,
  routerStates,
  throughOf,
  whyNotDelete,
  withoutRoutes,
  withRoute,
} from './router.rules.ts';

describe('the state of a router', () => {
  for (const [status, state] of [
    ['ACTIVE', 'healthy'],
    ['DOWN', 'stopped'],
    ['ERROR', 'error'],
    ['BUILD', 'progress'],
    ['SNATTED', 'unknown'],
    ['constructor', 'unknown'],
  ] as const) {
    it(`${status} is ${state}`, () => assert.equal(routerStates.stateOf(status), state));
  }
});

describe('deleting a router', () => {
  const port = { network_id: 'n' } as RouterInterface;
  it('is blocked while it has interfaces', () =>
    assert.equal(whyNotDelete({ interfaces_info: [port] }), 'blocked.has_interfaces'));
  it('is free without', () => assert.equal(whyNotDelete({ interfaces_info: [] }), false));
});

describe('static routes', () => {
  const one = { destination: '10.1.0.0/16', nexthop: '10.0.0.2' };
  const two = { destination: '10.2.0.0/16', nexthop: '10.0.0.3' };
  const next = { destination: '10.9.0.0/16', nexthop: '10.0.0.9' };
  for (const [name, key, route, after] of [
    ['adds', null, next, [one, two, next]],
    ['replaces in place', keyOfRoute(one), next, [next, two]],
    ['adds what somebody else took out meanwhile', 'gone', next, [one, two, next]],
  ] as const) {
    it(name, () => assert.deepEqual(withRoute([one, two], key, route), after));
  }
  for (const [name, keys, left] of [
    ['takes one out', [keyOfRoute(two)], [one]],
    ['takes several out', [keyOfRoute(two), keyOfRoute(one)], []],
    ['leaves alone what is gone already', ['gone', keyOfRoute(one)], [two]],
  ] as const) {
    it(name, () => assert.deepEqual(withoutRoutes([one, two], keys), left));
  }
});

it('addresses of an interface', () => {
  assert.deepEqual(addressesOf({ fixed_ips: [{ ip_address: '10.0.0.1' }, { ip_address: 'fd00::1' }] }), [
    '10.0.0.1',
    'fd00::1',
  ]);
});

describe('a static route', () => {
  const subnets = [
    { id: 'core-v4', cidr: '10.20.0.0/16' },
    { id: 'dmz-v4', cidr: '10.30.4.0/24' },
  ];
  const ports = [
    { network_id: 'core', fixed_ips: [{ subnet_id: 'core-v4', ip_address: '10.20.0.1' }] },
    { network_id: 'dmz', fixed_ips: [{ subnet_id: 'dmz-v4', ip_address: '10.30.4.1' }] },
  ];
  it('leads through the interface in whose subnet its next hop is', () => {
    assert.equal(throughOf('10.30.4.9', ports, subnets)?.network_id, 'dmz');
    assert.equal(throughOf('10.20.0.250', ports, subnets)?.network_id, 'core');
    assert.equal(throughOf('203.0.113.1', ports, subnets), undefined);
    assert.equal(throughOf('10.30.4.9', ports, []), undefined);
  });
  it('leads nowhere while nothing in that network has the address', () => {
    const there = [{ network_id: 'dmz', fixed_ips: [{ subnet_id: 'dmz-v4', ip_address: '10.30.4.9' }] }];
    assert.equal(isNexthopMissing('10.30.4.9', { network_id: 'dmz' }, there), false);
    assert.equal(isNexthopMissing('10.30.4.10', { network_id: 'dmz' }, there), true);
    assert.equal(isNexthopMissing('10.30.4.9', { network_id: 'core' }, there), true);
  });
});
