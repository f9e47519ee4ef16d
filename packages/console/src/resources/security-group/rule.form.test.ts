import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SecurityGroupRuleDraft } from '@skydeck/contract';
import { is } from 'superstruct';
import { problemsOfDraft } from '../../kit/form/model.ts';
import { CUSTOM, newRule, OTHER, type RuleDraft } from './rule.form.ts';

const draft = (change: Partial<RuleDraft> = {}): RuleDraft => ({ ...newRule.blank(), ...change });
const custom = (change: Partial<RuleDraft> = {}) => draft({ preset: CUSTOM, ...change });
const codesOf = (of: RuleDraft) =>
  Object.fromEntries(Object.entries(problemsOfDraft(newRule, of)).map(([path, { code }]) => [path, code]));

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
