import { type VpnUpdate, type VpnBody, vpnSorts, vpnSubjects } from '@skydeck/contract';
import { ownedBy } from '../../../engines/embedded/access.ts';
import { listViews } from '../../../engines/embedded/list-views.ts';
import type { OwnedCollection, OwnedRecord } from '../../../engines/embedded/owned-collection.ts';
import { single } from '../../../engines/embedded/record-views.ts';
import type { ReadEngine } from '../../../http/crud-engine.ts';
import { type ListRules, ownedFilters, sameName } from '../../../http/list-query.ts';
import type { Sealing } from '../../../store/sealing.ts';
import type { Store } from '../../../store/store.ts';
import { transacting } from '../../../engines/embedded/crud-of.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { ownedResource } from '../../../engines/embedded/owned-resource.ts';
import { createVpn, deleteVpn, restartVpn, switchVpn, updateVpn } from './change.ts';
import { findVpn, groupRecords, ikePolicyRecords, ipsecPolicyRecords, serviceRecords, vpnRecords } from './records.ts';
import { groupView, ikePolicyView, ipsecPolicyView, serviceViews, vpnViews } from './views.ts';
import type { VpnEngine } from '../port.ts';
import { vpnJobHandlers } from './transitions.ts';

const rules: ListRules = {
  sorts: vpnSorts,
  filters: { ...ownedFilters, ...sameName('status', 'router_id', 'admin_state_up', 'peer_address') },
  search: ['name', 'id', 'addresses'],
};

/** Of the parts a connection is made of. */
const partRules: ListRules = { sorts: ['name', 'created_at'], filters: ownedFilters, search: ['name', 'id'] };

const vpns = ownedResource({
  tasks: 'compute.vpn',
  subjects: vpnSubjects,
  records: { ...vpnRecords, find: findVpn },
  views: vpnViews,
  rules,
  remove: deleteVpn,
  audit: { secrets: { psk: 'psk' } },
  addresses: ['addresses'],
  hit: ({ addresses }) => ({ detail: addresses }),
});

/** The tunnels change state by themselves. */
const switching = (name: string, on: boolean) => vpns.bulkTask(name, (tx, actor, id) => switchVpn(tx, actor, id, on));

const enableMany = switching('enable_many', true);
const disableMany = switching('disable_many', false);

export function createEmbeddedVpns(store: Store, sealing: Sealing): VpnEngine {
  const write = transacting(store);
  const listParts =
    <T extends OwnedRecord, View>(records: OwnedCollection<T>, viewOf: (part: T) => View): ReadEngine<View>['list'] =>
    (scope, query) =>
      store.read((tx) =>
        listViews(records.in(tx), query, partRules, ownedBy(scope), async (parts) => parts.map(viewOf)),
      );
  return {
    ...vpns.crud(store, {
      create: (tx, scope, body: VpnBody) => createVpn(tx, scope, sealing, body),
      update: (tx, scope, id, body: VpnUpdate, revision) => updateVpn(tx, scope, sealing, id, body, revision),
    }),
    restart: write(restartVpn),
    switchMany: (scope, selection, on) => (on ? enableMany : disableMany).start(store, scope, selection),
    ikePolicies: listParts(ikePolicyRecords, ikePolicyView),
    ipsecPolicies: listParts(ipsecPolicyRecords, ipsecPolicyView),
    endpointGroups: listParts(groupRecords, groupView),
    service: (scope, id) =>
      store.read(async (tx) => single(await serviceViews(tx, [await serviceRecords.find(tx, scope, id)]))),
  };
}

export const embeddedVpns: EmbeddedResource<VpnEngine> = {
  open: ({ store, sealing }) => createEmbeddedVpns(store, sealing),
  ...vpns.parts,
  audited: [
    ...vpns.parts.audited,
    // What it is made of.
    ...[ikePolicyRecords, ipsecPolicyRecords, groupRecords, serviceRecords].map(({ kind }) => ({
      kind,
      subject: vpnSubjects.item,
    })),
  ],
  tasks: [...vpns.parts.tasks, enableMany.task, disableMany.task],
  jobHandlers: vpnJobHandlers,
};
