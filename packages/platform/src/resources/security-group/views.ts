import {
  type SecurityGroup,
  securityGroupEvent,
  type SecurityGroupRule,
  securityGroupSubjects,
} from '@skydeck/contract';
import { allOf, inOrderOfCreation, namesById } from '../kit/find-records.ts';
import { portRecords } from '../port/records.ts';
import { reads, readsNamed, thoseWith } from '../kit/dependencies.ts';
import { taggedFieldsOf } from '../kit/tagged.ts';
import { recordViews } from '../kit/record-views.ts';
import { ownedFieldsOf } from '../kit/owned-collection.ts';
import { type RuleRecord, type SecurityGroupRecord, securityGroupRecords } from './records.ts';

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

export const securityGroupViews = recordViews<SecurityGroupRecord, SecurityGroup>({
  event: securityGroupEvent,
  subject: securityGroupSubjects.item,
  reads: [
    reads(portRecords, ['security_group_ids'], (ports) =>
      ports.flatMap(({ security_group_ids = [] }) => security_group_ids),
    ),
    readsNamed(securityGroupRecords, ['name'], thoseWith(securityGroupRecords, 'rules[].remote_group_id')),
  ],
  async show(tx, groups) {
    const named = groups.flatMap(({ rules }) => rules.flatMap(({ remote_group_id: id }) => (id === null ? [] : id)));
    const names = await namesById(securityGroupRecords.in(tx), named);
    const ids = groups.map(({ id }) => id);
    const uses = new Map<string, number>();
    for (const { security_group_ids: worn = [] } of await allOf(portRecords.in(tx), 'security_group_ids[]', ids))
      for (const id of worn) uses.set(id, (uses.get(id) ?? 0) + 1);
    return groups.map((group) => ({
      id: group.id,
      name: group.name,
      ...taggedFieldsOf(group),
      is_default: group.is_default,
      security_group_rules: inOrderOfCreation(group.rules).map((rule) => ruleView(group.id, rule, names)),
      ports_count: uses.get(group.id) ?? 0,
      ...ownedFieldsOf(group),
    }));
  },
});
