import type { SecurityGroupBody, SecurityGroupRuleBody } from '@skydeck/contract';
import { type HclBlock, type HclValue, idOf, resource } from '../../kit/code/index.ts';

const GROUP = 'openstack_networking_secgroup_v2';
const RULE = 'openstack_networking_secgroup_rule_v2';

type Rule = Omit<SecurityGroupRuleBody, 'security_group_id'>;

function ruleBlock(name: string, groupId: HclValue, rule: Rule): HclBlock {
  return resource(RULE, name, {
    security_group_id: groupId,
    direction: rule.direction,
    ethertype: rule.ethertype ?? 'IPv4',
    protocol: rule.protocol,
    port_range_min: rule.port_range_min,
    port_range_max: rule.port_range_max,
    remote_ip_prefix: rule.remote_ip_prefix,
    remote_group_id: rule.remote_group_id,
    description: rule.description,
  });
}

/** A group of the OpenStack provider, with a resource for each of its rules. */
export function securityGroupBlocks({
  name,
  description,
  tags,
  security_group_rules = [],
}: SecurityGroupBody): HclBlock[] {
  return [
    resource(GROUP, name, { name, description, tags }),
    ...security_group_rules.map((rule, at) => ruleBlock(`${name}_${at + 1}`, idOf(GROUP, name), rule)),
  ];
}

export const ruleBlocks = (groupName: string, { security_group_id, ...rule }: SecurityGroupRuleBody): HclBlock[] => [
  ruleBlock(groupName, security_group_id, rule),
];
