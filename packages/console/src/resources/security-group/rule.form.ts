import {
  asCidr,
  checkSecurityGroupRule,
  type EtherType,
  type FieldProblems,
  isPort,
  isPortRange,
  problem,
  protocolHasIcmpType,
  protocolHasPorts,
  type RuleDirection,
  type RulePreset,
  rulePresets,
  type SecurityGroupRuleDraft,
  size,
} from '@skydeck/contract';
import { enums, object, string } from 'superstruct';
import { formModel, required } from '../../kit/form/model.ts';
import { loginServicesOpenedBy as loginServicesOpenedByBody } from './security-group.rules.ts';

export const CUSTOM = 'custom';
/** A protocol without a name here: its number of IANA's. */
export const OTHER = 'other';
export const choosableProtocols = ['tcp', 'udp', 'icmp', 'sctp', 'gre', 'esp', 'ah'] as const;
export const remotes = ['everybody', 'network', 'group'] as const;

export interface RuleDraft {
  direction: RuleDirection;
  ethertype: EtherType;
  /** The key of a preset, or `custom`; '' until the person has chosen. */
  preset: string;
  /** What follows counts of a custom rule only. */
  protocol: string;
  number: string;
  /** `22`, `8000-8080`; '' is every one. */
  ports: string;
  icmpType: string;
  icmpCode: string;
  /** '' until the person has chosen. */
  remote: (typeof remotes)[number] | '';
  prefix: string;
  groupId: string;
  description: string;
}

const shape = object({
  direction: enums(['ingress', 'egress']),
  ethertype: enums(['IPv4', 'IPv6']),
  preset: string(),
  protocol: string(),
  number: string(),
  ports: string(),
  icmpType: string(),
  icmpCode: string(),
  remote: enums(['', ...remotes]),
  prefix: string(),
  groupId: string(),
  description: size(string(), 0, 255),
});

/** What would open the group is chosen by the person, never by us. */
const blank = (): RuleDraft => ({
  direction: 'ingress',
  ethertype: 'IPv4',
  preset: '',
  protocol: 'tcp',
  number: '',
  ports: '',
  icmpType: '',
  icmpCode: '',
  remote: '',
  prefix: '',
  groupId: '',
  description: '',
});

export const hasPortsField = ({ preset, protocol }: RuleDraft) => preset === CUSTOM && protocolHasPorts(protocol);
export const hasIcmpFields = ({ preset, protocol }: RuleDraft) => preset === CUSTOM && protocolHasIcmpType(protocol);

const numberIn = (text: string) => (/^\d{1,5}$/.test(text.trim()) ? Number(text) : null);

type Let = Pick<SecurityGroupRuleDraft, 'protocol' | 'port_range_min' | 'port_range_max'>;

/** What the rule is about: a preset, or what was filled in. Before the choice nothing that a server takes for every protocol. */
function letOf(draft: RuleDraft): Let {
  if (draft.preset === '') return { protocol: '', port_range_min: null, port_range_max: null };
  const preset: RulePreset | undefined = rulePresets.find(({ key }) => key === draft.preset);
  if (preset) return { protocol: preset.protocol, port_range_min: preset.port, port_range_max: preset.port };
  const protocol = draft.protocol === OTHER ? draft.number.trim() : draft.protocol;
  if (hasIcmpFields(draft))
    return { protocol, port_range_min: numberIn(draft.icmpType), port_range_max: numberIn(draft.icmpCode) };
  if (!hasPortsField(draft)) return { protocol, port_range_min: null, port_range_max: null };
  const [first = '', last = first] = draft.ports.split('-', 2);
  return { protocol, port_range_min: numberIn(first), port_range_max: numberIn(last) };
}

/** null is everybody, so it stands only where the person has chosen it. */
function prefixOf({ remote, prefix }: RuleDraft): string | null {
  if (remote === '') return '';
  return remote === 'network' ? asCidr(prefix) : null;
}

function toBody(draft: RuleDraft): SecurityGroupRuleDraft {
  return {
    direction: draft.direction,
    ethertype: draft.ethertype,
    ...letOf(draft),
    remote_ip_prefix: prefixOf(draft),
    remote_group_id: draft.remote === 'group' ? draft.groupId : null,
    description: draft.description.trim(),
  };
}

/** Where a problem of the body shows in the form. */
export function fieldOf(path: string, draft: RuleDraft): string {
  const isIcmp = hasIcmpFields(draft);
  if (path === 'port_range_min') return isIcmp ? 'icmpType' : 'ports';
  if (path === 'port_range_max') return isIcmp ? 'icmpCode' : 'ports';
  if (path === 'remote_ip_prefix') return 'prefix';
  if (path === 'remote_group_id') return 'groupId';
  if (path !== 'protocol') return path;
  if (draft.preset !== CUSTOM) return 'preset';
  return draft.protocol === OTHER ? 'number' : 'protocol';
}

/** What cannot even be read as what a rule has. */
function checkText(draft: RuleDraft): FieldProblems {
  const ports = draft.ports.trim();
  const isRange = ports === '' || isPort(ports) || isPortRange(ports);
  const number = problem('out_of_range', 'From 0 to 255', { least: 0, most: 255 });
  const isNumber = (text: string) => text.trim() === '' || numberIn(text) !== null;
  return {
    ...required({
      preset: draft.preset,
      remote: draft.remote,
      ...(draft.preset === CUSTOM && draft.protocol === OTHER && { number: draft.number }),
      ...(draft.remote === 'network' && { prefix: draft.prefix }),
      ...(draft.remote === 'group' && { groupId: draft.groupId }),
    }),
    ...(hasPortsField(draft) && !isRange && { ports: problem('ports_invalid', 'A port or a range of ports') }),
    ...(hasIcmpFields(draft) && !isNumber(draft.icmpType) && { icmpType: number }),
    ...(hasIcmpFields(draft) && !isNumber(draft.icmpCode) && { icmpCode: number }),
  };
}

function check(draft: RuleDraft): FieldProblems {
  const found = Object.entries(checkSecurityGroupRule(toBody(draft)));
  return {
    ...Object.fromEntries(found.map(([path, wrong]) => [fieldOf(path, draft), wrong])),
    ...checkText(draft),
  };
}

/** The services one signs in through that the rule would open to every address; none while it cannot be read. */
export const loginServicesOpenedBy = (draft: RuleDraft): readonly string[] =>
  Object.keys(checkText(draft)).length > 0 ? [] : loginServicesOpenedByBody(toBody(draft));

export const newRule = formModel<RuleDraft, SecurityGroupRuleDraft>({ shape, check, blank, toBody, fieldOf });
