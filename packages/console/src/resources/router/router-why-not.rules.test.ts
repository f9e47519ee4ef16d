import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Network, Router } from '@skydeck/contract';
import { networksLeft, whyNotAddInterface, whyNotAddRoute, whyNotEditInterface, whyNotLeave } from './router.rules.ts';

const network = (id: string, more: Partial<Network> = {}) =>
  ({
    id,
    project_id: 'p',
    router_external: false,
    rbac_policies: [],
    subnets: [{ cidr: '10.1.0.0/24' }],
    ...more,
  }) as unknown as Network;
const router = (more: Partial<Router> = {}) =>
  ({
    project_id: 'p',
    interfaces_info: [{ network_id: 'core' }],
    external_gateway_info: null,
    routes: [],
    ...more,
  }) as unknown as Router;
const route = (nexthop: string) => ({ destination: '10.9.0.0/16', nexthop });

describe('an interface is added while there is a network for it', () => {
  for (const [name, networks, expected] of [
    ['none', [], 'blocked.no_network_left'],
    ['only its own', [network('core')], 'blocked.no_network_left'],
    ['one without a subnet', [network('bare', { subnets: [] })], 'blocked.no_network_left'],
    ['a way out', [network('out', { router_external: true })], 'blocked.no_network_left'],
    ['one of another project', [network('theirs', { project_id: 'q' })], 'blocked.no_network_left'],
    ['another', [network('core'), network('dmz')], false],
  ] as const) {
    // spec: router.interface.networks
    it(name, () => assert.equal(whyNotAddInterface(router(), networks), expected));
  }
  it('names those that are left', () =>
    assert.deepEqual(
      networksLeft(router(), [network('core'), network('dmz')]).map(({ id }) => id),
      ['dmz'],
    ));
});

describe('an address is changed', () => {
  const fixed_ips = [{ subnet_id: 's', ip_address: '10.1.0.1' }];
  for (const [port, expected] of [
    [{ fixed_ips, status: 'ACTIVE' }, false],
    [{ fixed_ips, status: 'DOWN' }, false],
    [{ fixed_ips, status: 'BUILD' }, 'blocked.building'],
    [{ fixed_ips: [], status: 'ACTIVE' }, 'blocked.no_address'],
  ] as const) {
    it(`${port.status} with ${port.fixed_ips.length}: ${expected}`, () =>
      assert.equal(whyNotEditInterface({ status: port.status, fixed_ips: [...port.fixed_ips] }), expected));
  }
});

describe('a network or the gateway is left while nothing needs it', () => {
  const none = { routes: 0, vpns: 0, floating_ips: 0 };
  for (const [uses, expected] of [
    [none, false],
    [{ ...none, routes: 1 }, 'blocked.routes_need_it'],
    [{ ...none, vpns: 2 }, 'blocked.vpns_need_it'],
    [{ ...none, floating_ips: 3 }, 'blocked.floating_ips_need_it'],
  ] as const) {
    // spec: router.interface.in-use
    it(`${JSON.stringify(uses)}: ${expected}`, () => assert.equal(whyNotLeave({ uses }), expected));
  }
});

describe('a route is added', () => {
  const gateway = { network_id: 'out' } as Router['external_gateway_info'];
  for (const [name, more, expected] of [
    ['with an interface', {}, false],
    ['with a gateway', { interfaces_info: [], external_gateway_info: gateway }, false],
    ['with neither', { interfaces_info: [] }, 'blocked.no_next_hop'],
    ['to 128', { routes: Array.from({ length: 128 }, () => route('10.1.0.9')) }, 'blocked.most_routes'],
  ] as const) {
    // spec: router.routes.most
    it(name, () => assert.equal(whyNotAddRoute(router(more as Partial<Router>)), expected));
  }
});
