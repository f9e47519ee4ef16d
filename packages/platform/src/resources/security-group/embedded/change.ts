import { randomUUID } from 'node:crypto';
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
import { ownerOf } from '../../../engines/embedded/owner.ts';
import { refuseOverQuota } from '../../../engines/embedded/quota.ts';
import { portsIn } from '../../../engines/embedded/records.ts';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import type { Actor } from '../../../engines/embedded/access.ts';
import { conflict, invalid, notFound, pluralize, revisionConflict } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/store.ts';
import {
  findSecurityGroup,
  groupsNaming,
  insertSecurityGroup,
  egressRules,
  reviseSecurityGroup,
  type RuleRecord,
  type SecurityGroupRecord,
  securityGroupsIn,
} from './records.ts';
import { planRule, refuseTooManyRules } from './rules.ts';
import { emitSecurityGroupEvent } from './views.ts';

export async function createSecurityGroup(tx: Tx, actor: Actor, body: SecurityGroupBody): Promise<SecurityGroup> {
  const owner = await ownerOf(tx, actor);
  const name = body.name.trim();
  injectFault(name, 'create');
  const problems = nameProblems(name);
  const at = tx.now.toISOString();
  const rules: RuleRecord[] = egressRules(at);
  for (const [place, draft] of (body.security_group_rules ?? []).entries()) {
    const plan = await planRule(tx, owner, rules, draft);
    if ('rule' in plan) rules.push(plan.rule);
    else
      for (const [path, wrong] of Object.entries(plan.problems))
        problems[`security_group_rules.${place}.${path}`] = wrong;
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
  await refuseOverQuota(tx, owner.project_id, 'security_groups');
  await refuseTooManyRules(tx, owner.project_id, rules.length);
  const group: SecurityGroupRecord = {
    ...owner,
    id: randomUUID(),
    name,
    description: (body.description ?? '').trim(),
    is_default: false,
    rules,
    revision_number: 0,
    created_at: at,
    updated_at: at,
  };
  await insertSecurityGroup(tx, group);
  return emitSecurityGroupEvent(tx, 'created', group, actor);
}

/** Names may repeat, as in Neutron; but for the one that tells the project's own group. */
function nameProblems(name: string): FieldProblems {
  if (name === '') return { name: problem('required', 'A name is required') };
  return isDefaultGroupName(name) ? { name: problem('name_reserved', `'${DEFAULT_GROUP}' is reserved`) } : {};
}

const protectedGroup = (message: string) =>
  conflict('protected', message, { name: DEFAULT_GROUP, by: 'default_group' });

export async function updateSecurityGroup(
  tx: Tx,
  actor: Actor,
  id: string,
  body: SecurityGroupUpdate,
  revision: number | null,
): Promise<SecurityGroup> {
  const group = await findSecurityGroup(tx, actor, id);
  if (revision !== null && revision !== group.revision_number) throw revisionConflict();
  const name = (body.name ?? group.name).trim();
  injectFault(name, 'update');
  const isRenamed = name !== group.name;
  if (isRenamed && group.is_default) throw protectedGroup('The default group keeps its name');
  if (isRenamed) {
    const problems = nameProblems(name);
    if (Object.keys(problems).length > 0) throw invalid(problems);
  }
  const description = (body.description ?? group.description).trim();
  const changed = await reviseSecurityGroup(tx, group, { name, description });
  if (isRenamed)
    for (const other of await groupsNaming(tx, id))
      if (other.id !== id) await emitSecurityGroupEvent(tx, 'updated', other, actor);
  return emitSecurityGroupEvent(tx, 'updated', changed, actor);
}

export async function deleteSecurityGroup(tx: Tx, actor: Actor, id: string): Promise<void> {
  const group = await findSecurityGroup(tx, actor, id);
  injectFault(group.name, 'delete');
  if (group.is_default) throw protectedGroup('The default group cannot be deleted');
  const count = await portsIn(tx).count([{ field: 'security_group_ids[]', equals: id }]);
  if (count > 0)
    throw conflict('in_use', `'${group.name}' is used by ${pluralize(count, 'port')}`, {
      name: group.name,
      count,
      by: 'ports',
    });
  await emitSecurityGroupEvent(tx, 'deleted', group, actor);
  await securityGroupsIn(tx).remove(id);
  for (const other of await groupsNaming(tx, id)) {
    const rules = other.rules.filter(({ remote_group_id }) => remote_group_id !== id);
    await emitSecurityGroupEvent(tx, 'updated', await reviseSecurityGroup(tx, other, { rules }), actor);
  }
}

export async function addRule(
  tx: Tx,
  actor: Actor,
  { security_group_id: asked, ...draft }: SecurityGroupRuleBody,
): Promise<SecurityGroupRule> {
  const group = await findSecurityGroup(tx, actor, asked.toLowerCase());
  injectFault(group.name, 'update');
  injectFault(draft.description ?? '', 'create');
  const plan = await planRule(tx, group, group.rules, draft);
  if ('problems' in plan) throw invalid(plan.problems);
  await refuseTooManyRules(tx, group.project_id, 1);
  const changed = await reviseSecurityGroup(tx, group, { rules: [...group.rules, plan.rule] });
  const view = await emitSecurityGroupEvent(tx, 'updated', changed, actor);
  return view.security_group_rules.find(({ id }) => id === plan.rule.id) as SecurityGroupRule;
}

export async function removeRule(tx: Tx, actor: Actor, id: string): Promise<void> {
  const [found] = await securityGroupsIn(tx).all([{ field: 'rules[].id', equals: id }]);
  if (!found) throw notFound('security_group_rule');
  const group = await findSecurityGroup(tx, actor, found.id);
  injectFault(group.name, 'update');
  injectFault(group.rules.find((rule) => rule.id === id)?.description ?? '', 'delete');
  const changed = await reviseSecurityGroup(tx, group, { rules: group.rules.filter((rule) => rule.id !== id) });
  await emitSecurityGroupEvent(tx, 'updated', changed, actor);
}
