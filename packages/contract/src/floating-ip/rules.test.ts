import assert from 'node:assert/strict';
import { test } from 'node:test';
import { is } from 'superstruct';
import { FloatingIpBody, FloatingIpUpdate } from './model.ts';
import { canHaveFloatingIp, checkFloatingAddress, isAssigned } from './rules.ts';

const subnets = [
  { cidr: '203.0.113.0/24', ip_version: 4, gateway_ip: '203.0.113.1' },
  { cidr: '198.51.100.0/28', ip_version: 4, gateway_ip: null },
  { cidr: '2001:db8::/64', ip_version: 6, gateway_ip: '2001:db8::1' },
] as const;

// spec: floating-ip.address
test('an address that was chosen is one of the network’s', () => {
  const cases = [
    ['203.0.113.7', null],
    [' 203.0.113.7 ', null],
    ['198.51.100.1', null],
    ['203.0.113.0', 'not_a_host'],
    ['203.0.113.255', 'not_a_host'],
    ['203.0.113.1', 'address_taken'],
    ['203.0.114.1', 'outside_subnet'],
    ['2001:db8::7', 'ipv4_invalid'],
    ['203.0.113', 'ipv4_invalid'],
    ['', 'ipv4_invalid'],
  ] as const;
  for (const [address, code] of cases)
    assert.equal(checkFloatingAddress(address, subnets)?.code ?? null, code, address);
  assert.equal(checkFloatingAddress('203.0.113.7', [])?.code, 'outside_subnet');
});

// spec: floating-ip.targets
test('servers and load balancers have one, routers and others do not', () => {
  for (const owner of ['compute:nova', 'compute:az-2', 'Octavia']) assert.ok(canHaveFloatingIp(owner), owner);
  for (const owner of ['network:router_gateway', 'network:router_interface', 'network:dhcp', 'network:floatingip', ''])
    assert.ok(!canHaveFloatingIp(owner), owner);
  assert.ok(isAssigned({ port_id: 'p' }) && !isAssigned({ port_id: null }));
});

test('requests are read strictly', () => {
  assert.ok(is({ floating_network_id: 'n' }, FloatingIpBody));
  assert.ok(is({ floating_network_id: 'n', floating_ip_address: null, port_id: 'p' }, FloatingIpBody));
  assert.ok(is({ port_id: null }, FloatingIpUpdate));
  assert.ok(!is({}, FloatingIpBody));
  assert.ok(!is({ floating_network_id: 'n', status: 'ACTIVE' }, FloatingIpBody));
  assert.ok(!is({ floating_ip_address: '203.0.113.7' }, FloatingIpUpdate));
});
