import { portSorts } from '@skydeck/contract';
import { listViews } from '../../engines/embedded/list-views.ts';
import { portsIn } from '../../engines/embedded/records.ts';
import { ownedBy, owns } from '../../engines/embedded/access.ts';
import type { ListRules } from '../../http/list-query.ts';
import { notFound } from '../../http/refusal.ts';
import type { Store } from '../../store/store.ts';
import { portViews } from './embedded/views.ts';
import type { PortEngine } from './port.ts';

const rules: ListRules = {
  sorts: portSorts,
  filters: {
    name: 'name',
    id: 'id',
    status: 'status',
    network_id: 'network_id',
    device_owner: 'device_owner',
    device_id: 'device_id',
    mac_address: 'mac_address',
    subnet_id: 'fixed_ips[].subnet_id',
    ip_address: 'fixed_ips[].ip_address',
    security_group_id: 'security_group_ids[]',
    project_id: 'project_id',
    domain_id: 'domain_id',
  },
  search: ['name', 'id', 'mac_address', 'fixed_ips[].ip_address'],
};

export function createEmbeddedPorts(store: Store): PortEngine {
  return {
    list: (scope, query) =>
      store.read((tx) => listViews(portsIn(tx), query, rules, ownedBy(scope), (ports) => portViews(tx, ports))),
    read: (scope, id) =>
      store.read(async (tx) => {
        const port = await portsIn(tx).get(id);
        if (!port || !owns(scope, port)) throw notFound('port');
        const [view] = await portViews(tx, [port]);
        if (!view) throw new TypeError('One record has one view');
        return view;
      }),
  };
}
