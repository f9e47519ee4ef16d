import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { PrivateNetworkBody, SubnetDraft } from '@skydeck/contract';
import { planNewNetwork } from './plan.ts';

const v4 = (cidr: string, more: Partial<SubnetDraft> = {}): SubnetDraft => ({ cidr, ip_version: 4, ...more });
const plan = (body: Partial<PrivateNetworkBody>) => planNewNetwork({ name: 'core', ipam_enabled: true, ...body });

describe('a new network', () => {
  // spec: subnet.gateway, spec: subnet.pools
  test('has what its body leaves open', () => {
    const { facts, subnets, problems } = plan({ name: ' core ', subnets: [v4('10.1.0.0/24'), v4('10.2.0.0/30')] });
    assert.deepEqual(problems, {});
    assert.deepEqual(facts, {
      name: 'core',
      cidrs: '10.1.0.0/24 10.2.0.0/30',
      ipam_enabled: true,
      mtu: 1500,
      spoofing_protection: true,
      description: '',
    });
    assert.deepEqual(
      subnets.map(({ gateway_ip, allocation_pools, enable_dhcp }) => [gateway_ip, allocation_pools, enable_dhcp]),
      [
        ['10.1.0.1', [{ start: '10.1.0.2', end: '10.1.0.254' }], true],
        ['10.2.0.1', [{ start: '10.2.0.2', end: '10.2.0.2' }], true],
      ],
    );
  });

  for (const [what, body, codes] of [
    ['nothing', {}, {}],
    ['no name', { name: '  ' }, { name: 'required' }],
    ['a cidr with host bits', { subnets: [v4('10.1.0.1/24')] }, { 'subnets.0.cidr': 'cidr_not_network' }],
    [
      'the second of two, which is wrong in two fields',
      { subnets: [v4('10.1.0.0/24'), v4('10.2.0.0/24', { gateway_ip: '10.9.0.1', dns_nameservers: ['x'] })] },
      { 'subnets.1.gateway_ip': 'outside_subnet', 'subnets.1.dns_nameservers.0': 'ip_invalid' },
    ],
    [
      'pools that hold the gateway that it would have',
      { subnets: [v4('10.1.0.0/24', { allocation_pools: [{ start: '10.1.0.1', end: '10.1.0.9' }] })] },
      { 'subnets.0.allocation_pools.0.start': 'pool_holds_gateway' },
    ],
    [
      'subnets that overlap',
      { subnets: [v4('10.1.0.0/16'), v4('10.1.2.0/24')] },
      { 'subnets.1.cidr': 'cidr_overlaps' },
    ],
  ] as const satisfies [string, Partial<PrivateNetworkBody>, Record<string, string>][])
    test(`what is wrong with ${what} is said at its fields`, () => {
      const { problems } = plan(body);
      assert.deepEqual(Object.fromEntries(Object.entries(problems).map(([path, { code }]) => [path, code])), codes);
    });
});
