import { securityGroupSorts, securityGroupSubjects, securityGroupEvent } from '@skydeck/contract';
import { createBulkDelete } from '../../engines/embedded/bulk-delete.ts';
import { crudOf } from '../../engines/embedded/crud-of.ts';
import { type ListRules, ownedFilters, sameName } from '../../http/list-query.ts';
import type { Store } from '../../store/store.ts';
import { defineSearch } from '../../search/define-search.ts';
import type { EmbeddedResource } from '../../engines/embedded/embedded-resource.ts';
import { countDocuments } from '../../counts/count-documents.ts';
import {
  addRule,
  createSecurityGroup,
  deleteRules,
  deleteSecurityGroup,
  removeRule,
  updateSecurityGroup,
} from './embedded/change.ts';
import { ensureDefaultGroup } from './embedded/default-group.ts';
import { securityGroupRecords, type SecurityGroupRecord } from './embedded/records.ts';
import { securityGroupViews } from './embedded/views.ts';
import type { SecurityGroupEngine } from './port.ts';

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
