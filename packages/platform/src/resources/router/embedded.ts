import { type Router, routerSorts, routerSubjects } from '@skydeck/contract';
import { createBulkDelete } from '../../engines/embedded/bulk-delete.ts';
import { listViews } from '../../engines/embedded/list-views.ts';
import { routersIn } from '../../engines/embedded/records.ts';
import { type Actor, ownedBy, owns } from '../../engines/embedded/access.ts';
import { routerViews } from '../../engines/embedded/views.ts';
import type { ListRules } from '../../http/list-query.ts';
import type { Store, Tx } from '../../store/store.ts';
import { createRouter, deleteRouter, updateRouter } from './embedded/change.ts';
import { disconnectMany } from './embedded/disconnect-many.ts';
import { addInterface, removeInterface, updateInterface } from './embedded/change-interfaces.ts';
import { findRouter } from './embedded/records.ts';
import type { RouterEngine } from './port.ts';

const rules: ListRules = {
  sorts: routerSorts,
  filters: {
    name: 'name',
    id: 'id',
    status: 'status',
    project_id: 'project_id',
    domain_id: 'domain_id',
    network_id: 'interfaces[].network_id',
  },
  search: ['name', 'id', 'addresses'],
};

const deleteMany = createBulkDelete({
  task: 'compute.routers.delete_many',
  subject: routerSubjects.item,
  documents: routersIn,
  sees: (actor, router) => owns(actor, router),
  remove: deleteRouter,
});

export function createEmbeddedRouters(store: Store): RouterEngine {
  return {
    list: (scope, query) =>
      store.read((tx) => listViews(routersIn(tx), query, rules, ownedBy(scope), (routers) => routerViews(tx, routers))),
    read: (scope, id) => store.read((tx) => readRouter(tx, scope, id)),
    create: (scope, body) => store.write((tx) => createRouter(tx, scope, body)),
    update: (scope, id, body, revision) => store.write((tx) => updateRouter(tx, scope, id, body, revision)),
    remove: (scope, id) => store.write((tx) => deleteRouter(tx, scope, id)),
    removeMany: (scope, ids) => deleteMany.start(store, scope, ids),
    interfaces: (scope, id) =>
      store.read(async (tx) => {
        const { interfaces_info: data } = await readRouter(tx, scope, id);
        return { data, count: data.length, next_marker: null };
      }),
    addInterface: (scope, id, body) => store.write((tx) => addInterface(tx, scope, id, body)),
    updateInterface: (scope, id, interfaceId, body, revision) =>
      store.write((tx) => updateInterface(tx, scope, id, interfaceId, body, revision)),
    removeInterface: (scope, id, body) => store.write((tx) => removeInterface(tx, scope, id, body)),
    removeInterfaces: (scope, ids) => disconnectMany.start(store, scope, ids),
  };
}

export const routerTasks = [deleteMany.task, disconnectMany.task];

async function readRouter(tx: Tx, actor: Actor, id: string): Promise<Router> {
  const [view] = await routerViews(tx, [await findRouter(tx, actor, id)]);
  return view as Router;
}
