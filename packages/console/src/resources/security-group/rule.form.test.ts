import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SecurityGroupRuleDraft } from '@skydeck/contract';
import { is } from 'superstruct';
import { problemsOfDraft } from '../../kit/form/model.ts';
import { CUSTOM, loginServicesOpenedBy, newRule, OTHER, type RuleDraft } from './rule.form.ts';

const draft = (change: Partial<RuleDraft> = {}): RuleDraft => ({
  ...newRule.blank(),
  preset: 'ssh',
  remote: 'everybody',
  ...change,
});
const custom = (change: Partial<RuleDraft> = {}) => draft({ preset: CUSTOM, ...change });
const codesOf = (of: RuleDraft) =>
  Object.fromEntries(Object.entries(problemsOfDraft(newRule, of)).map(([path, { code }]) => [path, code]));

describe('a new rule', () => {
  it('has nothing chosen that would open the group, and asks for it', () => {
    assert.deepEqual(codesOf(newRule.blank()), { preset: 'required', remote: 'required' });
  });
  it('is refused by the server, too, before something is chosen', () => {
    for (const unchosen of [{ preset: '' }, { remote: '' }] as const)
      assert.ok(!is(newRule.toBody(draft(unchosen)), SecurityGroupRuleDraft));
  });
});

describe('what a rule says', () => {
  const cases: [string, RuleDraft, Record<string, unknown>][] = [
    ['a preset', draft(), { protocol: 'tcp', port_range_min: 22, port_range_max: 22 }],
    ['everything', draft({ preset: 'all' }), { protocol: null, port_range_min: null, port_range_max: null }],
    ['one port', custom({ ports: '8080' }), { protocol: 'tcp', port_range_min: 8080, port_range_max: 8080 }],
    ['a range', custom({ ports: '8000-8080' }), { protocol: 'tcp', port_range_min: 8000, port_range_max: 8080 }],
    ['every port', custom({ protocol: 'udp' }), { protocol: 'udp', port_range_min: null, port_range_max: null }],
    ['what is not asked for', custom({ protocol: 'gre', ports: '22' }), { protocol: 'gre', port_range_min: null }],
    ['a number', custom({ protocol: OTHER, number: ' 89 ' }), { protocol: '89', port_range_min: null }],
    [
      'a type and a code of ICMP',
      custom({ protocol: 'icmp', icmpType: '3', icmpCode: '4' }),
      { protocol: 'icmp', port_range_min: 3, port_range_max: 4 },
    ],
    ['everybody', draft({ prefix: '10.0.0.0/8', groupId: 'g' }), { remote_ip_prefix: null, remote_group_id: null }],
    [
      'a network',
      draft({ remote: 'network', prefix: ' 10.0.0.0/8 ', groupId: 'g' }),
      { remote_ip_prefix: '10.0.0.0/8', remote_group_id: null },
    ],
    [
      'a group',
      draft({ remote: 'group', prefix: '10.0.0.0/8', groupId: 'g' }),
      { remote_ip_prefix: null, remote_group_id: 'g' },
    ],
  ];
  for (const [name, of, says] of cases) {
    it(name, () => {
      const body = newRule.toBody(of);
      assert.ok(is(body, SecurityGroupRuleDraft));
      assert.deepEqual({ ...body, ...says }, body);
      assert.deepEqual(codesOf(of), {});
    });
  }
});

