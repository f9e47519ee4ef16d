import { serverSorts } from '@skydeck/contract';
import { type ListRules, ownedFilters, sameName } from '../../http/list-query.ts';
import type { Server } from '@skydeck/contract';
import type { ReadEngine } from '../../http/crud-engine.ts';

/** Servers, as one scope sees them: a project its own, a system role without a project all. Sorts: `serverSorts`. Filters besides those that the contract names: task_state. */
export type ServerEngine = ReadEngine<Server>;

/** What each engine answers of a list. */
export const serverListRules: ListRules = {
  sorts: serverSorts,
  filters: {
    ...ownedFilters,
    ...sameName('status', 'task_state'),
    network_id: 'interfaces[].network_id',
    ip_address: 'addresses',
  },
  search: ['name', 'id', 'addresses'],
};
