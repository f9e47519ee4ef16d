import { securityGroupSubjects } from '@skydeck/contract';
import { createBulkTask } from '../../../engines/embedded/bulk-task.ts';
import { allOf } from '../../../engines/embedded/records.ts';
import { owns } from '../../../engines/embedded/access.ts';
import { removeRule } from './change.ts';
import { type RuleRecord, securityGroupRecords } from './records.ts';

/** `ingress IPv4 tcp 22 10.0.0.0/8`, in Neutron's own terms: the words people know a rule by are the console's. */
function nameOf({ direction, ethertype, protocol, port_range_min: first, port_range_max: last, ...to }: RuleRecord) {
  const ports = first === last || last === null ? first : `${first}:${last}`;
  const parts = [direction, ethertype, protocol, ports, to.remote_ip_prefix ?? to.remote_group_id];
  return parts.filter((part) => part !== null).join(' ');
}

export const deleteRules = createBulkTask({
  task: 'compute.security_groups.delete_rules',
  subject: securityGroupSubjects.item,
  method: 'DELETE',
  async names(tx, actor, ids) {
    const groups = (await allOf(securityGroupRecords.in(tx), 'rules[].id', ids)).filter((group) => owns(actor, group));
    const wanted = new Set(ids);
    const rules = groups.flatMap((group) => group.rules).filter(({ id }) => wanted.has(id));
    return new Map(rules.map((rule) => [rule.id, nameOf(rule)]));
  },
  act: removeRule,
});
