import { vpnSorts, vpnSubjects, vpnEvent } from '@skydeck/contract';
import { ownedBy } from '../../../engines/embedded/access.ts';
import { createBulkDelete } from '../../../engines/embedded/bulk-delete.ts';
import { createBulkTask, visibleNames } from '../../../engines/embedded/bulk-task.ts';
import { listViews } from '../../../engines/embedded/list-views.ts';
import type { OwnedCollection, OwnedRecord } from '../../../engines/embedded/owned-collection.ts';
import { single } from '../../../engines/embedded/record-views.ts';
import type { ReadEngine } from '../../../http/crud-engine.ts';
import { type ListRules, ownedFilters, sameName } from '../../../http/list-query.ts';
import type { Sealing } from '../../../store/sealing.ts';
import type { Store } from '../../../store/store.ts';
import { crudOf } from '../../../engines/embedded/crud-of.ts';
import { defineSearch } from '../../../engines/embedded/define-search.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { countDocuments } from '../../../engines/embedded/count-documents.ts';
import { createVpn, deleteVpn, restartVpn, switchVpn, updateVpn } from './change.ts';
import {
  findVpn,
  groupRecords,
  ikePolicyRecords,
  ipsecPolicyRecords,
  serviceRecords,
  vpnRecords,
  type VpnRecord,
} from './records.ts';
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

const deleteMany = createBulkDelete({
  task: 'compute.vpn.delete_many',
  subject: vpnSubjects.item,
  documents: vpnRecords.in,
  remove: deleteVpn,
});

/** The tunnels change state by themselves. */
const switching = (task: string, on: boolean) =>
  createBulkTask({
    task,
    subject: vpnSubjects.item,
    method: 'PATCH',
    names: visibleNames(vpnRecords.in),
    act: (tx, actor, id) => switchVpn(tx, actor, id, on),
  });

const enableMany = switching('compute.vpn.enable_many', true);
const disableMany = switching('compute.vpn.disable_many', false);

export function createEmbeddedVpns(store: Store, sealing: Sealing): VpnEngine {
  const listParts =
    <T extends OwnedRecord, View>(records: OwnedCollection<T>, viewOf: (part: T) => View): ReadEngine<View>['list'] =>
    (scope, query) =>
      store.read((tx) =>
        listViews(records.in(tx), query, partRules, ownedBy(scope), async (parts) => parts.map(viewOf)),
      );
  return {
    ...crudOf(store, {
      records: { ...vpnRecords, find: findVpn },
      views: vpnViews,
      rules,
      create: (tx, scope, body) => createVpn(tx, scope, sealing, body),
      update: (tx, scope, id, body, revision) => updateVpn(tx, scope, sealing, id, body, revision),
      remove: deleteVpn,
      deleteMany,
    }),
    restart: (scope, id) => store.write((tx) => restartVpn(tx, scope, id), scope),
    switchMany: (scope, ids, on) => (on ? enableMany : disableMany).start(store, scope, ids),
    ikePolicies: listParts(ikePolicyRecords, ikePolicyView),
    ipsecPolicies: listParts(ipsecPolicyRecords, ipsecPolicyView),
    endpointGroups: listParts(groupRecords, groupView),
    service: (scope, id) =>
      store.read(async (tx) => single(await serviceViews(tx, [await serviceRecords.find(tx, scope, id)]))),
  };
}

const search = defineSearch<VpnRecord>({
  type: 'vpn',
  subject: vpnSubjects.list,
  addresses: ['addresses'],
  show: (_, { addresses, project_id }) => ({ detail: addresses, project_id }),
});

export const embeddedVpns: EmbeddedResource<VpnEngine> = {
  open: ({ store, sealing }) => createEmbeddedVpns(store, sealing),
  views: [vpnViews],
  audited: [
    { kind: vpnRecords.kind, subject: vpnSubjects.item, secrets: { psk: 'psk' } },
    // What it is made of.
    ...[ikePolicyRecords, ipsecPolicyRecords, groupRecords, serviceRecords].map(({ kind }) => ({
      kind,
      subject: vpnSubjects.item,
    })),
  ],
  tasks: [deleteMany.task, enableMany.task, disableMany.task],
  jobHandlers: vpnJobHandlers,
  search,
  count: countDocuments(vpnEvent.name, vpnSubjects.list),
};
