import type { SecurityGroup } from '@skydeck/contract';
import { deletionOf } from '../../kit/confirm/index.ts';
import { type Actions, deleteAction, editAction, useActions } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { securityGroupPaths } from './paths.ts';
import { whyNotDelete } from './security-group.rules.ts';
import { securityGroups, securityGroupWords } from './security-group.ts';

const SecurityGroupDelete = deletionOf(securityGroups, {
  words: securityGroupWords,
  detail: ({ security_group_rules: rules }, t) => t('delete.rules', { count: rules.length }),
  stops: ({ security_group_rules: rules }, t) => [rules.length > 0 && t('delete.stops_rules', { count: rules.length })],
});

/** What uses a group; the default group stays in any case. */
const portsOf = ({ id, is_default }: SecurityGroup) => (is_default ? null : securityGroupPaths.ports(id));

/** What can be done to security groups. `shown`: the one whose page this is. */
export function useSecurityGroupActions(shown?: SecurityGroup): Actions<SecurityGroup> {
  const t = useText(securityGroupWords);
  const blocked = (group: SecurityGroup) => {
    const why = whyNotDelete(group);
    return why && t(why, { count: group.ports_count });
  };
  return useActions(securityGroups.subjects.item, shown, [
    editAction(t, ({ id }) => securityGroupPaths.edit(id, shown && 'details')),
    deleteAction(t, securityGroupPaths.list(), SecurityGroupDelete, blocked, portsOf),
  ]);
}
