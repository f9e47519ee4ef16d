import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addressesOfPorts } from './attach.rules.ts';

// spec: router.interface.address
test('a port of Neutron’s router has one IPv4 subnet, and all IPv6 subnets have one port', () => {
  const ports = (...addresses: string[]) =>
    addressesOfPorts(addresses.map((ip_address) => ({ subnet_id: ip_address, ip_address }))).map((ips) =>
      ips.map(({ ip_address }) => ip_address),
    );
  const cases: [string[], string[][]][] = [
    [['10.1.0.1'], [['10.1.0.1']]],
    [['10.1.0.1', 'fd00::1'], [['10.1.0.1', 'fd00::1']]],
    [['fd00::1', 'fd00:1::1'], [['fd00::1', 'fd00:1::1']]],
    [
      ['10.1.0.1', '10.2.0.1', '10.3.0.1', 'fd00::1', 'fd00:1::1'],
      [['10.1.0.1', 'fd00::1', 'fd00:1::1'], ['10.2.0.1'], ['10.3.0.1']],
    ],
  ];
  for (const [addresses, expected] of cases) assert.deepEqual(ports(...addresses), expected, addresses.join(' '));
});
