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
import { failIfNamedSo } from '../../../engines/embedded/sentinels.ts';
import type { Viewer } from '../../../engines/embedded/viewer.ts';
import { conflict, invalid, notFound, revisionConflict } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/store.ts';
import {
  findSecurityGroup,
  groupsNaming,
  insertSecurityGroup,
  outwardRules,
  reviseSecurityGroup,
  type RuleRecord,
  type SecurityGroupRecord,
  securityGroupsIn,
} from './records.ts';
import { planRule, refuseTooManyRules } from './rules.ts';
import { announceSecurityGroup } from './views.ts';

export async function createSecurityGroup(tx: Tx, viewer: Viewer, body: SecurityGroupBody): Promise<SecurityGroup> {
  const owner = await ownerOf(tx, viewer);
  const name = body.name.trim();
  failIfNamedSo(name, 'create');
  const problems = await nameProblems(tx, owner.project_id, name);
  const at = tx.now.toISOString();
  const rules: RuleRecord[] = outwardRules(at);
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
  return announceSecurityGroup(tx, 'created', group, viewer);
}

/** Neutron lets names repeat; here they may not, for people choose groups by name. */
async function nameProblems(tx: Tx, projectId: string, name: string): Promise<FieldProblems> {
  if (name === '') return { name: problem('required', 'A name is required') };
  if (isDefaultGroupName(name)) return { name: problem('name_reserved', `'${DEFAULT_GROUP}' is reserved`) };
  const namesakes = await securityGroupsIn(tx).count([
    { field: 'project_id', equals: projectId },
    { field: 'name', equals: name },
  ]);
  return namesakes > 0 ? { name: problem('name_taken', `The project has a security group '${name}'`, { name }) } : {};
}

const protectedGroup = (message: string) =>
  conflict('not_allowed_now', message, { name: DEFAULT_GROUP, by: 'default_group' });

export async function updateSecurityGroup(
  tx: Tx,
  viewer: Viewer,
  id: string,
  body: SecurityGroupUpdate,
  revision: number | null,
): Promise<SecurityGroup> {
  const group = await findSecurityGroup(tx, viewer, id);
  if (revision !== null && revision !== group.revision_number) throw revisionConflict();
  const name = (body.name ?? group.name).trim();
  failIfNamedSo(name, 'update');
  const isRenamed = name !== group.name;
  if (isRenamed && group.is_default) throw protectedGroup('The default group keeps its name');
  if (isRenamed) {
    const problems = await nameProblems(tx, group.project_id, name);
    if (Object.keys(problems).length > 0) throw invalid(problems);
  }
  const description = (body.description ?? group.description).trim();
  const changed = await reviseSecurityGroup(tx, group, { name, description });
  if (isRenamed)
    for (const other of await groupsNaming(tx, id))
      if (other.id !== id) await announceSecurityGroup(tx, 'updated', other, viewer);
  return announceSecurityGroup(tx, 'updated', changed, viewer);
}

export async function deleteSecurityGroup(tx: Tx, viewer: Viewer, id: string): Promise<void> {
  const group = await findSecurityGroup(tx, viewer, id);
  failIfNamedSo(group.name, 'delete');
  if (group.is_default) throw protectedGroup('The default group cannot be deleted');
  const count = await portsIn(tx).count([{ field: 'security_group_ids[]', equals: id }]);
  if (count > 0)
    throw conflict('in_use', `'${group.name}' is used by ${count} ports`, { name: group.name, count, by: 'ports' });
  await announceSecurityGroup(tx, 'deleted', group, viewer);
  await securityGroupsIn(tx).remove(id);
  for (const other of await groupsNaming(tx, id)) {
    const rules = other.rules.filter(({ remote_group_id }) => remote_group_id !== id);
    await announceSecurityGroup(tx, 'updated', await reviseSecurityGroup(tx, other, { rules }), viewer);
  }
}

export async function addRule(
  tx: Tx,
  viewer: Viewer,
  { security_group_id: asked, ...draft }: SecurityGroupRuleBody,
): Promise<SecurityGroupRule> {
  const group = await findSecurityGroup(tx, viewer, asked.toLowerCase());
  failIfNamedSo(group.name, 'update');
  failIfNamedSo(draft.description ?? '', 'create');
  const plan = await planRule(tx, group, group.rules, draft);
  if ('problems' in plan) throw invalid(plan.problems);
  await refuseTooManyRules(tx, group.project_id, 1);
  const changed = await reviseSecurityGroup(tx, group, { rules: [...group.rules, plan.rule] });
  const view = await announceSecurityGroup(tx, 'updated', changed, viewer);
  return view.security_group_rules.find(({ id }) => id === plan.rule.id) as SecurityGroupRule;
}

export async function removeRule(tx: Tx, viewer: Viewer, id: string): Promise<void> {
  const [found] = await securityGroupsIn(tx).all([{ field: 'rules[].id', equals: id }]);
  if (!found) throw notFound('security_group_rule');
  const group = await findSecurityGroup(tx, viewer, found.id);
  failIfNamedSo(group.name, 'update');
  failIfNamedSo(group.rules.find((rule) => rule.id === id)?.description ?? '', 'delete');
  const changed = await reviseSecurityGroup(tx, group, { rules: group.rules.filter((rule) => rule.id !== id) });
  await announceSecurityGroup(tx, 'updated', changed, viewer);
}
