import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { NETWORK_MTU } from '../rules/networks.ts';
import { Ids } from '../http.ts';
import { isTypeWord, NetworkName, NetworkUpdate, PrivateNetworkBody } from './model.ts';
import { checkPrivateNetwork } from './rules.ts';

const four = { cidr: '10.0.0.0/24', ip_version: 4 } as const;
const six = { cidr: '2001:db8::/64', ip_version: 6 } as const;
const body = (facts: Partial<PrivateNetworkBody> = {}): PrivateNetworkBody => ({
  name: 'web',
  ipam_enabled: true,
  ...facts,
});

test('an address means a network by its type, or by the word at which it was made', () => {
  for (const [word, type, isMeant] of [
    ['private', 'vxlan', true],
    ['public', 'flat', true],
    ['vlan', 'vlan', true],
    ['flat', 'flat', true],
    ['vxlan', 'vxlan', true],
    ['geneve', 'geneve', true],
    ['public', 'vxlan', false],
    ['private', 'flat', false],
    ['vlan', 'flat', false],
    ['toString', 'flat', false],
  ] as const)
    assert.equal(isTypeWord(word, { type }), isMeant, `${word} of ${type}`);
});

// spec: network.ipam
describe('checkPrivateNetwork', () => {
  const cases: [string, PrivateNetworkBody, Record<string, string>][] = [
    ['no subnets', body(), {}],
    ['one of each family', body({ subnets: [four, six] }), {}],
    ['without IP management', body({ ipam_enabled: false }), {}],
    ['no subnets without IP management', body({ ipam_enabled: false, subnets: [] }), {}],
    ['subnets without IP management', body({ ipam_enabled: false, subnets: [four] }), { subnets: 'needs_ipam' }],
    ['several of one family', body({ subnets: [four, { ...four, cidr: '10.0.1.0/24' }, six] }), {}],
    [
      'two that overlap',
      body({ subnets: [four, six, { ...four, cidr: '10.0.0.128/25' }] }),
      { 'subnets.2.cidr': 'cidr_overlaps' },
    ],
    [
      'a wrong subnet',
      body({ subnets: [four, { ...six, gateway_ip: '::1' }] }),
      { 'subnets.1.gateway_ip': 'outside_subnet' },
    ],
    [
      'both subnets wrong',
      body({
        subnets: [
          { ...four, cidr: 'x' },
          { ...six, dns_nameservers: ['x'] },
        ],
      }),
      { 'subnets.0.cidr': 'cidr_invalid', 'subnets.1.dns_nameservers.0': 'ip_invalid' },
    ],
  ];
  for (const [name, given, wrong] of cases) {
    test(name, () => {
      assert.deepEqual(
        Object.fromEntries(Object.entries(checkPrivateNetwork(given)).map(([path, { code }]) => [path, code])),
        wrong,
      );
    });
  }
});

// spec: network.name.reserved
test('a network may have any name but default, however spelled', () => {
  for (const name of ['web', 'default-1', 'my default', 'é', 'x'.repeat(255)]) assert.ok(NetworkName.is(name), name);
  for (const name of ['', 'default', 'Default', 'DEFAULT', ' default ', 'x'.repeat(256)])
    assert.ok(!NetworkName.is(name), `'${name}'`);
});

// spec: value.mtu
// spec: network.mtu.api
test('an MTU is whole and within its bounds', () => {
  for (const mtu of [NETWORK_MTU.least, 1501, NETWORK_MTU.most]) assert.ok(NetworkUpdate.is({ mtu }), String(mtu));
  for (const mtu of [NETWORK_MTU.least - 1, NETWORK_MTU.most + 1, 1500.5, '1500', null])
    assert.ok(!NetworkUpdate.is({ mtu }), String(mtu));
});

test('a new network has at most 32 subnets', () => {
  const subnets = (count: number) => Array.from({ length: count }, () => four);
  assert.ok(PrivateNetworkBody.is(body({ subnets: subnets(32) })));
  assert.ok(!PrivateNetworkBody.is(body({ subnets: subnets(33) })));
});

// spec: task.many
test('between 1 and 1,000 are named at once', () => {
  const ids = (count: number) => ({ ids: Array.from({ length: count }, (_, at) => `id-${at}`) });
  for (const count of [1, 1000]) assert.ok(Ids.is(ids(count)), String(count));
  for (const count of [0, 1001]) assert.ok(!Ids.is(ids(count)), String(count));
  assert.ok(!Ids.is({ ids: [''] }));
});
