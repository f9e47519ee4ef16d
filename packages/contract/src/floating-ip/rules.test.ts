import assert from 'node:assert/strict';
import { test } from 'node:test';
import { is } from 'superstruct';
import { FloatingIpBody, FloatingIpUpdate } from './model.ts';
import { canHaveFloatingIp, isAssigned } from './rules.ts';

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
