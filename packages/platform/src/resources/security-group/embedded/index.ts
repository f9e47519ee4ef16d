import { securityGroupSorts, securityGroupSubjects, securityGroupEvent } from '@skydeck/contract';
import { ownedBy } from '../../../engines/embedded/access.ts';
import { createBulkDelete } from '../../../engines/embedded/bulk-delete.ts';
import { crudOf } from '../../../engines/embedded/crud-of.ts';
import { type ListRules, ownedFilters, sameName } from '../../../http/list-query.ts';
import { onOnePage } from '../../../http/answer-page.ts';
import { notFound } from '../../../http/refusal.ts';
import type { Store } from '../../../store/store.ts';
import { defineSearch } from '../../../engines/embedded/define-search.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { countDocuments } from '../../../engines/embedded/count-documents.ts';
import {
  addRule,
  createSecurityGroup,
  deleteRules,
  deleteSecurityGroup,
  removeRule,
  updateSecurityGroup,
} from './change.ts';
import { ensureDefaultGroup } from './default-group.ts';
import { securityGroupRecords, type SecurityGroupRecord } from './records.ts';
import { securityGroupViews } from './views.ts';
import type { SecurityGroupEngine } from '../port.ts';

const rules: ListRules = {
  sorts: securityGroupSorts,
  filters: { ...ownedFilters, ...sameName('is_default') },
  search: ['name', 'id', 'description'],
};

const deleteMany = createBulkDelete({
  task: 'compute.security_groups.delete_many',
  subject: securityGroupSubjects.item,
  documents: securityGroupRecords.in,
  remove: deleteSecurityGroup,
});

export function createEmbeddedSecurityGroups(store: Store): SecurityGroupEngine {
  const crud = crudOf(store, {
    records: securityGroupRecords,
    views: securityGroupViews,
    rules,
    create: createSecurityGroup,
    update: updateSecurityGroup,
    remove: deleteSecurityGroup,
    deleteMany,
  });
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
    addRule: (scope, body) => store.write((tx) => addRule(tx, scope, body), scope),
    removeRule: (scope, id) => store.write((tx) => removeRule(tx, scope, id), scope),
    removeRules: (scope, ids) => deleteRules.start(store, scope, ids),
  };
}

const search = defineSearch<SecurityGroupRecord>({
  type: 'security_group',
  subject: securityGroupSubjects.list,
  show: (_, { description, project_id }) => ({ detail: description, project_id }),
});

export const embeddedSecurityGroups: EmbeddedResource<SecurityGroupEngine> = {
  open: ({ store }) => createEmbeddedSecurityGroups(store),
  views: [securityGroupViews],
  audited: [{ kind: securityGroupRecords.kind, subject: securityGroupSubjects.item }],
  tasks: [deleteMany.task, deleteRules.task],
  search,
  count: countDocuments(securityGroupEvent.name, securityGroupSubjects.list),
};
