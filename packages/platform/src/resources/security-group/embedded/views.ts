import type { Operation, SecurityGroup, SecurityGroupRule } from '@skydeck/contract';
import { securityGroupEvent, securityGroupSubjects } from '@skydeck/contract';
import { allOf, portsIn } from '../../../engines/embedded/records.ts';
import { inOrderOfCreation } from '../../../engines/embedded/views.ts';
import type { Actor } from '../../../engines/embedded/access.ts';
import type { Tx } from '../../../store/store.ts';
import { type RuleRecord, type SecurityGroupRecord, securityGroupsIn } from './records.ts';

type Names = ReadonlyMap<string, string>;

const ruleView = (groupId: string, rule: RuleRecord, names: Names): SecurityGroupRule => ({
  id: rule.id,
  security_group_id: groupId,
  direction: rule.direction,
  ethertype: rule.ethertype,
  protocol: rule.protocol,
  port_range_min: rule.port_range_min,
  port_range_max: rule.port_range_max,
  remote_ip_prefix: rule.remote_ip_prefix,
  remote_group_id: rule.remote_group_id,
  remote_group_name: rule.remote_group_id === null ? null : (names.get(rule.remote_group_id) ?? ''),
  description: rule.description,
  created_at: rule.created_at,
});

/** Keeps the order of the records. */
export async function securityGroupViews(tx: Tx, groups: readonly SecurityGroupRecord[]): Promise<SecurityGroup[]> {
  const named = groups.flatMap(({ rules }) => rules.flatMap(({ remote_group_id: id }) => (id === null ? [] : id)));
  const names = new Map((await allOf(securityGroupsIn(tx), 'id', named)).map(({ id, name }) => [id, name]));
  const ids = groups.map(({ id }) => id);
  const uses = new Map<string, number>();
  for (const { security_group_ids: worn = [] } of await allOf(portsIn(tx), 'security_group_ids[]', ids))
    for (const id of worn) uses.set(id, (uses.get(id) ?? 0) + 1);
  return groups.map((group) => ({
    id: group.id,
    name: group.name,
    description: group.description,
    is_default: group.is_default,
    security_group_rules: inOrderOfCreation(group.rules).map((rule) => ruleView(group.id, rule, names)),
    ports_count: uses.get(group.id) ?? 0,
    project_id: group.project_id,
    domain_id: group.domain_id,
    revision_number: group.revision_number,
    created_at: group.created_at,
    updated_at: group.updated_at,
  }));
}

export async function securityGroupView(tx: Tx, group: SecurityGroupRecord): Promise<SecurityGroup> {
  const [view] = await securityGroupViews(tx, [group]);
  return view as SecurityGroup;
}

/** Belongs to the transaction of the change, so that no event tells of what was rolled back. */
export async function emitSecurityGroupEvent(
  tx: Tx,
  operation: Operation,
  group: SecurityGroupRecord,
  { requestId }: Pick<Actor, 'requestId'>,
): Promise<SecurityGroup> {
  const object = await securityGroupView(tx, group);
  tx.emit({
    type: securityGroupEvent.name,
    operation,
    object,
    projectId: group.project_id,
    subject: securityGroupSubjects.item,
    requestId,
  });
  return object;
}
