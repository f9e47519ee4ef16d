import {
  type FieldProblems,
  isSameRule,
  problem,
  protocolOf,
  remotePrefixOf,
  type SecurityGroupRuleDraft,
  checkSecurityGroupRule,
} from '@skydeck/contract';
import type { Tx } from '../../store/store.ts';
import { type RuleRecord, type SecurityGroupRecord, securityGroupRecords } from './records.ts';

/** A rule that may be kept, or why not. */
export type RulePlan = { readonly rule: RuleRecord } | { readonly problems: FieldProblems };

/** `others`: the rules it will stand beside. */
export async function planRule(
  tx: Tx,
  group: Pick<SecurityGroupRecord, 'project_id'>,
  others: readonly RuleRecord[],
  draft: SecurityGroupRuleDraft,
): Promise<RulePlan> {
  const problems = { ...(await checkRemoteGroup(tx, group, draft)), ...checkSecurityGroupRule(draft) };
  if (Object.keys(problems).length > 0) return { problems };
  const rule = recordOf(draft, tx);
  if (others.some((other) => isSameRule(other, rule)))
    return { problems: { protocol: problem('rule_exists', 'The group has this rule already') } };
  return { rule };
}

async function checkRemoteGroup(
  tx: Tx,
  { project_id }: Pick<SecurityGroupRecord, 'project_id'>,
  { remote_group_id: id }: SecurityGroupRuleDraft,
): Promise<FieldProblems> {
  if (!id) return {};
  const found = await securityGroupRecords.in(tx).get(id.toLowerCase());
  if (found?.project_id === project_id) return {};
  return { remote_group_id: problem('group_unknown', 'There is no such security group') };
}

function recordOf(draft: SecurityGroupRuleDraft, { newId, now }: Pick<Tx, 'newId' | 'now'>): RuleRecord {
  const ethertype = draft.ethertype ?? 'IPv4';
  return {
    id: newId(),
    direction: draft.direction,
    ethertype,
    protocol: protocolOf(draft.protocol, ethertype),
    port_range_min: draft.port_range_min ?? null,
    port_range_max: draft.port_range_max ?? null,
    remote_ip_prefix: draft.remote_ip_prefix ? remotePrefixOf(draft.remote_ip_prefix) : null,
    remote_group_id: draft.remote_group_id?.toLowerCase() ?? null,
    description: (draft.description ?? '').trim(),
    created_at: now.toISOString(),
  };
}
