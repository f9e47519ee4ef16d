import { routerSubjects, routerEvent } from '@skydeck/contract';
import { createBulkDelete } from '../../../engines/embedded/bulk-delete.ts';
import { crudOf } from '../../../engines/embedded/crud-of.ts';
import { type RouterRecord, routerRecords } from './records.ts';
import { onOnePage } from '../../../http/answer-page.ts';
import type { Store } from '../../../store/store.ts';
import { defineSearch } from '../../../engines/embedded/define-search.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { countDocuments } from '../../../engines/embedded/count-documents.ts';
import { createRouter, deleteRouter, updateRouter } from './change.ts';
import { addInterface, disconnectMany, removeInterface, updateInterface } from './change-interfaces.ts';
import { routerViews } from './views.ts';
import { type RouterEngine, routerListRules } from '../port.ts';

const deleteMany = createBulkDelete({
  task: 'compute.routers.delete_many',
  subject: routerSubjects.item,
  documents: routerRecords.in,
  remove: deleteRouter,
});

export function createEmbeddedRouters(store: Store): RouterEngine {
  const crud = crudOf(store, {
    records: routerRecords,
    views: routerViews,
    rules: routerListRules,
    create: createRouter,
    update: updateRouter,
    remove: deleteRouter,
    deleteMany,
  });
  return {
    ...crud,
    interfaces: async (scope, id) => onOnePage((await crud.read(scope, id)).interfaces_info),
    addInterface: (scope, id, body) => store.write((tx) => addInterface(tx, scope, id, body), scope),
    updateInterface: (scope, id, interfaceId, body, revision) =>
      store.write((tx) => updateInterface(tx, scope, id, interfaceId, body, revision), scope),
    removeInterface: (scope, id, body) => store.write((tx) => removeInterface(tx, scope, id, body), scope),
    removeInterfaces: (scope, ids) => disconnectMany.start(store, scope, ids),
  };
}

const search = defineSearch<RouterRecord>({
  type: 'router',
  subject: routerSubjects.list,
  addresses: ['addresses'],
  show: (_, { addresses, project_id }) => ({ detail: addresses, project_id }),
});

export const embeddedRouters: EmbeddedResource<RouterEngine> = {
  open: ({ store }) => createEmbeddedRouters(store),
  views: [routerViews],
  // Its addresses are all that it says of its ports.
  audited: [{ kind: routerRecords.kind, subject: routerSubjects.item }],
  tasks: [deleteMany.task, disconnectMany.task],
  search,
  count: countDocuments(routerEvent.name, routerSubjects.list),
};
