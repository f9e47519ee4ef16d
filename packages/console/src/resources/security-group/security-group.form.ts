import {
  asCidr,
  checkRemotePrefix,
  type FieldProblems,
  isDefaultGroupName,
  parseAddress,
  parseCidr,
  problem,
  type QuotaNeed,
  type RulePreset,
  rulePresets,
  type SecurityGroup,
  type SecurityGroupBody,
  type SecurityGroupRuleDraft,
  type SecurityGroupUpdate,
  size,
} from '@skydeck/contract';
import { array, object, string } from 'superstruct';
import { formModel, required } from '../../kit/form/model.ts';
import { type TaggedDraft, taggedOf, taggedShape, toNewTagged, toTagged } from '../../kit/form/tagged.rules.ts';
import { loginServicesOpenedBy as loginServicesOpenedByRule } from './security-group.rules.ts';

/** A new group lets some services in at once, from one place; the other rules come afterwards. */
export interface SecurityGroupDraft extends TaggedDraft {
  name: string;
  /** Keys of presets. */
  services: string[];
  /** A network or an address; '' is everybody. */
  source: string;
}

const shape = object({
  name: size(string(), 1, 255),
  ...taggedShape,
  services: array(string()),
  source: string(),
});

const checkName = ({ name }: SecurityGroupDraft) => required({ name });

const versionOf = (source: string) => (parseAddress(source) ?? parseCidr(source))?.version;

function check(draft: SecurityGroupDraft): FieldProblems {
  const source = draft.source.trim();
  const wrong = source === '' ? null : checkRemotePrefix(source, versionOf(source) === 6 ? 'IPv6' : 'IPv4');
  const reserved = isDefaultGroupName(draft.name) && { name: problem('name_reserved', '`default` is reserved') };
  return { ...checkName(draft), ...reserved, ...(wrong && { source: wrong }) };
}

/** Everybody is everybody of both IP versions. */
export function rulesOfDraft({ services, source }: Pick<SecurityGroupDraft, 'services' | 'source'>) {
  const from = asCidr(source);
  const versions = from === '' ? (['IPv4', 'IPv6'] as const) : ([versionOf(from) === 6 ? 'IPv6' : 'IPv4'] as const);
  const presets = rulePresets.filter(({ key }) => services.includes(key));
  return presets.flatMap((preset: RulePreset) =>
    versions.map((ethertype): SecurityGroupRuleDraft => ({
      direction: 'ingress',
      ethertype,
      protocol: preset.protocol,
      port_range_min: preset.port,
      port_range_max: preset.port,
      remote_ip_prefix: from === '' ? null : from,
    })),
  );
}

/** The services one signs in through that the group would open to every address. */
export const loginServicesOpenedBy = (draft: Pick<SecurityGroupDraft, 'services' | 'source'>): string[] => [
  ...new Set(rulesOfDraft(draft).flatMap(loginServicesOpenedByRule)),
];

/** Of the project's quota. A group begins with a rule for each IP version: it lets everything out. */
export const takenBy = (draft: SecurityGroupDraft): QuotaNeed => ({
  security_groups: 1,
  security_group_rules: 2 + rulesOfDraft(draft).length,
});

export const newSecurityGroup = formModel<SecurityGroupDraft, SecurityGroupBody>({
  shape,
  check,
  blank: () => ({ name: '', services: [], source: '', ...taggedOf() }),
  toBody: (draft) => ({
    name: draft.name.trim(),
    ...toNewTagged(draft),
    security_group_rules: rulesOfDraft(draft),
  }),
  fieldOf: (path) => {
    if (!path.startsWith('security_group_rules')) return path;
    return path.endsWith('remote_ip_prefix') ? 'source' : 'services';
  },
});

export const securityGroupChange = formModel<SecurityGroupDraft, SecurityGroupUpdate, SecurityGroup>({
  shape,
  check: checkName,
  blank: newSecurityGroup.blank,
  from: ({ name, ...group }) => ({ name, services: [], source: '', ...taggedOf(group) }),
  toBody: ({ name, ...draft }) => ({ name: name.trim(), ...toTagged(draft) }),
});
