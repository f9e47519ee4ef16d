import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SubnetDraft, SubnetUpdate } from '@skydeck/contract';
import { is } from 'superstruct';
import { problemsOfDraft } from '../../kit/form/model.ts';
import {
  blankSubnet,
  checkSubnetFields,
  newSubnet,
  subnetChange,
  subnetFieldOf,
  type SubnetFields,
  toSubnet,
} from './subnet.form.ts';

const v4 = (more: Partial<SubnetFields> = {}): SubnetFields => ({ ...blankSubnet(4), cidr: '10.80.4.0/24', ...more });
const v6 = (more: Partial<SubnetFields> = {}): SubnetFields => ({ ...blankSubnet(6), cidr: 'fd00:4::/64', ...more });
const codes = (found: Record<string, { code: string }>) =>
  Object.fromEntries(Object.entries(found).map(([path, { code }]) => [path, code]));

// spec: subnet.overlap
it('a subnet overlaps no other of its network', () => {
  const wrongOf = (fields: SubnetFields, ...others: string[]) => codes(problemsOfDraft(newSubnet(4, others), fields));
  assert.deepEqual(wrongOf(v4(), '10.80.5.0/24', 'fd00:4::/64'), {});
  assert.deepEqual(wrongOf(v4(), '10.80.5.0/24', '10.80.0.0/16'), { cidr: 'cidr_overlaps' });
  assert.deepEqual(wrongOf(v4({ cidr: '10.80.4.1/16' }), '10.80.4.0/24'), { cidr: 'cidr_not_network' });
  assert.deepEqual(wrongOf(v4(), ''), {});
});

describe('a subnet for the wire', () => {
  it('leaves an empty gateway to the server', () => {
    assert.deepEqual(toSubnet(v4(), 4), {
      cidr: '10.80.4.0/24',
      ip_version: 4,
      enable_dhcp: true,
      dns_nameservers: [],
    });
  });
  it('says when there is to be no gateway', () =>
    assert.equal(toSubnet(v4({ hasGateway: false, gateway: '10.80.4.1' }), 4).gateway_ip, null));
  it('without pools is all of it, also when it is changed', () => {
    const change = (more: Partial<SubnetFields>) => subnetChange(4).toBody(v4(more)).allocation_pools;
    assert.equal(newSubnet(4, []).toBody(v4()).allocation_pools, undefined);
    assert.deepEqual(change({ gateway: '10.80.4.1' }), [{ start: '10.80.4.2', end: '10.80.4.254' }]);
    assert.deepEqual(change({ hasGateway: false }), [{ start: '10.80.4.1', end: '10.80.4.254' }]);
    assert.deepEqual(change({ pools: [{ start: '10.80.4.9', end: '10.80.4.9' }] }), [
      { start: '10.80.4.9', end: '10.80.4.9' },
    ]);
  });
  it('has each IPv6 mode that was chosen', () => {
    assert.deepEqual([toSubnet(v6(), 6).ipv6_ra_mode, toSubnet(v6(), 6).ipv6_address_mode], ['slaac', 'slaac']);
    assert.ok(!('ipv6_ra_mode' in toSubnet(v6({ raMode: '' }), 6)));
    assert.equal(toSubnet(v6({ raMode: '' }), 6).ipv6_address_mode, 'slaac');
    assert.ok(!('ipv6_address_mode' in toSubnet(v4({ addressMode: 'slaac' }), 4)));
  });
  it('is what the contract takes', () => {
    const filled = v4({
      gateway: ' 10.80.4.1 ',
      pools: [{ start: '10.80.4.20 ', end: '10.80.4.99' }],
      dns: ['10.80.0.53'],
    });
    assert.ok(is(newSubnet(4, []).toBody(filled), SubnetDraft));
    assert.ok(is(newSubnet(6, []).toBody(v6()), SubnetDraft));
    assert.ok(is(subnetChange(4).toBody(filled), SubnetUpdate));
  });
});

describe('problems of a subnet show at its fields', () => {
  for (const [name, fields, found] of [
    ['none', v4(), {}],
    ['empty', v4({ cidr: ' ' }), { cidr: 'required' }],
    ['not the network address', v4({ cidr: '10.80.4.10/24' }), { cidr: 'cidr_not_network' }],
    ['gateway outside', v4({ gateway: '10.80.5.1' }), { gateway: 'outside_subnet' }],
    [
      'pool outside',
      v4({ pools: [{ start: '10.80.5.20', end: '10.80.4.99' }] }),
      { 'pools.0.start': 'outside_subnet' },
    ],
    ['loopback', v4({ cidr: '127.0.0.0/8' }), { cidr: 'cidr_reserved' }],
    ['too small for DHCP', v4({ cidr: '10.80.4.0/31' }), { cidr: 'subnet_too_small' }],
    ['as small without DHCP', v4({ cidr: '10.80.4.0/31', dhcp: false }), {}],
    ['name server', v4({ dns: ['10.80.0.53', '10.80.0.530'] }), { 'dns.1': 'ip_invalid' }],
  ] as const) {
    it(name, () => assert.deepEqual(codes(checkSubnetFields(fields, 4)), found));
  }
  it('router advertisement and address mode that do not go together', () =>
    assert.deepEqual(codes(checkSubnetFields(v6({ raMode: 'dhcpv6-stateful' }), 6)), {
      addressMode: 'ipv6_modes_differ',
    }));
  it('one of both modes alone', () => {
    assert.deepEqual(checkSubnetFields(v6({ raMode: '' }), 6), {});
    assert.deepEqual(checkSubnetFields(v6({ addressMode: '' }), 6), {});
  });
  it('a network that stays and is too small shows at DHCP, one that nobody would take any more nowhere', () => {
    const check = (more: Partial<SubnetFields>) => codes(problemsOfDraft(subnetChange(4), v4(more)));
    assert.deepEqual(check({ cidr: '10.80.4.0/31' }), { dhcp: 'subnet_too_small' });
    assert.deepEqual(check({ cidr: '127.0.0.0/24' }), {});
  });
  it('an IPv6 mode without DHCP', () =>
    assert.deepEqual(codes(checkSubnetFields(v6({ dhcp: false }), 6)), { dhcp: 'ipv6_mode_needs_dhcp' }));
});

describe('paths of the wire', () => {
  for (const [path, field] of [
    ['cidr', 'cidr'],
    ['gateway_ip', 'gateway'],
    ['allocation_pools.1.end', 'pools.1.end'],
    ['dns_nameservers.0', 'dns.0'],
    ['ipv6_ra_mode', 'raMode'],
    ['ipv6_address_mode', 'addressMode'],
  ] as const) {
    it(`${path} → ${field}`, () => assert.equal(subnetFieldOf(path), field));
  }
});
