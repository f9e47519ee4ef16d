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
  securityGroupSubjects,
} from '@skydeck/contract';
import { newRecord } from '../../../engines/embedded/owner.ts';
import { refuseOverQuota } from '../../../engines/embedded/quota.ts';
import { portRecords } from '../../port/embedded/records.ts';
import { allOf } from '../../../engines/embedded/find-records.ts';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import { type Actor, owns } from '../../../engines/embedded/access.ts';
import { conflict, invalid, notFound, pluralize, refuseInUse } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/store.ts';
import { nameProblems } from '../../../engines/embedded/plain-changes.ts';
import { newTagged, readTagged } from '../../../engines/embedded/tagged.ts';
import { namedItems } from '../../../engines/embedded/bulk-items.ts';
import { createBulkTask } from '../../../engines/embedded/bulk-task.ts';
import { securityGroupRecords, groupsNaming, egressRules, type RuleRecord } from './records.ts';
import { planRule, refuseTooManyRules } from './rules.ts';
import { securityGroupViews } from './views.ts';

export async function createSecurityGroup(tx: Tx, actor: Actor, body: SecurityGroupBody): Promise<SecurityGroup> {
  const fresh = await newRecord(tx, actor);
  const name = body.name.trim();
  injectFault(name, 'create');
  const problems = groupNameProblems(name);
  const rules: RuleRecord[] = egressRules(fresh.created_at);
  for (const [place, draft] of (body.security_group_rules ?? []).entries()) {
    const plan = await planRule(tx, fresh, rules, draft);
    if ('rule' in plan) rules.push(plan.rule);
    else
      for (const [path, wrong] of Object.entries(plan.problems))
        problems[`security_group_rules.${place}.${path}`] = wrong;
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);
  await refuseOverQuota(tx, fresh.project_id, 'security_groups');
  await refuseTooManyRules(tx, fresh.project_id, rules.length);
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
  const count = await portRecords.in(tx).count([{ field: 'security_group_ids[]', equals: id }]);
  refuseInUse(`'${group.name}' is used by ${pluralize(count, 'port')}`, { name: group.name, count, by: 'ports' });
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
  await refuseTooManyRules(tx, group.project_id, 1);
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

/** `ingress IPv4 tcp 22 10.0.0.0/8`, in Neutron's own terms: the words people know a rule by are the console's. */
function ruleNameOf({
  direction,
  ethertype,
  protocol,
  port_range_min: first,
  port_range_max: last,
  ...to
}: RuleRecord) {
  const ports = first === last || last === null ? first : `${first}:${last}`;
  const parts = [direction, ethertype, protocol, ports, to.remote_ip_prefix ?? to.remote_group_id];
  return parts.filter((part) => part !== null).join(' ');
}

export const deleteRules = createBulkTask({
  task: 'compute.security_groups.delete_rules',
  subject: securityGroupSubjects.item,
  method: 'DELETE',
  items: namedItems(async (tx, actor, ids) => {
    const groups = (await allOf(securityGroupRecords.in(tx), 'rules[].id', ids)).filter((group) => owns(actor, group));
    const wanted = new Set(ids);
    const rules = groups.flatMap((group) => group.rules).filter(({ id }) => wanted.has(id));
    return new Map(rules.map((rule) => [rule.id, ruleNameOf(rule)]));
  }),
  act: removeRule,
});
