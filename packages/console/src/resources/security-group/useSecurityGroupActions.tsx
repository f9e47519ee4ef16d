import type { SecurityGroup } from '@skydeck/contract';
import { lazyComponent } from '../../kit/connectivity/lazy-component.tsx';
import { type Actions, deleteAction, editAction, useActions } from '../../kit/list/index.ts';
import { useText } from '../../kit/text/index.ts';
import { securityGroupPaths } from './paths.ts';
import { whyNotDelete } from './security-group.rules.ts';
import { securityGroups, securityGroupWords } from './security-group.ts';

const SecurityGroupDelete = lazyComponent(async () => (await import('./SecurityGroupDelete.tsx')).SecurityGroupDelete);

/** What can be done to security groups. `shown`: the one whose page this is. */
export function useSecurityGroupActions(shown?: SecurityGroup): Actions<SecurityGroup> {
  const t = useText(securityGroupWords);
  const blocked = (group: SecurityGroup) => {
    const why = whyNotDelete(group);
    return why && t(why, { count: group.ports_count });
  };
  return useActions(securityGroups.subjects.item, shown, [
    editAction(t, ({ id }) => (shown ? securityGroupPaths.editFromDetails(id) : securityGroupPaths.edit(id))),
    deleteAction(t, securityGroupPaths.list(), (asked) => <SecurityGroupDelete {...asked} />, blocked),
  ]);
}
