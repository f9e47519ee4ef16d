import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SubnetRecord } from '../subnet/records.ts';
import { chosenAddress, nextAddresses } from './ports.ts';
import type { PortRecord } from './records.ts';

const subnets = [
  { id: 'v4', cidr: '203.0.113.0/24', ip_version: 4, gateway_ip: '203.0.113.1' },
  { id: 'no-gateway', cidr: '198.51.100.0/28', ip_version: 4, gateway_ip: null },
  { id: 'v6', cidr: '2001:db8::/64', ip_version: 6, gateway_ip: '2001:db8::1' },
] as readonly Partial<SubnetRecord>[] as readonly SubnetRecord[];
const ports = [
  { id: 'port', fixed_ips: [{ subnet_id: 'v4', ip_address: '203.0.113.9' }] },
] as readonly Partial<PortRecord>[] as readonly PortRecord[];

// spec: floating-ip.address, spec: router.interface.address
test('a chosen address is one that a host can have in one of the subnets, and free', () => {
  const cases: [string, Parameters<typeof chosenAddress>[3], string][] = [
    ['203.0.113.7', {}, 'v4 203.0.113.7'],
    [' 203.0.113.7 ', { version: 4 }, 'v4 203.0.113.7'],
    ['198.51.100.1', {}, 'no-gateway 198.51.100.1'],
    ['2001:db8::0007', {}, 'v6 2001:db8::7'],
    ['2001:db8::7', { version: 4 }, 'ipv4_invalid'],
    ['203.0.113.0', {}, 'not_a_host'],
    ['203.0.113.255', {}, 'not_a_host'],
    ['203.0.114.1', {}, 'outside_subnet'],
    ['203.0.113', {}, 'ip_invalid'],
    ['', { version: 4 }, 'required'],
    ['203.0.113.9', {}, 'address_taken'],
    ['203.0.113.9', { isRouter: true }, 'address_taken'],
    // A subnet's gateway is a router.
    ['203.0.113.1', {}, 'address_taken'],
    ['203.0.113.1', { isRouter: true }, 'v4 203.0.113.1'],
  ];
  for (const [text, wanted, expected] of cases) {
    const chosen = chosenAddress(text, subnets, ports, wanted);
    const said = 'wrong' in chosen ? chosen.wrong.code : `${chosen.fixed.subnet_id} ${chosen.fixed.ip_address}`;
    assert.equal(said, expected, text);
  }
  const nowhere = chosenAddress('203.0.113.7', [], ports);
  assert.equal('wrong' in nowhere && nowhere.wrong.code, 'outside_subnet');
});

// spec: network.ports.addresses
test('a port has one address of each IP version, from the first subnet that has one left', () => {
  const pool = (start: string, end: string) => [{ start, end }];
  const several = [
    { id: 'a', cidr: '10.1.0.0/24', ip_version: 4, allocation_pools: pool('10.1.0.2', '10.1.0.2') },
    { id: 'b', cidr: '10.2.0.0/24', ip_version: 4, allocation_pools: pool('10.2.0.2', '10.2.0.9') },
    { id: 'c', cidr: 'fd00:1::/64', ip_version: 6, allocation_pools: pool('fd00:1::2', 'fd00:1::2') },
    { id: 'd', cidr: 'fd00:2::/64', ip_version: 6, ipv6_address_mode: 'slaac' },
  ] as readonly Partial<SubnetRecord>[] as readonly SubnetRecord[];
  const portsAt = (...at: [string, string][]) =>
    at.map(([subnet_id, ip_address]) => ({ fixed_ips: [{ subnet_id, ip_address }] })) as unknown as PortRecord[];
  const next = (subnetIds: string, ...taken: [string, string][]) =>
    nextAddresses(
      several.filter(({ id }) => subnetIds.includes(id)),
      portsAt(...taken),
      'fa:16:3e:00:00:01',
    ).map(({ subnet_id, ip_address }) => `${subnet_id} ${ip_address}`);
  assert.deepEqual(next('abcd'), ['a 10.1.0.2', 'c fd00:1::2']);
  assert.deepEqual(next('abcd', ['a', '10.1.0.2'], ['b', '10.2.0.2']), ['b 10.2.0.3', 'c fd00:1::2']);
  assert.deepEqual(next('abcd', ['c', 'fd00:1::2']), ['a 10.1.0.2', 'd fd00:2::f816:3eff:fe00:1']);
  assert.deepEqual(next('ad', ['a', '10.1.0.2']), ['d fd00:2::f816:3eff:fe00:1']);
  assert.deepEqual(next(''), []);
});
