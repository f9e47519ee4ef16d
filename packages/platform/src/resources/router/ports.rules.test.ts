import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deviceOwners, type DeviceOwner } from '../port/records.ts';
import { type RouterPort, summaryOf } from './ports.rules.ts';

const port = (device_owner: DeviceOwner, network_id: string, ...addresses: string[]): RouterPort => ({
  device_owner,
  network_id,
  fixed_ips: addresses.map((ip_address) => ({ subnet_id: `of ${ip_address}`, ip_address })),
});

const ports = [
  port(deviceOwners.interface, 'b', 'fd00::1', '10.0.10.1'),
  port(deviceOwners.interface, 'a', '10.0.9.1'),
  port(deviceOwners.gateway, 'outside', '2001:db8::7', '203.0.113.7'),
];

test('a router says the same of its ports in whatever order a cloud lists them', () => {
  const expected = {
    interfaces: [{ network_id: 'a' }, { network_id: 'b' }],
    addresses: '203.0.113.7 2001:db8::7 10.0.9.1 10.0.10.1 fd00::1',
  };
  assert.deepEqual(summaryOf(ports), expected);
  const turned = ports.map((one) => ({ ...one, fixed_ips: one.fixed_ips.toReversed() })).toReversed();
  assert.deepEqual(summaryOf(turned), expected);
});
