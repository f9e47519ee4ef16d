import {
  DEFAULT_GROUP,
  type FieldProblems,
  isDefaultGroupName,
  problem,
  type SecurityGroup,
  type SecurityGroupBody,
  type SecurityGroupRule,
  type SecurityGroupRuleBody,
  type SecurityGroupUpdate,
} from '@skydeck/contract';
import { newRecord } from '../../kit/owner.ts';
import { refuseOverQuota } from '../../quota/index.ts';
import { refuseWhileNeeded } from '../../kit/dependents.ts';
import { securityGroupDependents } from '../dependents.ts';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import { type Actor } from '../../kit/access.ts';
import { conflict, invalid, notFound } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/store.ts';
import { nameProblems } from '../../kit/names.ts';
import { newTagged, readTagged } from '../../kit/tagged.ts';
import { deleteSecurityGroupRules } from '../bulk.ts';
import { createStoreBulkTask } from '../../../engines/embedded/bulk-task.ts';
import { securityGroupRecords, groupsNaming, egressRules, type RuleRecord } from '../records.ts';
import { planRule } from '../rules.ts';
import { securityGroupViews } from '../views.ts';

export async function createSecurityGroup(tx: Tx, actor: Actor, body: SecurityGroupBody): Promise<SecurityGroup> {
  const fresh = await newRecord(tx, actor);
  const name = body.name.trim();
  injectFault(name, 'create');
  const problems = groupNameProblems(name);
  const rules: RuleRecord[] = egressRules(fresh.created_at, tx.newId);
  for (const [place, draft] of (body.security_group_rules ?? []).entries()) {
    const plan = await planRule(tx, fresh, rules, draft);
    if ('rule' in plan) rules.push(plan.rule);
    else
      for (const [path, wrong] of Object.entries(plan.problems))
        problems[`security_group_rules.${place}.${path}`] = wrong;
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
  await refuseOverQuota(tx, fresh.project_id, 'security_groups');
  await refuseOverQuota(tx, fresh.project_id, 'security_group_rules', rules.length);
  const group = await securityGroupRecords.insert(tx, {
    ...fresh,
    name,
    ...newTagged(body),
    is_default: false,
    rules,
  });
  return securityGroupViews.one(tx, group);
}

/** Names may repeat, as in Neutron; but for the one that tells the project's own group. */
const groupNameProblems = (name: string): FieldProblems =>
  isDefaultGroupName(name) ? { name: problem('name_reserved', `'${DEFAULT_GROUP}' is reserved`) } : nameProblems(name);

const protectedGroup = (message: string) =>
  conflict('protected', message, { name: DEFAULT_GROUP, by: 'default_group' });

export async function updateSecurityGroup(
  tx: Tx,
  actor: Actor,
  id: string,
  body: SecurityGroupUpdate,
  revision: number | null,
): Promise<SecurityGroup> {
  const group = await securityGroupRecords.findCurrent(tx, actor, id, revision);
  const name = (body.name ?? group.name).trim();
  injectFault(name, 'update');
  const isRenamed = name !== group.name;
  if (isRenamed && group.is_default) throw protectedGroup('The default group keeps its name');
  if (isRenamed) {
    const problems = groupNameProblems(name);
    if (Object.keys(problems).length > 0) throw invalid(problems);
  }
  const changed = await securityGroupRecords.revise(tx, group, { name, ...readTagged(body) });
  return securityGroupViews.one(tx, changed);
}

export async function deleteSecurityGroup(tx: Tx, actor: Actor, id: string): Promise<void> {
  const group = await securityGroupRecords.find(tx, actor, id);
  injectFault(group.name, 'delete');
  if (group.is_default) throw protectedGroup('The default group cannot be deleted');
  await refuseWhileNeeded(tx, group, securityGroupDependents);
  await securityGroupRecords.in(tx).remove(id);
  for (const other of await groupsNaming(tx, id)) {
    const rules = other.rules.filter(({ remote_group_id }) => remote_group_id !== id);
    await securityGroupRecords.revise(tx, other, { rules });
  }
}

export async function addRule(
  tx: Tx,
  actor: Actor,
  { security_group_id: asked, ...draft }: SecurityGroupRuleBody,
): Promise<SecurityGroupRule> {
  const group = await securityGroupRecords.find(tx, actor, asked.toLowerCase());
  injectFault(group.name, 'update');
  injectFault(draft.description ?? '', 'create');
  const plan = await planRule(tx, group, group.rules, draft);
  if ('problems' in plan) throw invalid(plan.problems);
  await refuseOverQuota(tx, group.project_id, 'security_group_rules');
  const changed = await securityGroupRecords.revise(tx, group, { rules: [...group.rules, plan.rule] });
  const view = await securityGroupViews.one(tx, changed);
  return view.security_group_rules.find(({ id }) => id === plan.rule.id) as SecurityGroupRule;
}

export async function removeRule(tx: Tx, actor: Actor, id: string): Promise<void> {
  const [found] = await securityGroupRecords.in(tx).all([{ field: 'rules[].id', equals: id }]);
  if (!found) throw notFound('security_group_rule');
  const group = await securityGroupRecords.find(tx, actor, found.id);
  injectFault(group.name, 'update');
  injectFault(group.rules.find((rule) => rule.id === id)?.description ?? '', 'delete');
  await securityGroupRecords.revise(tx, group, { rules: group.rules.filter((rule) => rule.id !== id) });
}

export const deleteRules = createStoreBulkTask({ ...deleteSecurityGroupRules, act: removeRule });
