import { routerSubjects } from '@skydeck/contract';
import { transacting } from '../../../engines/embedded/crud-of.ts';
import { routerRecords } from '../records.ts';
import { onOnePage } from '../../../http/answer-page.ts';
import type { Store } from '../../../store/store.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { ownedResource } from '../../../engines/embedded/owned-resource.ts';
import { createRouter, deleteRouter, updateRouter } from './change.ts';
import { addInterface, disconnectMany, removeInterface, updateInterface } from './change-interfaces.ts';
import { routerSearch } from '../search.ts';
import { routerViews } from '../views.ts';
import { type RouterEngine, routerListRules } from '../port.ts';

// For resources that stand on this one.

const routers = ownedResource({
  tasks: 'compute.routers',
  subjects: routerSubjects,
  records: routerRecords,
  views: routerViews,
  rules: routerListRules,
  remove: deleteRouter,
  search: routerSearch,
});

export function createEmbeddedRouters(store: Store): RouterEngine {
  const write = transacting(store);
  const crud = routers.crud(store, { create: createRouter, update: updateRouter });
  return {
    ...crud,
    interfaces: async (scope, id) => onOnePage((await crud.read(scope, id)).interfaces_info),
    addInterface: write(addInterface),
    updateInterface: write(updateInterface),
    removeInterface: write(removeInterface),
    removeInterfaces: (scope, ids) => disconnectMany.start(store, scope, { ids: [...ids] }),
  };
}

export const embeddedRouters: EmbeddedResource<RouterEngine> = {
  open: ({ store }) => createEmbeddedRouters(store),
  ...routers.parts,
  tasks: [...routers.parts.tasks, disconnectMany.task],
};
