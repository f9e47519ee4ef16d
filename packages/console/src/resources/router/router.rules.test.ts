import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RouterInterface } from '@skydeck/contract';
import { addressesOf, keyOfRoute, routerStates, whyNotDelete, withoutRoutes, withRoute } from './router.rules.ts';

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
