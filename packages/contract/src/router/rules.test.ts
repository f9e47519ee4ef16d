import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { InterfaceBody, RouterBody, RouterUpdate, type StaticRoute } from './model.ts';
import { checkInterfaceUpdate, checkRoutes } from './rules.ts';
import { neededBy } from './uses.ts';

const route = (destination: string, nexthop: string): StaticRoute => ({ destination, nexthop });

// spec: router.routes
describe('checkRoutes', () => {
  const cases: [string, StaticRoute[], Record<string, string>][] = [
    ['none', [], {}],
    ['IPv4 and IPv6', [route('10.1.0.0/16', '10.0.0.5'), route('2001:db8:1::/48', '2001:db8::5')], {}],
    [
      'the default route, whose next hop lies inside it',
      [route('0.0.0.0/0', '10.0.0.1'), route('::/0', '2001:db8::1')],
      {},
    ],
    ['two ways to one destination', [route('10.1.0.0/16', '10.0.0.5'), route('10.1.0.0/16', '10.0.0.6')], {}],
    [
      'a route twice',
      [route('10.1.0.0/16', '10.0.0.5'), route('10.1.0.0/16', '10.0.0.5')],
      { 'routes.1.destination': 'duplicate' },
    ],
    ['no destination', [route('', '10.0.0.5')], { 'routes.0.destination': 'required' }],
    ['no CIDR', [route('10.1.0.0', '10.0.0.5')], { 'routes.0.destination': 'cidr_invalid' }],
    ['no network address', [route('10.1.0.1/16', '10.0.0.5')], { 'routes.0.destination': 'cidr_not_network' }],
    ['no next hop', [route('10.1.0.0/16', '')], { 'routes.0.nexthop': 'required' }],
    ['families mixed', [route('10.1.0.0/16', '2001:db8::5')], { 'routes.0.nexthop': 'ipv4_invalid' }],
    ['families mixed the other way', [route('2001:db8:1::/48', '10.0.0.5')], { 'routes.0.nexthop': 'ipv6_invalid' }],
    ['hop inside', [route('10.0.0.0/16', '10.0.0.5')], { 'routes.0.nexthop': 'hop_in_destination' }],
    ['hop at the first address', [route('10.0.0.0/16', '10.0.0.0')], { 'routes.0.nexthop': 'hop_in_destination' }],
    ['hop at the last address', [route('10.0.0.0/16', '10.0.255.255')], { 'routes.0.nexthop': 'hop_in_destination' }],
    ['hop is the destination', [route('10.0.0.5/32', '10.0.0.5')], { 'routes.0.nexthop': 'hop_in_destination' }],
    [
      'both wrong, in the second route',
      [route('10.1.0.0/16', '10.0.0.5'), route('x', 'y')],
      { 'routes.1.destination': 'cidr_invalid', 'routes.1.nexthop': 'ip_invalid' },
    ],
  ];
  for (const [name, routes, wrong] of cases) {
    test(name, () => {
      assert.deepEqual(
        Object.fromEntries(Object.entries(checkRoutes(routes)).map(([path, { code }]) => [path, code])),
        wrong,
      );
    });
  }
});

// spec: router.interface.update
describe('checkInterfaceUpdate', () => {
  const ip = (subnet_id: string, ip_address: string) => ({ subnet_id, ip_address });
  const cases: [string, ReturnType<typeof ip>[], Record<string, string>][] = [
    ['one of each version', [ip('a', '10.0.0.5'), ip('b', 'fd00::5')], {}],
    ['no address', [ip('a', '')], { 'fixed_ips.0.ip_address': 'required' }],
    ['no address at all', [ip('a', '10.0.0')], { 'fixed_ips.0.ip_address': 'ip_invalid' }],
    ['a subnet twice', [ip('a', '10.0.0.5'), ip('a', '10.0.0.6')], { 'fixed_ips.1.ip_address': 'duplicate' }],
  ];
  for (const [name, fixed_ips, wrong] of cases) {
    test(name, () => {
      assert.deepEqual(
        Object.fromEntries(Object.entries(checkInterfaceUpdate({ fixed_ips })).map(([path, { code }]) => [path, code])),
        wrong,
      );
    });
  }
});

// spec: router.interface.in-use
describe('neededBy', () => {
  const cases: [routes: number, vpns: number, floating_ips: number, by: ReturnType<typeof neededBy>][] = [
    [0, 0, 0, null],
    [2, 0, 0, 'routes'],
    [0, 1, 0, 'vpns'],
    [0, 0, 3, 'floating_ips'],
    [0, 1, 3, 'vpns'],
    [1, 1, 1, 'routes'],
  ];
  for (const [routes, vpns, floating_ips, by] of cases) {
    test(`${routes} routes, ${vpns} VPNs, ${floating_ips} floating IPs: ${by}`, () => {
      assert.equal(neededBy({ routes, vpns, floating_ips }), by);
    });
  }
});

test('the bodies of a router', () => {
  assert.ok(RouterBody.is({ name: 'r' }));
  assert.ok(
    RouterBody.is({
      name: 'r',
      external_gateway_info: { network_id: 'n', enable_snat: true },
      interfaces: [{ network_id: 'm' }],
    }),
  );
  assert.ok(!RouterBody.is({ name: '' }));
  assert.ok(!RouterBody.is({ name: 'r', routes: [] }), 'a router gets its routes after its interfaces');
  assert.ok(RouterUpdate.is({ external_gateway_info: null }));
  assert.ok(
    !RouterUpdate.is({ external_gateway_info: { network_id: 'n', network_name: 'x' } }),
    'a name is read, never written',
  );
  assert.ok(RouterUpdate.is({ routes: [route('10.1.0.0/16', '10.0.0.5')] }));
  assert.ok(InterfaceBody.is({ network_id: 'n', ip_address: '10.0.0.9' }));
  assert.ok(!InterfaceBody.is({ network_id: '' }));
});
