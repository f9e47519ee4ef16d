import { DEFAULT_GROUP, type SecurityGroupRule } from '@skydeck/contract';
import { type RevisedRecord, revisedCollection } from '../kit/owned-collection.ts';
import type { TaggedRecord } from '../kit/tagged.ts';
import type { Tx } from '../../store/store.ts';

/** The name of the group it names is worked out when it is shown. */
export type RuleRecord = Readonly<Omit<SecurityGroupRule, 'security_group_id' | 'remote_group_name'>>;

export interface SecurityGroupRecord extends RevisedRecord, TaggedRecord {
  readonly is_default: boolean;
  readonly rules: readonly RuleRecord[];
}

export const securityGroupRecords = revisedCollection<SecurityGroupRecord>('security_group');

/** Those whose rules name it; itself, where it lets itself in, is among them. */
export const groupsNaming = (tx: Tx, id: string) =>
  securityGroupRecords.in(tx).all([{ field: 'rules[].remote_group_id', equals: id }]);

type NewId = Tx['newId'];

const open = (id: string, direction: string, ethertype: string, at: string): RuleRecord => ({
  id,
  direction,
  ethertype,
  protocol: null,
  port_range_min: null,
  port_range_max: null,
  remote_ip_prefix: null,
  remote_group_id: null,
  description: '',
  created_at: at,
});

/** Everything may go out (Neutron's rules of a new group). */
export const egressRules = (at: string, newId: NewId): RuleRecord[] =>
  ['IPv4', 'IPv6'].map((ethertype) => open(newId(), 'egress', ethertype, at));

interface Project {
  readonly id: string;
  readonly domain_id: string;
}

/** A project's own group: those that have it reach each other. */
export function defaultGroupOf(
  project: Project,
  group: { readonly id: string; readonly at: string },
  newId: NewId,
): SecurityGroupRecord {
  const inward = ['IPv4', 'IPv6'].map((ethertype) => ({
    ...open(newId(), 'ingress', ethertype, group.at),
    remote_group_id: group.id,
  }));
  return {
    id: group.id,
    name: DEFAULT_GROUP,
    description: '',
    is_default: true,
    rules: [...inward, ...egressRules(group.at, newId)],
    project_id: project.id,
    domain_id: project.domain_id,
    revision_number: 0,
    created_at: group.at,
    updated_at: group.at,
  };
}
