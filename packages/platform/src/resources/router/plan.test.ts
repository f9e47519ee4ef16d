import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { RouterBody, RouterUpdate, StaticRoute } from '@skydeck/contract';
import { problemsOfCall, refusalOf } from '../../engines/test-refusals.ts';
import { deviceOwners } from '../port/records.ts';
import type { RouterRecord } from './records.ts';
import { findAttached, planInterfaceUpdate, planNewPorts, planUpdate } from './plan.ts';
import type { Site } from './plan-ports.ts';
import type { RouterPorts } from './router-ports.ts';
import { attempt, codesOf, id, near, other, owner, portAt, site, stamps } from './test-sites.ts';

const [core, edge] = [site(11, { cidrs: ['10.1.0.0/24'] }), site(12, { cidrs: ['10.2.0.0/24'] })];
const outside = site(21, { cidrs: ['203.0.113.0/24', '2001:db8::/64'], owner: other, external: true });
const full = site(22, { cidrs: ['192.0.2.0/24'], owner: other, external: true, taken: ['192.0.2.2', '192.0.2.3'] });
const foreign = site(31, { cidrs: ['10.3.0.0/24'], owner: other });

describe('a new router', () => {
  const plan = (body: Pick<RouterBody, 'external_gateway_info' | 'interfaces'>) =>
    planNewPorts(near(core, edge, outside, full, foreign), owner, body);
  const to = (one: Site, ip_address?: string) => ({ network_id: one.network.id, ...(ip_address && { ip_address }) });

  // spec: router.gateway, spec: router.interface.address
  test('its gateway has the next address of each pool, its interfaces those of the gateways', () => {
    const { gateway, interfaces, routerPorts, problems } = plan({
      external_gateway_info: to(outside),
      interfaces: [to(core), to(edge, '10.2.0.77')],
    });
    assert.deepEqual(problems, {});
    assert.deepEqual(
      [gateway, ...interfaces].map((planned) => planned?.port.fixed_ips.map(({ ip_address }) => ip_address)),
      [['203.0.113.2', '2001:db8::2'], ['10.1.0.1'], ['10.2.0.77']],
    );
    assert.deepEqual(
      [gateway, ...interfaces].map((planned) => planned?.port.device_owner),
      [deviceOwners.gateway, deviceOwners.interface, deviceOwners.interface],
    );
    assert.equal(routerPorts.ports.length, 3);
  });

  for (const [what, body, codes] of [
    ['no such network', { interfaces: [{ network_id: id(99) }] }, { 'interfaces.0.network_id': 'network_unknown' }],
    ["another project's", { interfaces: [to(foreign)] }, { 'interfaces.0.network_id': 'network_unknown' }],
    ['twice', { interfaces: [to(core), to(core)] }, { 'interfaces.1.network_id': 'network_already_attached' }],
    [
      'a private one outside',
      { external_gateway_info: to(core) },
      { 'external_gateway_info.network_id': 'network_not_external' },
    ],
    ['an external one inside', { interfaces: [to(outside)] }, { 'interfaces.0.network_id': 'network_not_direct' }],
    [
      'no address left',
      { external_gateway_info: to(full) },
      { 'external_gateway_info.network_id': 'no_addresses_left' },
    ],
    [
      'its own gateway',
      { external_gateway_info: to(outside), interfaces: [to(outside)] },
      { 'interfaces.0.network_id': 'network_is_gateway' },
    ],
    [
      'a chosen address elsewhere',
      { interfaces: [to(core, '10.9.0.1')] },
      { 'interfaces.0.ip_address': 'outside_subnet' },
    ],
    [
      'two addresses of one IP version',
      {
        external_gateway_info: {
          ...to(outside),
          external_fixed_ips: [{ ip_address: '203.0.113.2' }, { ip_address: '203.0.113.3' }],
        },
      },
      { 'external_gateway_info.external_fixed_ips.1.ip_address': 'duplicate' },
    ],
  ] as const) {
    test(`${what}: refused at its field`, () => {
      assert.deepEqual(codesOf(plan(structuredClone(body) as unknown as RouterBody).problems), codes);
    });
  }
});

