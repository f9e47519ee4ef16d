import { serverSorts } from '@skydeck/contract';
import { listViews } from '../../engines/embedded/list-views.ts';
import { ownedBy, owns } from '../../engines/embedded/access.ts';
import type { ListRules } from '../../http/list-query.ts';
import { notFound } from '../../http/refusal.ts';
import type { Store } from '../../store/store.ts';
import { serversIn } from './embedded/records.ts';
import { serverViews } from './embedded/views.ts';
import type { ServerEngine } from './port.ts';

const rules: ListRules = {
  sorts: serverSorts,
  filters: {
    name: 'name',
    id: 'id',
    status: 'status',
    task_state: 'task_state',
    project_id: 'project_id',
    domain_id: 'domain_id',
    network_id: 'interfaces[].network_id',
    ip_address: 'addresses',
  },
  search: ['name', 'id', 'addresses'],
};

export function createEmbeddedServers(store: Store): ServerEngine {
  return {
    list: (scope, query) =>
      store.read((tx) => listViews(serversIn(tx), query, rules, ownedBy(scope), (servers) => serverViews(tx, servers))),
    read: (scope, id) =>
      store.read(async (tx) => {
        const server = await serversIn(tx).get(id);
        if (!server || !owns(scope, server)) throw notFound('server');
        const [view] = await serverViews(tx, [server]);
        if (!view) throw new TypeError('One record has one view');
        return view;
      }),
  };
}
