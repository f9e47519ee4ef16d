import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { is } from 'superstruct';
import {
  type EtherType,
  SecurityGroupBody,
  SecurityGroupRuleBody,
  type SecurityGroupRuleDraft,
  SecurityGroupUpdate,
} from './model.ts';
import { presetOf, rulePresets } from './presets.ts';
import { checkSecurityGroupRule, isSameRule, protocolOf, remotePrefixOf } from './rules.ts';

type Draft = Omit<SecurityGroupRuleDraft, 'direction'>;
const ports = (first: number | null, last: number | null, protocol = 'tcp'): Draft => ({
  protocol,
  port_range_min: first,
  port_range_max: last,
});
const from = (prefix: string, ethertype: EtherType = 'IPv4'): Draft => ({ ethertype, remote_ip_prefix: prefix });

// spec: security-group.rule.ports, spec: security-group.rule.icmp, spec: security-group.rule.remote
describe('checkSecurityGroupRule', () => {
  const cases: [string, Draft, Record<string, string>][] = [
    ['everything', {}, {}],
    ['one port', ports(22, 22), {}],
    ['a range', ports(8000, 8080, 'udp'), {}],
    ['all ports', ports(1, 65_535), {}],
    ['every port of a protocol', ports(null, null), {}],
    ['a range that is no range yet', ports(22, null), { port_range_max: 'required' }],
    ['a range without a begin', ports(null, 22), { port_range_min: 'required' }],
    ['a reversed range', ports(23, 22), { port_range_max: 'range_reversed' }],
    ['port 0', ports(0, 0), { port_range_min: 'out_of_range', port_range_max: 'out_of_range' }],
    [
      'ports of every protocol',
      { port_range_min: 22, port_range_max: 22 },
      { port_range_min: 'protocol_without_ports' },
    ],
    ['ports of GRE', ports(22, 22, 'gre'), { port_range_min: 'protocol_without_ports' }],
    ['a last port of GRE', ports(null, 22, '47'), { port_range_max: 'protocol_without_ports' }],
    ['ports of SCTP by its number', ports(22, 22, '132'), {}],
    ['all of ICMP', ports(null, null, 'icmp'), {}],
    ['a type of ICMP', ports(8, null, 'icmp'), {}],
    ['a type and a code of ICMP', ports(3, 4, 'icmp'), {}],
    ['type 0 of ICMP', ports(0, 0, 'icmp'), {}],
    ['a code without a type', ports(null, 4, 'icmp'), { port_range_min: 'icmp_code_without_type' }],
    ['a type too large', ports(256, 256, 'icmp'), { port_range_min: 'out_of_range', port_range_max: 'out_of_range' }],
    ['ICMP of IPv6', { ...ports(128, null, 'icmp'), ethertype: 'IPv6' }, {}],
    ['ICMP of IPv6 by its name', { protocol: 'ipv6-icmp', ethertype: 'IPv6' }, {}],
    ['ICMP of IPv6 in IPv4', { protocol: 'icmpv6' }, { protocol: 'protocol_of_other_version' }],
    ['a number of IANA’s', { protocol: '89' }, {}],
    ['the last number', { protocol: '255' }, {}],
    ['a number too large', { protocol: '256' }, { protocol: 'protocol_unknown' }],
    ['no protocol at all', { protocol: 'http' }, { protocol: 'protocol_unknown' }],
    ['a network', from('10.0.0.0/8'), {}],
    ['everybody', from('0.0.0.0/0'), {}],
    ['everybody in IPv6', from('::/0', 'IPv6'), {}],
    ['one address', from('203.0.113.7'), {}],
    ['an address of IPv6', from('2001:db8::7', 'IPv6'), {}],
    ['the other version', from('2001:db8::/32'), { remote_ip_prefix: 'cidr_wrong_version' }],
    ['the other version the other way', from('10.0.0.1', 'IPv6'), { remote_ip_prefix: 'cidr_wrong_version' }],
    ['no network address', from('10.0.0.1/8'), { remote_ip_prefix: 'cidr_not_network' }],
    ['nonsense', from('office'), { remote_ip_prefix: 'cidr_invalid' }],
    ['a group', { remote_group_id: 'g' }, {}],
    ['a group and a network', { ...from('10.0.0.0/8'), remote_group_id: 'g' }, { remote_group_id: 'remote_twice' }],
    [
      'two things wrong',
      { protocol: 'x', remote_ip_prefix: 'y' },
      { protocol: 'protocol_unknown', remote_ip_prefix: 'cidr_invalid' },
    ],
  ];
  for (const [name, draft, wrong] of cases) {
    test(name, () => {
      const found = Object.entries(checkSecurityGroupRule(draft)).map(([path, { code }]) => [path, code]);
      assert.deepEqual(Object.fromEntries(found), wrong);
    });
  }

  test('names the network that was meant', () => {
    const { remote_ip_prefix: wrong } = checkSecurityGroupRule(from('10.0.0.1/8'));
    assert.deepEqual(wrong?.values, { suggestion: '10.0.0.0/8' });
  });
});