describe('a change of a router', () => {
  const route = (nexthop: string): StaticRoute => ({ destination: '172.16.0.0/16', nexthop });
  const router = (routes: readonly StaticRoute[] = []): RouterRecord => ({
    ...stamps,
    ...owner,
    name: 'r',
    status: 'ACTIVE',
    enable_snat: false,
    routes,
    interfaces: [],
    addresses: '',
  });
  const gatewayPort = portAt(outside, '203.0.113.2', 1, { device_owner: deviceOwners.gateway });
  const before: RouterPorts = { ports: [gatewayPort], subnets: outside.subnets };
  const update = (body: RouterUpdate, routes?: readonly StaticRoute[]) =>
    planUpdate(near(core, outside, full), router(routes), body, before);

  // spec: router.gateway.keep
  for (const [what, wanted, expected] of [
    ['nothing is said of it', undefined, { isMoved: false, enableSnat: false }],
    ['the same network', { network_id: outside.network.id.toUpperCase() }, { isMoved: false, enableSnat: false }],
    ['the same with SNAT', { network_id: outside.network.id, enable_snat: true }, { isMoved: false, enableSnat: true }],
    [
      'another address',
      { network_id: outside.network.id, external_fixed_ips: [{ ip_address: '203.0.113.3' }] },
      { isMoved: true, enableSnat: true },
    ],
    ['it goes', null, { isMoved: true, enableSnat: true }],
  ] as const) {
    test(`the gateway, ${what}: ${expected.isMoved ? 'moved' : 'stays'}`, () => {
      const body = wanted === undefined ? {} : { external_gateway_info: wanted };
      const { isMoved, enableSnat, gateway } = update(structuredClone(body) as unknown as RouterUpdate);
      assert.deepEqual({ isMoved, enableSnat }, expected);
      assert.equal(gateway !== null, expected.isMoved && wanted !== null);
    });
  }

  // spec: router.gateway.keep
  test('the address of one IP version changes, the other one stays', () => {
    const fixed_ips = ['203.0.113.2', '2001:db8::2'].map((ip_address, at) => ({
      subnet_id: outside.subnets[at]?.id ?? '',
      ip_address,
    }));
    const own = { ...gatewayPort, device_id: owner.id, fixed_ips };
    const here = { ...outside, ports: [own] };
    for (const [asked, expected] of [
      ['203.0.113.3', ['203.0.113.3', '2001:db8::2']],
      ['2001:db8::3', ['203.0.113.2', '2001:db8::3']],
    ] as const) {
      const body = {
        external_gateway_info: { network_id: here.network.id, external_fixed_ips: [{ ip_address: asked }] },
      };
      const { gateway } = planUpdate(near(here), router(), body, { ports: [own], subnets: here.subnets });
      assert.deepEqual(
        gateway?.port.fixed_ips.map(({ ip_address }) => ip_address),
        expected,
      );
    }
  });

  // spec: router.interface.in-use
  test('a route keeps the gateway that it needs, unless it goes with it', async () => {
    const routes = [route('203.0.113.1')];
    const closing = { external_gateway_info: null };
    const { code, values } = await refusalOf(attempt(() => update(closing, routes)));
    assert.deepEqual([code, values], ['in_use', { name: 'r', count: 1, by: 'routes' }]);
    assert.equal(update({ ...closing, routes: [] }, routes).isMoved, true);
  });

  test('every wrong field is named; routes are checked against the new gateway', async () => {
    const wrong = { name: ' ', external_gateway_info: { network_id: full.network.id } };
    assert.deepEqual(await problemsOfCall(attempt(() => update(wrong))), {
      name: 'required',
      'external_gateway_info.network_id': 'no_addresses_left',
    });
    const unreachable = { external_gateway_info: null, routes: [route('203.0.113.1')] };
    assert.deepEqual(await problemsOfCall(attempt(() => update(unreachable))), {
      'routes.0.nexthop': 'nexthop_unreachable',
    });
  });
});

describe('an interface', () => {
  const port = portAt(core, '10.1.0.1', 1, { device_owner: deviceOwners.interface });
  const taken = portAt(core, '10.1.0.9', 2);
  const [subnet] = core.subnets;
  const router: RouterRecord = {
    ...stamps,
    ...owner,
    name: 'r',
    status: 'ACTIVE',
    enable_snat: true,
    routes: [{ destination: '172.16.0.0/16', nexthop: '10.1.0.8' }],
    interfaces: [],
    addresses: '',
  };
  const move = (ip_address: string, subnet_id = subnet?.id ?? '') =>
    attempt(() =>
      planInterfaceUpdate(router, port, { ...core, ports: [port, taken] }, { fixed_ips: [{ subnet_id, ip_address }] }),
    );

  // spec: router.interface.update
  test('moves to a free address of its subnet, and to no other', async () => {
    assert.deepEqual(
      (await move('10.1.0.7')).map(({ ip_address }) => ip_address),
      ['10.1.0.7'],
    );
    assert.deepEqual(
      (await move('10.1.0.1')).map(({ ip_address }) => ip_address),
      ['10.1.0.1'],
      'it keeps its own',
    );
    for (const [address, code] of [
      ['10.1.0.9', 'address_taken'],
      ['10.2.0.9', 'outside_subnet'],
      ['10.1.0.255', 'not_a_host'],
    ] as const)
      assert.deepEqual(await problemsOfCall(move(address)), { 'fixed_ips.0.ip_address': code });
    assert.deepEqual(await problemsOfCall(move('10.2.0.9', edge.subnets[0]?.id)), {
      'fixed_ips.0.ip_address': 'network_not_attached',
    });
    assert.equal((await refusalOf(move('10.1.0.8'))).values['by'], 'routes');
  });

  test('is found by its network, and by an address that it has', async () => {
    const find = (network_id: string, ip_address?: string) =>
      attempt(() =>
        findAttached([port, second, taken], { network_id, ...(ip_address !== undefined && { ip_address }) }),
      );
    const second = portAt(core, '10.1.0.2', 3, { device_owner: deviceOwners.interface });
    assert.deepEqual(await find(core.network.id.toUpperCase(), '10.1.0.1'), [port]);
    assert.deepEqual(await find(core.network.id, '10.1.0.2'), [second]);
    assert.deepEqual(await find(core.network.id), [port, second]);
    assert.deepEqual(await problemsOfCall(find(edge.network.id)), { network_id: 'network_not_attached' });
    assert.deepEqual(await problemsOfCall(find(core.network.id, '10.1.0.9')), { ip_address: 'address_unknown' });
  });
});