describe('the services one signs in through that a rule opens to every address', () => {
  const anywhere = (prefix: string) => ({ remote: 'network', prefix }) as const;
  const cases: [string, RuleDraft, readonly string[]][] = [
    ['SSH', draft(), ['SSH']],
    ['SSH of IPv6', draft({ ethertype: 'IPv6' }), ['SSH']],
    ['RDP', draft({ preset: 'rdp' }), ['RDP']],
    ['a port', custom({ ports: '3389' }), ['RDP']],
    ['a range that holds one', custom({ ports: '20-25' }), ['SSH']],
    ['a range that holds both', custom({ ports: '22-3389' }), ['SSH', 'RDP']],
    ['every port', custom({ ports: '' }), ['SSH', 'RDP']],
    ['all of TCP', draft({ preset: 'all_tcp' }), ['SSH', 'RDP']],
    ['everything', draft({ preset: 'all', ethertype: 'IPv6' }), ['SSH', 'RDP']],
    ['TCP by its number', custom({ protocol: OTHER, number: '6' }), ['SSH', 'RDP']],
    ['every IPv4 address by its prefix', draft(anywhere(' 0.0.0.0/0 ')), ['SSH']],
    ['every IPv6 address by its prefix', draft({ ethertype: 'IPv6', ...anywhere('::/0') }), ['SSH']],
    ['another service', draft({ preset: 'https' }), []],
    ['a range beside them', custom({ ports: '23-3388' }), []],
    ['all of UDP', draft({ preset: 'all_udp' }), []],
    ['all of ICMP', draft({ preset: 'all_icmp' }), []],
    ['one network', draft(anywhere('10.0.0.0/8')), []],
    ['a group', draft({ remote: 'group', groupId: 'g' }), []],
    ['what goes out', draft({ direction: 'egress' }), []],
    ['nothing chosen yet', newRule.blank(), []],
    ['no remote chosen yet', draft({ remote: '' }), []],
    ['no service chosen yet', draft({ preset: '' }), []],
    ['no network typed yet', draft(anywhere('')), []],
    ['ports that cannot be read', custom({ ports: 'web' }), []],
  ];
  for (const [name, of, services] of cases) it(name, () => assert.deepEqual(loginServicesOpenedBy(of), services));
});

describe('what is wrong with a rule, at its field', () => {
  const cases: [string, RuleDraft, Record<string, string>][] = [
    ['no ports', custom({ ports: 'web' }), { ports: 'ports_invalid' }],
    ['a reversed range', custom({ ports: '80-22' }), { ports: 'ports_invalid' }],
    ['port 0', custom({ ports: '0' }), { ports: 'ports_invalid' }],
    ['no number', custom({ protocol: OTHER }), { number: 'required' }],
    ['no protocol of this number', custom({ protocol: OTHER, number: '300' }), { number: 'protocol_unknown' }],
    ['a type that is no number', custom({ protocol: 'icmp', icmpType: 'echo' }), { icmpType: 'out_of_range' }],
    ['a code without a type', custom({ protocol: 'icmp', icmpCode: '0' }), { icmpType: 'icmp_code_without_type' }],
    ['a type too large', custom({ protocol: 'icmp', icmpType: '256' }), { icmpType: 'out_of_range' }],
    ['no network', draft({ remote: 'network' }), { prefix: 'required' }],
    ['the other version', draft({ remote: 'network', prefix: 'fd00::/8' }), { prefix: 'cidr_wrong_version' }],
    ['no network address', draft({ remote: 'network', prefix: '10.0.0.1/8' }), { prefix: 'cidr_not_network' }],
    ['no group', draft({ remote: 'group' }), { groupId: 'required' }],
  ];
  for (const [name, of, wrong] of cases) it(name, () => assert.deepEqual(codesOf(of), wrong));
});

describe('where the server’s word shows', () => {
  for (const [path, of, field] of [
    ['protocol', draft(), 'preset'],
    ['protocol', custom(), 'protocol'],
    ['protocol', custom({ protocol: OTHER }), 'number'],
    ['port_range_max', custom(), 'ports'],
    ['port_range_max', custom({ protocol: 'icmp' }), 'icmpCode'],
    ['remote_ip_prefix', draft(), 'prefix'],
    ['remote_group_id', draft(), 'groupId'],
    ['description', draft(), 'description'],
  ] as const) {
    it(`${path} at ${field}`, () => assert.equal(newRule.fieldOf?.(path, of), field));
  }
});
