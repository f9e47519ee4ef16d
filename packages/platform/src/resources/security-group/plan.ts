import {
  DEFAULT_GROUP,
  type FieldProblems,
  isDefaultGroupName,
  problem,
  type SecurityGroupBody,
  type SecurityGroupRuleDraft,
  type SecurityGroupUpdate,
} from '@skydeck/contract';
import { conflict, invalid, notFound } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';
import type { Actor } from '../kit/access.ts';
import { refuseWhileNeeded } from '../kit/dependents.ts';
import { nameProblems } from '../kit/names.ts';
import type { NewRecord } from '../kit/owner.ts';
import { newTagged, readTagged } from '../kit/tagged.ts';
import { refuseOverQuota } from '../quota/index.ts';
import { securityGroupDependents } from './dependents.ts';
import { egressRules, type RuleRecord, type SecurityGroupRecord, securityGroupRecords } from './records.ts';
import { planRule } from './rules.ts';

// What a call makes of a security group, before any engine writes it.

/** As it begins, with its rules. Throws all that is wrong with it, and 409 `quota_exceeded`. */
export async function planNewGroup(
  tx: Tx,
  fresh: NewRecord,
  { security_group_rules: drafts = [], ...body }: SecurityGroupBody,
): Promise<SecurityGroupRecord> {
  const name = body.name.trim();
  const problems = groupNameProblems(name);
  const rules: RuleRecord[] = egressRules(fresh.created_at, tx.newId);
  for (const [at, draft] of drafts.entries()) {
    const plan = await planRule(tx, fresh, rules, draft);
    if ('rule' in plan) rules.push(plan.rule);
    else
      for (const [path, wrong] of Object.entries(plan.problems)) problems[`security_group_rules.${at}.${path}`] = wrong;
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
  await refuseOverQuota(tx, fresh.project_id, 'security_groups');
  await refuseOverQuota(tx, fresh.project_id, 'security_group_rules', rules.length);
  return { ...fresh, name, ...newTagged(body), is_default: false, rules };
}

/** Names may repeat, as in Neutron; but for the one that tells the project's own group. */
const groupNameProblems = (name: string): FieldProblems =>
  isDefaultGroupName(name) ? { name: problem('name_reserved', `'${DEFAULT_GROUP}' is reserved`) } : nameProblems(name);

const protectedGroup = (message: string) =>
  conflict('protected', message, { name: DEFAULT_GROUP, by: 'default_group' });

/** What a change makes of a group. Throws 400 for its name, and 409 where the default group would lose its own. */
export function planGroupUpdate(
  group: Pick<SecurityGroupRecord, 'name' | 'is_default'>,
  body: SecurityGroupUpdate,
): Partial<SecurityGroupRecord> {
  const name = (body.name ?? group.name).trim();
  if (name !== group.name) {
    if (group.is_default) throw protectedGroup('The default group keeps its name');
    const problems = groupNameProblems(name);
    if (Object.keys(problems).length > 0) throw invalid(problems);
  }
  return { name, ...readTagged(body) };
}

/** Throws 409 for the default group, and for one that ports have. */
export async function refuseGroupStays(tx: Tx, group: SecurityGroupRecord): Promise<void> {
  if (group.is_default) throw protectedGroup('The default group cannot be deleted');
  await refuseWhileNeeded(tx, group, securityGroupDependents);
}

/** One rule more. Throws what is wrong with it, and 409 `quota_exceeded`. */
export async function planNewRule(
  tx: Tx,
  group: SecurityGroupRecord,
  draft: SecurityGroupRuleDraft,
): Promise<RuleRecord> {
  const plan = await planRule(tx, group, group.rules, draft);
  if ('problems' in plan) throw invalid(plan.problems);
  await refuseOverQuota(tx, group.project_id, 'security_group_rules');
  return plan.rule;
}

/** A rule of a group of the actor's, and the group. Throws 404. */
export async function findRule(
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<{ readonly group: SecurityGroupRecord; readonly rule: RuleRecord }> {
  const [found] = await securityGroupRecords.in(tx).all([{ field: 'rules[].id', equals: id }]);
  if (!found) throw notFound('security_group_rule');
  const group = await securityGroupRecords.find(tx, actor, found.id);
  const rule = group.rules.find((one) => one.id === id);
  if (!rule) throw notFound('security_group_rule');
  return { group, rule };
}
