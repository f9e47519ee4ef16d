import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { planNewPorts } from './plan.ts';
import type { Site } from './plan-ports.ts';
import { codesOf, near, other, owner, portAt, site } from './test-sites.ts';

const to = (one: Site, ip_address?: string) => ({ network_id: one.network.id, ...(ip_address && { ip_address }) });

describe('a new router in networks with several subnets of one IP version', () => {
  // spec: router.gateway.address
  test('its gateway has one address of each IP version, from the first with one left', () => {
    const [first, second] = ['192.0.2.2', '192.0.2.3'];
    const cidrs = ['192.0.2.0/24', '198.51.100.0/24', '2001:db8:1::/64', '2001:db8:2::/64'];
    const facts = { cidrs, owner: other, external: true };
    const addressesIn = (one: Site, ...asked: string[]) => {
      const external_fixed_ips = asked.map((ip_address) => ({ ip_address }));
      const body = { external_gateway_info: { ...to(one), external_fixed_ips } };
      const { gateway, routerPorts, problems } = planNewPorts(near(one), owner, body);
      assert.deepEqual(problems, {});
      assert.equal(routerPorts.subnets.length, 2, 'it stands in those alone');
      return gateway?.port.fixed_ips.map(({ ip_address }) => ip_address);
    };
    assert.deepEqual(addressesIn(site(41, facts)), [first, '2001:db8:1::2']);
    const used = site(41, { ...facts, taken: [first, second] });
    assert.deepEqual(addressesIn(used), ['198.51.100.2', '2001:db8:1::2']);
    assert.deepEqual(addressesIn(site(41, facts), '2001:db8:2::9'), [first, '2001:db8:2::9']);
    assert.deepEqual(addressesIn(site(41, facts), '198.51.100.9'), ['198.51.100.9', '2001:db8:1::2']);
    const asked = { external_fixed_ips: [{ ip_address: first }, { ip_address: '198.51.100.9' }] };
    const { problems } = planNewPorts(near(used), owner, { external_gateway_info: { ...to(used), ...asked } });
    assert.deepEqual(codesOf(problems), {
      'external_gateway_info.external_fixed_ips.0.ip_address': 'address_taken',
      'external_gateway_info.external_fixed_ips.1.ip_address': 'duplicate',
    });
  });

  // spec: router.interface.address
  test('an interface has the gateway address of each subnet, of several of one IP version too', () => {
    const several = site(42, { cidrs: ['10.4.0.0/24', '10.5.0.0/24', 'fd00:4::/64', 'fd00:5::/64'] });
    const addressesAt = (one: Site, ip_address?: string) => {
      const { interfaces, problems } = planNewPorts(near(one), owner, { interfaces: [to(one, ip_address)] });
      assert.deepEqual(problems, {});
      return interfaces.flatMap(({ port }) => port.fixed_ips.map((ip) => ip.ip_address));
    };
    const gateways = ['10.4.0.1', '10.5.0.1', 'fd00:4::1', 'fd00:5::1'];
    assert.deepEqual(addressesAt(several), gateways);
    assert.deepEqual(addressesAt(several, '10.5.0.77'), gateways.with(1, '10.5.0.77'));
    const second = { ...several, ports: gateways.map((address, at) => portAt(several, address, at)) };
    assert.deepEqual(addressesAt(second, '10.5.0.77'), ['10.4.0.2', '10.5.0.77', 'fd00:4::2', 'fd00:5::2']);
  });
});
