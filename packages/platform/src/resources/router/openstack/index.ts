import { routerEvent, routerSubjects } from '@skydeck/contract';
import type { OpenstackResource } from '../../../engines/openstack/openstack-resource.ts';
import { countDocuments } from '../../kit/counts/definition.ts';
import { routerRoutes } from '../routes.ts';
import { seeRouters } from './events.ts';
import { routerSearches } from './search.ts';
import { type Actor, ownedBy } from '../../kit/access.ts';
import { idsOnce } from '../../kit/bulk-items.ts';
import { deleteRouters, disconnectRouters } from '../bulk.ts';
import { listViews } from '../../kit/list-views.ts';
import { interfacesOf } from '../ports.rules.ts';
import { type PortRecord } from '../../port/records.ts';
import { type RouterRecord, routerRecords } from '../records.ts';
import { routerViews } from '../views.ts';
import { createCloudBulkTask, type Keep } from '../../../engines/openstack/bulk-task.ts';
import { loadInterfaceNames, loadRouterNames, loadRouters, loadRoutersAlone } from './load.ts';
import { readThose } from '../../../engines/openstack/neutron/read.ts';
import type { OpenstackParts } from '../../../engines/openstack/parts.ts';
import { onOnePage } from '../../../http/answer-page.ts';
import { notFound } from '../../../http/refusal.ts';
import type { Scope } from '../../../http/scope.ts';
import type { TaskDefinition } from '../../../tasks/definition.ts';
import { createCallIntents } from '../../../audit/call-intents.ts';
import { findLostChanges } from './lost-calls.ts';
import { type Changed, changedRouter, findRouter, recordChange, routerAudit, viewOf } from './changed.ts';
import { createRouter } from './create.ts';
import { addInterface, removeInterface, updateInterface } from './interfaces.ts';
import { removeRouter, updateRouter } from './update.ts';
import { type RouterEngine, routerListRules } from '../port.ts';

/** What goes on without a request. */
interface RouterBackground {
  /** They change several routers. */
  readonly tasks: readonly TaskDefinition[];
  /** Records what calls have changed of which nobody heard the end. */
  settle(): Promise<void>;
}

/** Neutron's routers. */
export function createOpenstackRouters(parts: OpenstackParts): RouterEngine & RouterBackground {
  const deleteMany = createDeleteMany(parts);
  const disconnectMany = createDisconnectMany(parts);
  const intents = createCallIntents(parts.store, routerAudit);
  const recorded = async <Value>(by: Scope, ask: (keep: Keep) => Promise<Changed<Value>>): Promise<Value> =>
    (await intents.during<Changed<Value>>(by, { ask, record: recordChange })).value;
  return {
    tasks: [deleteMany.task, disconnectMany.task],
    settle: () => intents.settle((lost) => findLostChanges(parts, lost)),
    async list(scope, query) {
      const tx = await loadRouters(parts, scope);
      return listViews(routerRecords.in(tx), query, routerListRules, ownedBy(scope), (routers) =>
        routerViews.all(tx, routers),
      );
    },
    read: async (scope, id) => viewOf(await findRouter(parts, scope, id)),
    create: (scope, body) => recorded(scope, (keep) => createRouter(parts, scope, body, keep)),
    update: (scope, id, body, revision) =>
      recorded(scope, (keep) => updateRouter(parts, scope, { id, body, revision }, keep)),
    remove: async (scope, id) => void (await recorded(scope, (keep) => removeRouter(parts, scope, id, keep))),
    removeMany: (scope, selection) => deleteMany.start(parts.store, scope, selection),
    interfaces: async (scope, id) => onOnePage((await viewOf(await findRouter(parts, scope, id))).interfaces_info),
    addInterface: (scope, id, body) => recorded(scope, (keep) => addInterface(parts, scope, id, body, keep)),
    updateInterface: (scope, id, interfaceId, body, revision) =>
      recorded(scope, (keep) => updateInterface(parts, scope, { id, interfaceId, body, revision }, keep)),
    removeInterface: (scope, id, body) => recorded(scope, (keep) => removeInterface(parts, scope, id, body, keep)),
    removeInterfaces: (scope, ids) => disconnectMany.start(parts.store, scope, { ids: [...ids] }),
  };
}

const createDeleteMany = (parts: OpenstackParts) =>
  createCloudBulkTask({
    ...deleteRouters,
    load: (actor, { ids, matching }) => (matching ? loadRouters(parts, actor) : loadRouterNames(parts, idsOnce(ids))),
    async act(actor, id, keep) {
      const done = await removeRouter(parts, actor, id, keep);
      return (tx) => recordChange(tx, done);
    },
    recordLost: async (_, before) => (tx) =>
      recordChange(tx, { value: null, events: [], before: before as RouterRecord, after: null }),
  });

const createDisconnectMany = (parts: OpenstackParts) =>
  createCloudBulkTask({
    ...disconnectRouters,
    load: (actor, { ids }) => loadInterfaceNames(parts, actor, idsOnce(ids)),
    async act(actor, id, keep) {
      const { device_id, network_id, fixed_ips } = await findInterfacePort(parts, actor, id);
      // Of several ports in a network, this one.
      const ip_address = fixed_ips[0]?.ip_address;
      const named = { network_id, ...(ip_address !== undefined && { ip_address }) };
      const done = await removeInterface(parts, actor, device_id, named, keep);
      return (tx) => recordChange(tx, done);
    },
    async recordLost(actor, kept) {
      const before = kept as RouterRecord;
      const done = await changedRouter(parts, actor, before, before.id, []);
      return (tx) => recordChange(tx, done);
    },
  });

async function findInterfacePort(parts: OpenstackParts, actor: Actor, id: string): Promise<PortRecord> {
  const [port] = await readThose(parts.cloud.network, 'ports', 'id', [id]);
  if (!port) throw notFound('interface');
  const { tx } = await findRouter(parts, actor, port.device_id);
  const found = interfacesOf(await tx.documents<PortRecord>('port').all([{ field: 'id', equals: id }]));
  if (!found[0]) throw notFound('interface');
  return found[0];
}

export const openstackRouters: OpenstackResource = {
  offers: { router: 'all' },
  audited: [routerAudit],
  open(parts) {
    const { tasks, settle, ...routers } = createOpenstackRouters(parts);
    return {
      routes: routerRoutes(routers),
      tasks,
      search: routerSearches(parts),
      counts: [
        countDocuments(
          { type: routerEvent.name, subject: routerSubjects.list },
          async (scope, read) => read(await loadRoutersAlone(parts, scope)),
          routers,
        ),
      ],
      see: seeRouters,
      settle,
    };
  },
};
