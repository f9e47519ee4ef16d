import { securityGroupSubjects } from '@skydeck/contract';
import { ownedBy } from '../../kit/access.ts';
import { transacting } from '../../../engines/embedded/crud-of.ts';
import { onOnePage } from '../../../http/answer-page.ts';
import { notFound } from '../../../http/refusal.ts';
import type { Store } from '../../../store/store.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { ownedResource } from '../../../engines/embedded/owned-resource.ts';
import {
  addRule,
  createSecurityGroup,
  deleteRules,
  deleteSecurityGroup,
  removeRule,
  updateSecurityGroup,
} from './change.ts';
import { ensureDefaultGroup } from './default-group.ts';
import { securityGroupRecords } from '../records.ts';
import { securityGroupViews } from '../views.ts';
import { securityGroupSearch } from '../search.ts';
import { securityGroupListRules, type SecurityGroupEngine } from '../port.ts';

const groups = ownedResource({
  tasks: 'compute.security_groups',
  subjects: securityGroupSubjects,
  records: securityGroupRecords,
  views: securityGroupViews,
  rules: securityGroupListRules,
  remove: deleteSecurityGroup,
  search: securityGroupSearch,
});

export function createEmbeddedSecurityGroups(store: Store): SecurityGroupEngine {
  const write = transacting(store);
  const crud = groups.crud(store, { create: createSecurityGroup, update: updateSecurityGroup });
  return {
    ...crud,
    async list(scope, query) {
      await ensureDefaultGroup(store, scope.projectId);
      return crud.list(scope, query);
    },
    rules: (scope, groupId) =>
      store.read(async (tx) => {
        const where = groupId === null ? [] : [{ field: 'id', equals: groupId.toLowerCase() }];
        const found = await securityGroupRecords.in(tx).all([...ownedBy(scope), ...where]);
        return onOnePage((await securityGroupViews.all(tx, found)).flatMap((group) => group.security_group_rules));
      }),
    readRule: (scope, id) =>
      store.read(async (tx) => {
        const found = await securityGroupRecords.in(tx).all([...ownedBy(scope), { field: 'rules[].id', equals: id }]);
        const views = await securityGroupViews.all(tx, found);
        const rule = views.flatMap((group) => group.security_group_rules).find((one) => one.id === id);
        if (!rule) throw notFound('security_group_rule');
        return rule;
      }),
    addRule: write(addRule),
    removeRule: write(removeRule),
    removeRules: (scope, ids) => deleteRules.start(store, scope, { ids: [...ids] }),
  };
}

export const embeddedSecurityGroups: EmbeddedResource<SecurityGroupEngine> = {
  open: ({ store }) => createEmbeddedSecurityGroups(store),
  ...groups.parts,
  tasks: [...groups.parts.tasks, deleteRules.task],
};
