import { serverSorts, serverSubjects } from '@skydeck/contract';
import { readOf } from '../../../engines/embedded/crud-of.ts';
import { type ListRules, ownedFilters, sameName } from '../../../http/list-query.ts';
import type { Store } from '../../../store/store.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { serverRecords } from './records.ts';
import { serverViews } from './views.ts';
import type { ServerEngine } from '../port.ts';

const rules: ListRules = {
  sorts: serverSorts,
  filters: {
    ...ownedFilters,
    ...sameName('status', 'task_state'),
    network_id: 'interfaces[].network_id',
    ip_address: 'addresses',
  },
  search: ['name', 'id', 'addresses'],
};

export const createEmbeddedServers = (store: Store): ServerEngine =>
  readOf(store, { records: serverRecords, views: serverViews, rules });

export const embeddedServers: EmbeddedResource<ServerEngine> = {
  open: ({ store }) => createEmbeddedServers(store),
  views: [serverViews],
  audited: [{ kind: serverRecords.kind, subject: serverSubjects.item }],
};