// spec: security-group.rule.protocol
test('a protocol has one name', () => {
  const cases = [
    [null, 'IPv4', null],
    ['', 'IPv4', null],
    ['any', 'IPv4', null],
    ['0', 'IPv4', null],
    ['TCP', 'IPv4', 'tcp'],
    ['6', 'IPv6', 'tcp'],
    ['17', 'IPv4', 'udp'],
    ['1', 'IPv4', 'icmp'],
    ['icmp', 'IPv6', 'ipv6-icmp'],
    ['58', 'IPv6', 'ipv6-icmp'],
    ['icmpv6', 'IPv6', 'ipv6-icmp'],
    ['89', 'IPv4', '89'],
    ['constructor', 'IPv4', 'constructor'],
  ] as const;
  for (const [given, ethertype, name] of cases) assert.equal(protocolOf(given, ethertype), name, String(given));
});

test('a network has one spelling', () => {
  const cases = [
    ['10.0.0.7', '10.0.0.7/32'],
    ['2001:DB8::7', '2001:db8::7/128'],
    ['2001:0db8::/32', '2001:db8::/32'],
    ['10.0.0.0/8', '10.0.0.0/8'],
    ['office', 'office'],
  ] as const;
  for (const [given, spelled] of cases) assert.equal(remotePrefixOf(given), spelled);
});

// spec: security-group.rule.same
describe('isSameRule', () => {
  const ssh = { ...ports(22, 22), direction: 'ingress', ethertype: 'IPv4' };
  const same: [string, object][] = [
    ['itself', {}],
    ['the protocol by its number', { protocol: '6' }],
    ['from everybody, said so', { remote_ip_prefix: '0.0.0.0/0' }],
  ];
  for (const [name, change] of same) test(name, () => assert.ok(isSameRule(ssh, { ...ssh, ...change })));
  const different: [string, object][] = [
    ['out', { direction: 'egress' }],
    ['IPv6', { ethertype: 'IPv6' }],
    ['UDP', { protocol: 'udp' }],
    ['more ports', { port_range_max: 23 }],
    ['every port', { port_range_min: null, port_range_max: null }],
    ['from a network', { remote_ip_prefix: '10.0.0.0/8' }],
    ['from a group', { remote_group_id: 'g' }],
  ];
  for (const [name, change] of different)
    test(`not: ${name}`, () => assert.ok(!isSameRule(ssh, { ...ssh, ...change })));

  test('one address and its network of one', () => {
    const remote = (remote_ip_prefix: string) => ({ ...ssh, remote_ip_prefix });
    assert.ok(isSameRule(remote('10.0.0.7'), remote('10.0.0.7/32')));
    assert.ok(!isSameRule(remote('10.0.0.7'), remote('10.0.0.8')));
  });
});

// spec: security-group.presets
test('presets are good rules, each its own, and found again', () => {
  assert.equal(new Set(rulePresets.map(({ key }) => key)).size, rulePresets.length);
  for (const preset of rulePresets) {
    const rule = { protocol: preset.protocol, port_range_min: preset.port, port_range_max: preset.port };
    assert.deepEqual(checkSecurityGroupRule(rule), {}, preset.key);
    assert.equal(presetOf(rule), preset);
  }
  assert.equal(presetOf({ protocol: 'ipv6-icmp', port_range_min: null, port_range_max: null })?.key, 'all_icmp');
  assert.equal(presetOf({ protocol: 'tcp', port_range_min: 22, port_range_max: 23 }), null);
});

test('requests are read strictly', () => {
  assert.ok(is({ name: 'web' }, SecurityGroupBody));
  assert.ok(is({ name: 'web', security_group_rules: [{ direction: 'ingress', ...ports(22, 22) }] }, SecurityGroupBody));
  assert.ok(is({ security_group_id: 'g', direction: 'egress', protocol: null }, SecurityGroupRuleBody));
  assert.ok(is({ description: '' }, SecurityGroupUpdate));
  assert.ok(!is({ name: ' Default ' }, SecurityGroupBody));
  assert.ok(!is({ name: '' }, SecurityGroupBody));
  assert.ok(!is({ name: 'web', colour: 'red' }, SecurityGroupBody));
  assert.ok(!is({ security_group_id: 'g', direction: 'sideways' }, SecurityGroupRuleBody));
  assert.ok(!is({ security_group_id: 'g', direction: 'ingress', port_range_min: 70_000 }, SecurityGroupRuleBody));
});
