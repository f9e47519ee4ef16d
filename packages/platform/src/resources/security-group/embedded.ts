import { securityGroupSorts, securityGroupSubjects } from '@skydeck/contract';
import { createBulkDelete } from '../../engines/embedded/bulk-delete.ts';
import { listViews } from '../../engines/embedded/list-views.ts';
import { ownedBy, owns } from '../../engines/embedded/access.ts';
import type { ListRules } from '../../http/list-query.ts';
import type { Store } from '../../store/store.ts';
import {
  addRule,
  createSecurityGroup,
  deleteSecurityGroup,
  removeRule,
  updateSecurityGroup,
} from './embedded/change.ts';
import { deleteRules } from './embedded/delete-rules.ts';
import { ensureDefaultGroup } from './embedded/default-group.ts';
import { findSecurityGroup, type SecurityGroupRecord, securityGroupsIn } from './embedded/records.ts';
import { securityGroupView, securityGroupViews } from './embedded/views.ts';
import type { SecurityGroupEngine } from './port.ts';

const rules: ListRules = {
  sorts: securityGroupSorts,
  filters: {
    name: 'name',
    id: 'id',
    is_default: 'is_default',
    project_id: 'project_id',
    domain_id: 'domain_id',
  },
  search: ['name', 'id', 'description'],
};

const deleteMany = createBulkDelete<SecurityGroupRecord>({
  task: 'compute.security_groups.delete_many',
  subject: securityGroupSubjects.item,
  documents: securityGroupsIn,
  sees: (actor, group) => owns(actor, group),
  remove: deleteSecurityGroup,
});

export function createEmbeddedSecurityGroups(store: Store): SecurityGroupEngine {
  return {
    async list(scope, query) {
      await ensureDefaultGroup(store, scope.projectId);
      return store.read((tx) =>
        listViews(securityGroupsIn(tx), query, rules, ownedBy(scope), (groups) => securityGroupViews(tx, groups)),
      );
    },
    read: (scope, id) => store.read(async (tx) => securityGroupView(tx, await findSecurityGroup(tx, scope, id))),
    create: (scope, body) => store.write((tx) => createSecurityGroup(tx, scope, body)),
    update: (scope, id, body, revision) => store.write((tx) => updateSecurityGroup(tx, scope, id, body, revision)),
    remove: (scope, id) => store.write((tx) => deleteSecurityGroup(tx, scope, id)),
    removeMany: (scope, ids) => deleteMany.start(store, scope, ids),
    addRule: (scope, body) => store.write((tx) => addRule(tx, scope, body)),
    removeRule: (scope, id) => store.write((tx) => removeRule(tx, scope, id)),
    removeRules: (scope, ids) => deleteRules.start(store, scope, ids),
  };
}

export const securityGroupTasks = [deleteMany.task, deleteRules.task];
