import { array, boolean, type Infer, nullable, number, object, optional, string, type } from 'superstruct';
import { Description, enums, Name, ownedFields, ruled, size, within } from '../structs.ts';
import { taggedBody, taggedFields } from '../tagged.ts';

export const ruleDirections = ['ingress', 'egress'] as const;
export type RuleDirection = (typeof ruleDirections)[number];

export const etherTypes = ['IPv4', 'IPv6'] as const;
export type EtherType = (typeof etherTypes)[number];

/** What a group lets through. A rule never changes: another one takes its place. */
export const SecurityGroupRule = type({
  id: string(),
  security_group_id: string(),
  /** `ingress`, `egress`; open. */
  direction: string(),
  /** `IPv4`, `IPv6`; open. */
  ethertype: string(),
  /** Neutron's: `tcp`, `udp`, `icmp` …, or a number of IANA's; null is every protocol. */
  protocol: nullable(string()),
  /** The first port; of ICMP the type. null is every one. */
  port_range_min: nullable(number()),
  /** The last port; of ICMP the code. */
  port_range_max: nullable(number()),
  /** From or to whom; null is everybody, unless there is a `remote_group_id`. */
  remote_ip_prefix: nullable(string()),
  remote_group_id: nullable(string()),
  /** null where there is no `remote_group_id`. */
  remote_group_name: nullable(string()),
  description: string(),
  created_at: string(),
});
export type SecurityGroupRule = Infer<typeof SecurityGroupRule>;

export const SecurityGroup = type({
  id: string(),
  name: string(),
  ...taggedFields,
  /** The project's own: it is there from the beginning, keeps its name, and stays. */
  is_default: boolean(),
  security_group_rules: array(SecurityGroupRule),
  /** How many ports have it. */
  ports_count: number(),
  ...ownedFields,
});
export type SecurityGroup = Infer<typeof SecurityGroup>;

// Ports and ICMP's numbers have limits of their own: rules.ts.
const PortNumber = within({ least: 0, most: 65_535 });

const ruleFields = {
  direction: enums(ruleDirections),
  ethertype: optional(enums(etherTypes)),
  protocol: optional(nullable(size(string(), 1, 16))),
  port_range_min: optional(nullable(PortNumber)),
  port_range_max: optional(nullable(PortNumber)),
  remote_ip_prefix: optional(nullable(size(string(), 1, 49))),
  remote_group_id: optional(nullable(size(string(), 1, 64))),
  description: optional(Description),
};

/** A rule as a part of a new group. */
export const SecurityGroupRuleDraft = object(ruleFields);
export type SecurityGroupRuleDraft = Infer<typeof SecurityGroupRuleDraft>;

export const SecurityGroupRuleBody = object({ security_group_id: size(string(), 1, 64), ...ruleFields });
export type SecurityGroupRuleBody = Infer<typeof SecurityGroupRuleBody>;

/** The one name that is not free: the project's own group has it. */
export const DEFAULT_GROUP = 'default';
export const isDefaultGroupName = (name: string): boolean => name.trim().toLowerCase() === DEFAULT_GROUP;

/** Besides `security_group_rules` a new group lets everything out, as Neutron has it. */
export const SecurityGroupBody = object({
  name: ruled(Name, 'name_reserved', `The name '${DEFAULT_GROUP}' is reserved`, (name) => !isDefaultGroupName(name)),
  ...taggedBody,
  security_group_rules: optional(size(array(SecurityGroupRuleDraft), 0, 64)),
});
export type SecurityGroupBody = Infer<typeof SecurityGroupBody>;

export const SecurityGroupUpdate = object({ name: optional(Name), ...taggedBody });
export type SecurityGroupUpdate = Infer<typeof SecurityGroupUpdate>;
