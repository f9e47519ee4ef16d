import { floatingIpSorts, floatingIpSubjects, type FloatingTarget, type Page, problem } from '@skydeck/contract';
import { createBulkDelete } from '../../engines/embedded/bulk-delete.ts';
import { findNetwork } from '../../engines/embedded/find-network.ts';
import { listViews } from '../../engines/embedded/list-views.ts';
import { type Actor, ownedBy, owns, requireProject } from '../../engines/embedded/access.ts';
import { conditionOf, type ListRules } from '../../http/list-query.ts';
import { invalid } from '../../http/refusal.ts';
import type { Condition, Store, Tx } from '../../store/store.ts';
import { createFloatingIp, deleteFloatingIp, updateFloatingIp } from './embedded/change.ts';
import { findFloatingIp, type FloatingIpRecord, floatingIpsIn } from './embedded/records.ts';
import { unassignMany } from './embedded/unassign-many.ts';
import { floatingIpView, floatingIpViews } from './embedded/views.ts';
import { targetsOf } from './embedded/nat-paths.ts';
import type { FloatingIpEngine } from './port.ts';

const isFree: Condition = { field: 'port_id', equals: null };

const rules: ListRules = {
  // An address is sorted as the number it is.
  sorts: [...floatingIpSorts.filter((sort) => sort !== 'floating_ip_address'), 'address_key'],
  filters: {
    id: 'id',
    status: 'status',
    floating_ip_address: 'name',
    fixed_ip_address: 'fixed_ip_address',
    floating_network_id: 'floating_network_id',
    port_id: 'port_id',
    router_id: 'router_id',
    project_id: 'project_id',
    domain_id: 'domain_id',
    assigned(filter) {
      const asked = conditionOf('assigned', filter);
      const values: readonly unknown[] = 'in' in asked ? asked.in : [];
      return {
        any: [...(values.includes(true) ? [{ not: isFree }] : []), ...(values.includes(false) ? [isFree] : [])],
      };
    },
  },
  search: ['name', 'fixed_ip_address', 'id', 'description'],
};

type Query = Readonly<Record<string, string>>;

const sortedByNumber = ({ sort, ...query }: Query): Query =>
  sort === undefined ? query : { ...query, sort: sort.replace(/^floating_ip_address(?=:|$)/, 'address_key') };

const deleteMany = createBulkDelete<FloatingIpRecord>({
  task: 'compute.floating_ips.delete_many',
  subject: floatingIpSubjects.item,
  documents: floatingIpsIn,
  sees: (actor, ip) => owns(actor, ip),
  remove: deleteFloatingIp,
});

export function createEmbeddedFloatingIps(store: Store): FloatingIpEngine {
  return {
    list: (scope, query) =>
      store.read((tx) =>
        listViews(floatingIpsIn(tx), sortedByNumber(query), rules, ownedBy(scope), (ips) => floatingIpViews(tx, ips)),
      ),
    read: (scope, id) => store.read(async (tx) => floatingIpView(tx, await findFloatingIp(tx, scope, id))),
    create: (scope, body) => store.write((tx) => createFloatingIp(tx, scope, body)),
    update: (scope, id, body, revision) => store.write((tx) => updateFloatingIp(tx, scope, id, body, revision)),
    remove: (scope, id) => store.write((tx) => deleteFloatingIp(tx, scope, id)),
    removeMany: (scope, ids) => deleteMany.start(store, scope, ids),
    unassignMany: (scope, ids) => unassignMany.start(store, scope, ids),
    targets: (scope, query) => store.read((tx) => targets(tx, scope, query)),
  };
}

export const floatingIpTasks = [deleteMany.task, unassignMany.task];

/** A scope that sees all projects says whose servers are meant; one of a project means its own. */
async function targets(tx: Tx, actor: Actor, query: Query): Promise<Page<FloatingTarget>> {
  const { floating_network_id: networkId, project_id: asked } = query;
  if (!networkId) throw invalid({ floating_network_id: problem('required', 'An external network is required') });
  const projectId = actor.projectId === null && actor.isSystem && asked ? asked : requireProject(actor);
  const network = await findNetwork(tx, actor, networkId.toLowerCase());
  const data = await targetsOf(tx, network.id, projectId);
  return { data, count: data.length, next_marker: null };
}
