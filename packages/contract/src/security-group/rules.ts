import { asCidr, formatCidr, isNetworkAddress, parseAddress, parseCidr } from '../address/index.ts';
import { type FieldProblem, type FieldProblems, outOfRange, problem } from '../errors.ts';
import { isWithin } from '../rules/networks.ts';
import type { EtherType, SecurityGroupRule, SecurityGroupRuleDraft } from './model.ts';

/** Those that have ports (Neutron: `validate_ports`). */
export const rulePortProtocols = ['tcp', 'udp', 'sctp', 'udplite', 'dccp'] as const;

/** Those that are chosen by their name; every other one by its number, 0 to 255. */
export const ruleProtocols = [
  'tcp',
  'udp',
  'icmp',
  'ipv6-icmp',
  'sctp',
  'udplite',
  'dccp',
  'ah',
  'esp',
  'gre',
] as const;

const spellings = {
  icmpv6: 'ipv6-icmp',
  any: null,
  '': null,
  '0': null,
  '1': 'icmp',
  '6': 'tcp',
  '17': 'udp',
} as const;
const numbered = { '58': 'ipv6-icmp', '33': 'dccp', '47': 'gre', '50': 'esp', '51': 'ah', '132': 'sctp' } as const;

/** One name for one protocol; ICMP of IPv6 has its own. null is every protocol. */
export function protocolOf(protocol: string | null | undefined, ethertype: string): string | null {
  const given = (protocol ?? '').trim().toLowerCase();
  const known: Readonly<Record<string, string | null>> = { ...spellings, ...numbered };
  const named = Object.hasOwn(known, given) ? (known[given] ?? null) : given;
  return named === 'icmp' && ethertype === 'IPv6' ? 'ipv6-icmp' : named;
}

export const protocolHasPorts = (protocol: string | null): boolean =>
  (rulePortProtocols as readonly (string | null)[]).includes(protocol);
export const protocolHasIcmpType = (protocol: string | null): boolean =>
  protocol === 'icmp' || protocol === 'ipv6-icmp';

const isKnown = (protocol: string) =>
  (ruleProtocols as readonly string[]).includes(protocol) || (/^\d{1,3}$/.test(protocol) && Number(protocol) <= 255);

type Draft = Omit<SecurityGroupRuleDraft, 'direction'>;

/** The rule's own rules (Neutron's `_validate_security_group_rule`). Whether it is there already only the group knows. */
export function checkSecurityGroupRule(draft: Draft): FieldProblems {
  const ethertype = draft.ethertype ?? 'IPv4';
  const protocol = protocolOf(draft.protocol, ethertype);
  const problems: FieldProblems = { ...checkPorts(draft, protocol) };
  const wrong = protocol === null ? null : checkProtocol(protocol, ethertype);
  if (wrong) problems['protocol'] = wrong;
  const { remote_ip_prefix: prefix, remote_group_id: group } = draft;
  if (prefix && group) problems['remote_group_id'] = problem('remote_twice', 'Either a network or a group');
  const notPrefix = prefix ? checkRemotePrefix(prefix, ethertype) : null;
  if (notPrefix) problems['remote_ip_prefix'] = notPrefix;
  return problems;
}

function checkProtocol(protocol: string, ethertype: EtherType): FieldProblem | null {
  if (!isKnown(protocol)) return problem('protocol_unknown', `'${protocol}' is not a protocol`);
  if (protocol === 'ipv6-icmp' && ethertype === 'IPv4')
    return problem('protocol_of_other_version', `'${protocol}' is of IPv6`);
  return null;
}

const rulePorts = { least: 1, most: 65_535 } as const;
/** Types and codes. */
const icmpNumbers = { least: 0, most: 255 } as const;

function checkPorts({ port_range_min, port_range_max }: Draft, protocol: string | null): FieldProblems {
  const [first, last] = [port_range_min ?? null, port_range_max ?? null];
  if (first === null && last === null) return {};
  if (protocolHasIcmpType(protocol)) return checkIcmp(first, last);
  const at = first === null ? 'port_range_max' : 'port_range_min';
  if (!protocolHasPorts(protocol)) return { [at]: problem('protocol_without_ports', 'This protocol has no ports') };
  if (first === null || last === null) {
    const missing = first === null ? 'port_range_min' : 'port_range_max';
    return { [missing]: problem('required', 'A range has a first and a last port') };
  }
  const problems: FieldProblems = {};
  for (const [path, port] of [
    ['port_range_min', first],
    ['port_range_max', last],
  ] as const) {
    if (port < 1) problems[path] = outOfRange(path, rulePorts);
  }
  if (Object.keys(problems).length === 0 && last < first)
    problems['port_range_max'] = problem('range_reversed', 'The last port is before the first');
  return problems;
}

/** A code has a meaning only of a type. */
function checkIcmp(type: number | null, code: number | null): FieldProblems {
  if (type === null) return { port_range_min: problem('icmp_code_without_type', 'A code needs a type') };
  const wrong = (value: number | null) => value !== null && !isWithin(icmpNumbers, value);
  return {
    ...(wrong(type) && { port_range_min: outOfRange('The ICMP type', icmpNumbers) }),
    ...(wrong(code) && { port_range_max: outOfRange('The ICMP code', icmpNumbers) }),
  };
}

/** A network of the rule's IP version; an address alone stands for itself (spec: security-group.rule.remote). */
export function checkRemotePrefix(text: string, ethertype: EtherType): FieldProblem | null {
  const version = ethertype === 'IPv6' ? 6 : 4;
  const address = parseAddress(text);
  const cidr = parseCidr(text);
  const found = address?.version ?? cidr?.version;
  if (found === undefined) return problem('cidr_invalid', `'${text}' is not a CIDR`);
  if (found !== version) return problem('cidr_wrong_version', `'${text}' is not an IPv${version} CIDR`, { version });
  if (!cidr || isNetworkAddress(cidr)) return null;
  const suggestion = formatCidr(cidr);
  return problem('cidr_not_network', `'${text}' is not the network address, ${suggestion} is`, { suggestion });
}

/** One spelling for one network: `10.0.0.7` is `10.0.0.7/32`. What cannot be read stays. */
export function remotePrefixOf(text: string): string {
  const cidr = parseCidr(asCidr(text));
  return cidr ? formatCidr(cidr) : text;
}

/** What two rules have in common or not; a draft leaves out what it does not say. */
type RuleFacts = Pick<SecurityGroupRule, 'direction' | 'ethertype'> & {
  readonly [Field in 'protocol' | 'port_range_min' | 'port_range_max' | 'remote_ip_prefix' | 'remote_group_id']?:
    | SecurityGroupRule[Field]
    | undefined;
};

/** Everybody is everybody, with a prefix of no bits or without one. */
function remoteOf({ remote_ip_prefix: prefix, remote_group_id: group }: RuleFacts): string {
  if (group) return group.toLowerCase();
  const spelled = prefix ? remotePrefixOf(prefix) : '';
  return spelled.endsWith('/0') ? '' : spelled;
}

/** Whether two rules let the same through; descriptions do not count (Neutron: SecurityGroupRuleExists). */
export function isSameRule(one: RuleFacts, other: RuleFacts): boolean {
  return (
    one.direction === other.direction &&
    one.ethertype === other.ethertype &&
    protocolOf(one.protocol, one.ethertype) === protocolOf(other.protocol, other.ethertype) &&
    (one.port_range_min ?? null) === (other.port_range_min ?? null) &&
    (one.port_range_max ?? null) === (other.port_range_max ?? null) &&
    remoteOf(one) === remoteOf(other)
  );
}
