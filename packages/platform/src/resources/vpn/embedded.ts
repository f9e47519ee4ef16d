import { type TaskRef, vpnSorts, vpnSubjects } from '@skydeck/contract';
import { createBulkDelete } from '../../engines/embedded/bulk-delete.ts';
import { listViews } from '../../engines/embedded/list-views.ts';
import { ownedBy, owns } from '../../engines/embedded/access.ts';
import type { ListRules } from '../../http/list-query.ts';
import { notFound } from '../../http/refusal.ts';
import type { Sealing } from '../../store/sealing.ts';
import type { Store } from '../../store/store.ts';
import { createVpn, deleteVpn, restartVpn, updateVpn } from './embedded/change.ts';
import { findVpn, groupsIn, ikePoliciesIn, ipsecPoliciesIn, servicesIn, vpnsIn } from './embedded/records.ts';
import { disableMany, enableMany } from './embedded/switch-many.ts';
import { groupView, ikePolicyView, ipsecPolicyView, serviceViews, vpnViews } from './embedded/views.ts';
import type { VpnEngine } from './port.ts';

const owned = { name: 'name', id: 'id', project_id: 'project_id', domain_id: 'domain_id' } as const;

const rules: ListRules = {
  sorts: vpnSorts,
  filters: {
    ...owned,
    status: 'status',
    router_id: 'router_id',
    admin_state_up: 'admin_state_up',
    peer_address: 'peer_address',
  },
  search: ['name', 'id', 'addresses'],
};

/** Of the parts a connection is made of. */
const partRules: ListRules = { sorts: ['name', 'created_at'], filters: owned, search: ['name', 'id'] };

const deleteMany = createBulkDelete({
  task: 'compute.vpn.delete_many',
  subject: vpnSubjects.item,
  documents: vpnsIn,
  sees: (actor, vpn) => owns(actor, vpn),
  remove: deleteVpn,
});

export function createEmbeddedVpns(store: Store, sealing: Sealing): VpnEngine {
  return {
    list: (scope, query) =>
      store.read((tx) => listViews(vpnsIn(tx), query, rules, ownedBy(scope), (vpns) => vpnViews(tx, vpns))),
    read: (scope, id) =>
      store.read(async (tx) => {
        const [view] = await vpnViews(tx, [await findVpn(tx, scope, id)]);
        if (!view) throw notFound('vpn');
        return view;
      }),
    create: (scope, body) => store.write((tx) => createVpn(tx, scope, sealing, body)),
    update: (scope, id, body, revision) => store.write((tx) => updateVpn(tx, scope, sealing, id, body, revision)),
    remove: (scope, id) => store.write((tx) => deleteVpn(tx, scope, id)),
    removeMany: (scope, ids): Promise<TaskRef> => deleteMany.start(store, scope, ids),
    restart: (scope, id) => store.write((tx) => restartVpn(tx, scope, id)),
    switchMany: (scope, ids, on) => (on ? enableMany : disableMany).start(store, scope, ids),
    ikePolicies: (scope, query) =>
      store.read((tx) =>
        listViews(ikePoliciesIn(tx), query, partRules, ownedBy(scope), async (all) => all.map(ikePolicyView)),
      ),
    ipsecPolicies: (scope, query) =>
      store.read((tx) =>
        listViews(ipsecPoliciesIn(tx), query, partRules, ownedBy(scope), async (all) => all.map(ipsecPolicyView)),
      ),
    endpointGroups: (scope, query) =>
      store.read((tx) => listViews(groupsIn(tx), query, partRules, ownedBy(scope), async (all) => all.map(groupView))),
    service: (scope, id) =>
      store.read(async (tx) => {
        const service = await servicesIn(tx).get(id);
        const [view] = service && owns(scope, service) ? await serviceViews(tx, [service]) : [];
        if (!view) throw notFound('vpnservice');
        return view;
      }),
  };
}

export { vpnJobHandlers } from './embedded/transitions.ts';
export const vpnTasks = [deleteMany.task, enableMany.task, disableMany.task];
