import { securityGroupSubjects } from '@skydeck/contract';
import { owns } from '../kit/access.ts';
import { namedItems } from '../kit/bulk-items.ts';
import type { BulkKind } from '../kit/bulk-task.ts';
import { allOf } from '../kit/find-records.ts';
import { type RuleRecord, securityGroupRecords } from './records.ts';

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

export const deleteSecurityGroupRules: BulkKind = {
  task: 'compute.security_groups.delete_rules',
  subject: securityGroupSubjects.item,
  method: 'DELETE',
  items: namedItems(async (tx, actor, ids) => {
    const groups = (await allOf(securityGroupRecords.in(tx), 'rules[].id', ids)).filter((group) => owns(actor, group));
    const wanted = new Set(ids);
    const rules = groups.flatMap((group) => group.rules).filter(({ id }) => wanted.has(id));
    return new Map(rules.map((rule) => [rule.id, ruleNameOf(rule)]));
  }),
};
