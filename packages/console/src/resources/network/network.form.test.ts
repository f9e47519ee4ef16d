import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Network, NetworkUpdate, PrivateNetworkBody } from '@skydeck/contract';
import { is } from 'superstruct';
import { problemsOfDraft, problemsOfFields } from '../../kit/form/model.ts';
import {
  checkMtu,
  fieldOf,
  networkChange,
  type NetworkDraft,
  newNetworkInSteps,
  takenBy,
  toBody,
} from './network.form.ts';

function draft(more: Partial<NetworkDraft> = {}, v4cidr = '10.80.4.0/24', v6cidr = ''): NetworkDraft {
  const blank = newNetworkInSteps.blank();
  return { ...blank, name: 'branch', v4: { ...blank.v4, cidr: v4cidr }, v6: { ...blank.v6, cidr: v6cidr }, ...more };
}
const codes = (value: NetworkDraft) =>
  Object.fromEntries(Object.entries(problemsOfDraft(newNetworkInSteps, value)).map(([path, { code }]) => [path, code]));

describe('a new network', () => {
  it('sends the subnets that have a CIDR', () => {
    assert.deepEqual(
      toBody(draft()).subnets?.map(({ cidr }) => cidr),
      ['10.80.4.0/24'],
    );
    assert.deepEqual(
      toBody(draft({}, '10.80.4.0/24', 'fd00:4::/64')).subnets?.map(({ ip_version }) => ip_version),
      [4, 6],
    );
    assert.ok(is(toBody(draft({}, '10.80.4.0/24', 'fd00:4::/64')), PrivateNetworkBody));
  });
  it('sends no subnets without IP address management', () => assert.ok(!('subnets' in toBody(draft({ ipam: false })))));

  for (const [name, value, found] of [
    ['is fine', draft(), {}],
    ['is fine with IPv6 alone', draft({}, '', 'fd00:4::/64'), {}],
    ['needs a subnet where addresses are managed', draft({}, '', ''), { 'v6.cidr': 'subnet_required' }],
    ['needs none otherwise', draft({ ipam: false }, '', ''), {}],
    ['needs a name', draft({ name: '' }), { name: 'required' }],
    ['is not called default', draft({ name: 'Default' }), { name: 'name_reserved' }],
    ['keeps to the range of MTUs', draft({ mtu: '9001' }), { mtu: 'out_of_range' }],
    ['says at which subnet something is wrong', draft({}, '', 'fd00:4::1/64'), { 'v6.cidr': 'cidr_not_network' }],
    ['takes no IPv6 for IPv4', draft({}, 'fd00:4::/64'), { 'v4.cidr': 'cidr_wrong_version' }],
  ] as const) {
    it(name, () => assert.deepEqual(codes(value), found));
  }
});

describe('a new network, step by step', () => {
  const stepCodes = (value: NetworkDraft, field: string) =>
    Object.values(problemsOfFields(newNetworkInSteps, value, [field])).map(({ code }) => code);

  for (const [name, value, v4, v6] of [
    ['is fine with IPv4', draft(), [], []],
    ['is fine with IPv6 alone', draft({}, '', 'fd00:4::/64'), [], []],
    ['may come past IPv4 without a subnet, not past IPv6', draft({}, '', ''), [], ['subnet_required']],
    ['needs none without address management', draft({ ipam: false }, '', ''), [], []],
    ['is wrong at one step only', draft({}, '10.80.4.1/24', 'fd00:4::/64'), ['cidr_not_network'], []],
    ['has a wrong IPv6 subnet and no other', draft({}, '', '10.80.4.0/24'), [], ['cidr_wrong_version']],
  ] as const) {
    it(name, () => assert.deepEqual([stepCodes(value, 'v4'), stepCodes(value, 'v6')], [v4, v6]));
  }
});

describe('an MTU', () => {
  for (const [mtu, isFine] of [
    ['1500', true],
    ['9000', true],
    ['1499', false],
    ['', false],
    ['1500.5', false],
    ['1e4', false],
    ['-1500', false],
  ] as const) {
    it(`${mtu || 'empty'} ${isFine ? 'is fine' : 'is refused'}`, () =>
      assert.equal(Object.keys(checkMtu(mtu)).length === 0, isFine));
  }
});

describe('where the server’s problems show', () => {
  const both = draft({}, '10.80.4.0/24', 'fd00:4::/64');
  for (const [path, value, field] of [
    ['name', both, 'name'],
    ['subnets.0.cidr', both, 'v4.cidr'],
    ['subnets.1.gateway_ip', both, 'v6.gateway'],
    ['subnets.0.allocation_pools.2.end', draft({}, '', 'fd00:4::/64'), 'v6.pools.2.end'],
    ['ipam_enabled', both, 'ipam'],
    ['spoofing_protection', both, 'spoofing'],
  ] as const) {
    it(`${path} → ${field}`, () => assert.equal(fieldOf(path, value), field));
  }
});

it('a new network takes the subnets it is made with of the quota', () => {
  assert.deepEqual(takenBy(draft({}, '10.80.4.0/24', 'fd00:4::/64')), { networks: 1, subnets: 2 });
  assert.deepEqual(takenBy(draft({ ipam: false })), { networks: 1, subnets: 0 });
});

it('a changed network sends what its form shows', () => {
  const change = networkChange(9000);
  const start = change.from?.({ name: 'core', mtu: 9000, spoofing_protection: false, tags: ['a'] } as Network);
  assert.deepEqual(start, { name: 'core', mtu: '9000', spoofing: false, description: '', tags: ['a'] });
  const body = change.toBody({ name: ' core ', mtu: '1500', spoofing: true, description: ' shop ', tags: [] });
  assert.ok(is(body, NetworkUpdate));
  assert.deepEqual(body, {
    name: 'core',
    mtu: 1500,
    spoofing_protection: true,
    description: 'shop',
    tags: [],
  });
});

// spec: network.mtu.kept
it('a changed network may keep an MTU that the form would not take, and cannot get another such', () => {
  const change = networkChange(1450);
  const kept = { name: 'core', mtu: '1450', spoofing: true, description: '', tags: [] };
  assert.deepEqual(problemsOfDraft(change, kept), {});
  assert.deepEqual(change.toBody(kept), {
    name: 'core',
    spoofing_protection: true,
    description: '',
    tags: [],
  });
  for (const mtu of ['1449', '1499', ''])
    assert.equal(problemsOfDraft(change, { ...kept, mtu })['mtu']?.code, 'out_of_range', mtu);
  assert.equal(change.toBody({ ...kept, mtu: '1500' }).mtu, 1500);
});
