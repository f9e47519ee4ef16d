import { type VpnUpdate, type VpnBody, vpnSubjects } from '@skydeck/contract';
import { ownedBy } from '../../kit/access.ts';
import { listViews } from '../../kit/list-views.ts';
import type { OwnedCollection, OwnedRecord } from '../../kit/owned-collection.ts';
import { single } from '../../kit/record-views.ts';
import type { ReadEngine } from '../../../http/crud-engine.ts';
import type { Sealing } from '../../../store/sealing.ts';
import { describeList } from '../../../http/list-query.ts';
import type { Store } from '../../../store/store.ts';
import { transacting } from '../../../engines/embedded/crud-of.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import { ownedResource } from '../../../engines/embedded/owned-resource.ts';
import { createVpn, deleteVpn, restartVpn, switchVpn, updateVpn } from './change.ts';
import { findVpn, groupRecords, ikePolicyRecords, ipsecPolicyRecords, serviceRecords, vpnRecords } from '../records.ts';
import { groupView, ikePolicyView, ipsecPolicyView, serviceViews, vpnViews } from '../views.ts';
import { type VpnEngine, vpnListRules, vpnPartListRules } from '../port.ts';
import { vpnSearch } from '../search.ts';
import { vpnJobHandlers } from './transitions.ts';

const vpns = ownedResource({
  tasks: 'compute.vpn',
  subjects: vpnSubjects,
  records: { ...vpnRecords, find: findVpn },
  views: vpnViews,
  rules: vpnListRules,
  remove: deleteVpn,
  audit: { secrets: { psk: 'psk' } },
  search: vpnSearch,
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
      store.readLong((tx) =>
        listViews(records.in(tx), query, vpnPartListRules, ownedBy(scope), async (parts) => parts.map(viewOf)),
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

/** Of what it is made of. */
const partRecords = [ikePolicyRecords, ipsecPolicyRecords, groupRecords, serviceRecords];

export const embeddedVpns: EmbeddedResource<VpnEngine> = {
  open: ({ store, sealing }) => createEmbeddedVpns(store, sealing),
  ...vpns.parts,
  lists: [...vpns.parts.lists, ...partRecords.map(({ kind }) => describeList(kind, vpnPartListRules))],
  audited: [...vpns.parts.audited, ...partRecords.map(({ kind }) => ({ kind, subject: vpnSubjects.item }))],
  tasks: [...vpns.parts.tasks, enableMany.task, disableMany.task],
  jobHandlers: vpnJobHandlers,
};
