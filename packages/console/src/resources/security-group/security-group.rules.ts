import {
  protocolHasIcmpType,
  protocolOf,
  type RulePreset,
  presetOf,
  remotePrefixOf,
  type SecurityGroup,
  type SecurityGroupRule,
  type SecurityGroupRuleDraft,
} from '@skydeck/contract';

/** What a page around the frame hears of a rule as. */
export const RULE = 'security_group_rule';

/** A key of this folder's words, or false when nothing stands in the way. */
export function whyNotDelete({ is_default, ports_count }: Pick<SecurityGroup, 'is_default' | 'ports_count'>) {
  // Neutron: SecurityGroupCannotRemoveDefault, SecurityGroupInUse.
  if (is_default) return 'blocked.default_stays' as const;
  return ports_count > 0 && ('blocked.in_use' as const);
}

/** Neutron: SecurityGroupCannotUpdateDefault. */
export const whyNotRename = ({ is_default }: Pick<SecurityGroup, 'is_default'>) =>
  is_default && ('blocked.default_name' as const);

export type RuleShape = Pick<SecurityGroupRule, 'protocol' | 'port_range_min' | 'port_range_max'>;

/** How protocols are written everywhere; a number of IANA's stands for itself. */
const spelled: Readonly<Record<string, string>> = { 'ipv6-icmp': 'ICMPv6', udplite: 'UDP-Lite' };
export const spellProtocol = (protocol: string): string =>
  Object.hasOwn(spelled, protocol) ? (spelled[protocol] ?? protocol) : protocol.toUpperCase();

/** `22`, `8000–8080`; of ICMP `8`, `3/4`. null: every one. */
export function spellPorts({ protocol, port_range_min: first, port_range_max: last }: RuleShape): string | null {
  if (first === null) return null;
  if (protocolHasIcmpType(protocol)) return last === null ? String(first) : `${first}/${last}`;
  return last === null || first === last ? String(first) : `${first}–${last}`;
}

/** The proper name of a well-known service, or null. */
export const serviceOf = (rule: RuleShape): string | null => presetOf(rule)?.service ?? null;

/** What is let through in one line, without words: `TCP 22`. null where a word is needed: everything. */
export function spellPreset({ protocol, port }: RulePreset): string | null {
  if (protocol === null) return null;
  return port === null ? spellProtocol(protocol) : `${spellProtocol(protocol)} ${port}`;
}

export const rulesOf = (group: Pick<SecurityGroup, 'security_group_rules'>, direction: string) =>
  group.security_group_rules.filter((rule) => rule.direction === direction);

/** What people sign in to servers through: open to everybody, somebody tries passwords within minutes. */
const loginServices = [
  { name: 'SSH', port: 22 },
  { name: 'RDP', port: 3389 },
] as const;

/** The names of those that a rule opens to every address. */
export function loginServicesOpenedBy(rule: SecurityGroupRuleDraft): readonly string[] {
  const { direction, remote_ip_prefix: prefix, remote_group_id: group } = rule;
  const isFromAnywhere = !group && (!prefix || remotePrefixOf(prefix).endsWith('/0'));
  const protocol = protocolOf(rule.protocol, rule.ethertype ?? 'IPv4');
  if (direction !== 'ingress' || !isFromAnywhere || (protocol !== null && protocol !== 'tcp')) return [];
  const [first, last] = [rule.port_range_min ?? 1, rule.port_range_max ?? 65_535];
  return loginServices.filter(({ port }) => first <= port && port <= last).map(({ name }) => name);
}
