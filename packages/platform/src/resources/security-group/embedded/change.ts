import type {
  SecurityGroup,
  SecurityGroupBody,
  SecurityGroupRule,
  SecurityGroupRuleBody,
  SecurityGroupUpdate,
} from '@skydeck/contract';
import { createStoreBulkTask } from '../../../engines/embedded/bulk-task.ts';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import type { Tx } from '../../../store/store.ts';
import type { Actor } from '../../kit/access.ts';
import { newRecord } from '../../kit/owner.ts';
import { deleteSecurityGroupRules } from '../bulk.ts';
import { findRule, planGroupUpdate, planNewGroup, planNewRule, refuseGroupStays } from '../plan.ts';
import { groupsNaming, securityGroupRecords } from '../records.ts';
import { securityGroupViews } from '../views.ts';

export async function createSecurityGroup(tx: Tx, actor: Actor, body: SecurityGroupBody): Promise<SecurityGroup> {
  const fresh = await newRecord(tx, actor);
  injectFault(body.name.trim(), 'create');
  const group = await securityGroupRecords.insert(tx, await planNewGroup(tx, fresh, body));
  return securityGroupViews.one(tx, group);
}

export async function updateSecurityGroup(
  tx: Tx,
  actor: Actor,
  id: string,
  body: SecurityGroupUpdate,
  revision: number | null,
): Promise<SecurityGroup> {
  const group = await securityGroupRecords.findCurrent(tx, actor, id, revision);
  injectFault((body.name ?? group.name).trim(), 'update');
  const changed = await securityGroupRecords.revise(tx, group, planGroupUpdate(group, body));
  return securityGroupViews.one(tx, changed);
}

export async function deleteSecurityGroup(tx: Tx, actor: Actor, id: string): Promise<void> {
  const group = await securityGroupRecords.find(tx, actor, id);
  injectFault(group.name, 'delete');
  await refuseGroupStays(tx, group);
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
  const rule = await planNewRule(tx, group, draft);
  const changed = await securityGroupRecords.revise(tx, group, { rules: [...group.rules, rule] });
  const view = await securityGroupViews.one(tx, changed);
  return view.security_group_rules.find(({ id }) => id === rule.id) as SecurityGroupRule;
}

export async function removeRule(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { group, rule } = await findRule(tx, actor, id);
  injectFault(group.name, 'update');
  injectFault(rule.description, 'delete');
  await securityGroupRecords.revise(tx, group, { rules: group.rules.filter((one) => one.id !== id) });
}

export const deleteRules = createStoreBulkTask({ ...deleteSecurityGroupRules, act: removeRule });
