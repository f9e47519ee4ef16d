import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SecurityGroupBody, SecurityGroupUpdate } from '@skydeck/contract';
import { is } from 'superstruct';
import { hclOf } from '../../kit/code/hcl.rules.ts';
import { problemsOfDraft } from '../../kit/form/model.ts';
import { ruleBlocks, securityGroupBlocks } from './security-group.code.ts';
import {
  loginServicesOpenedBy,
  newSecurityGroup,
  securityGroupChange,
  type SecurityGroupDraft,
  takenBy,
} from './security-group.form.ts';

const filled: SecurityGroupDraft = {
  name: ' web ',
  description: ' shop ',
  tags: ['shop'],
  services: ['https', 'ssh'],
  source: '',
};
const codesOf = (draft: SecurityGroupDraft) =>
  Object.fromEntries(Object.entries(problemsOfDraft(newSecurityGroup, draft)).map(([path, { code }]) => [path, code]));

describe('a new group', () => {
  it('lets each service in, from everybody of both IP versions', () => {
    const body = newSecurityGroup.toBody(filled);
    assert.ok(is(body, SecurityGroupBody));
    assert.deepEqual([body.name, body.description, body.tags], ['web', 'shop', ['shop']]);
    assert.deepEqual(
      body.security_group_rules?.map((rule) => [
        rule.direction,
        rule.ethertype,
        rule.port_range_min,
        rule.remote_ip_prefix,
      ]),
      [
        ['ingress', 'IPv4', 22, null],
        ['ingress', 'IPv6', 22, null],
        ['ingress', 'IPv4', 443, null],
        ['ingress', 'IPv6', 443, null],
      ],
    );
  });

  for (const [source, version, prefix = source] of [
    ['10.0.0.0/8', 'IPv4'],
    ['10.0.0.7', 'IPv4', '10.0.0.7/32'],
    ['2001:db8::/32', 'IPv6'],
  ] as const) {
    it(`lets them in from ${source} alone`, () => {
      const { security_group_rules: rules } = newSecurityGroup.toBody({ ...filled, services: ['ssh'], source });
      assert.deepEqual(
        rules?.map((rule) => [rule.ethertype, rule.remote_ip_prefix]),
        [[version, prefix]],
      );
    });
  }

  for (const [name, change, wrong] of [
    ['nothing wrong', {}, {}],
    ['no name', { name: ' ' }, { name: 'required' }],
    ['the name that is taken for good', { name: 'Default' }, { name: 'name_reserved' }],
    ['no network', { source: 'office' }, { source: 'cidr_invalid' }],
    ['no network address', { source: '10.0.0.1/8' }, { source: 'cidr_not_network' }],
    ['no network address of IPv6', { source: '2001:db8::1/32' }, { source: 'cidr_not_network' }],
  ] as const) {
    it(`says what is wrong: ${name}`, () => assert.deepEqual(codesOf({ ...filled, ...change }), wrong));
  }

  it('shows what the server says of its rules', () => {
    const place = (path: string) => newSecurityGroup.fieldOf?.(path, filled);
    assert.equal(place('security_group_rules.0.remote_ip_prefix'), 'source');
    assert.equal(place('security_group_rules.1.protocol'), 'services');
    assert.equal(place('name'), 'name');
  });
});

describe('the services one signs in through that a new group opens to every address', () => {
  for (const [services, source, opened] of [
    [['https', 'ssh'], '', ['SSH']],
    [['rdp', 'ssh'], '0.0.0.0/0', ['SSH', 'RDP']],
    [['all_tcp'], '::/0', ['SSH', 'RDP']],
    [['https'], '', []],
    [['ssh', 'rdp'], '10.0.0.0/8', []],
    [['ssh'], '2001:db8::7', []],
  ] as const) {
    it(`${services.join(', ')} from ${source || 'everywhere'}: ${opened.join(', ') || 'none'}`, () =>
      assert.deepEqual(loginServicesOpenedBy({ services: [...services], source }), opened));
  }
});

it('a new group takes two rules of the quota besides those that let in', () => {
  assert.deepEqual(takenBy(filled), { security_groups: 1, security_group_rules: 6 });
  assert.deepEqual(takenBy({ ...filled, services: [] }), { security_groups: 1, security_group_rules: 2 });
});

it('a change has no rules', () => {
  const draft = { ...filled, name: 'default' };
  assert.deepEqual(problemsOfDraft(securityGroupChange, draft), {});
  const body = securityGroupChange.toBody(draft);
  assert.ok(is(body, SecurityGroupUpdate));
  assert.deepEqual(body, { name: 'default', description: 'shop', tags: ['shop'] });
});

it('a group and a rule, for the OpenStack provider', () => {
  const body = newSecurityGroup.toBody({
    name: 'web',
    description: '',
    tags: [],
    services: ['ssh'],
    source: '10.0.0.0/8',
  });
  assert.equal(
    hclOf(securityGroupBlocks(body)),
    `resource "openstack_networking_secgroup_v2" "web" {
  name = "web"
}

resource "openstack_networking_secgroup_rule_v2" "web_1" {
  security_group_id = openstack_networking_secgroup_v2.web.id
  direction         = "ingress"
  ethertype         = "IPv4"
  protocol          = "tcp"
  port_range_min    = 22
  port_range_max    = 22
  remote_ip_prefix  = "10.0.0.0/8"
}`,
  );
  assert.match(hclOf(ruleBlocks('web', { security_group_id: 'g1', direction: 'egress' })), /security_group_id = "g1"/);
});
