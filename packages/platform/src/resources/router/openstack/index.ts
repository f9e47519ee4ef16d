import { routerSubjects } from '@skydeck/contract';
import { type Actor, owns, ownedBy } from '../../../engines/embedded/access.ts';
import { matchingItems } from '../../../engines/embedded/bulk-items.ts';
import { listViews } from '../../../engines/embedded/list-views.ts';
import { interfacesOf } from '../embedded/ports.rules.ts';
import { type PortRecord } from '../../port/embedded/records.ts';
import { type RouterRecord, routerRecords } from '../embedded/records.ts';
import { routerViews } from '../embedded/views.ts';
import { createCloudBulkTask } from '../../../engines/openstack/bulk-task.ts';
import { fromKeystoneId } from '../../../engines/openstack/ids.ts';
import { loadRouters } from './load.ts';
import { readThose } from '../../../engines/openstack/neutron/read.ts';
import type { OpenstackParts } from '../../../engines/openstack/parts.ts';
import { onOnePage } from '../../../http/answer-page.ts';
import { notFound } from '../../../http/refusal.ts';
import type { Scope } from '../../../http/scope.ts';
import type { TaskDefinition } from '../../../tasks/definition.ts';
import { type Changed, changedRouter, findRouter, recordChange, viewOf } from './changed.ts';
import { createRouter } from './create.ts';
import { addInterface, removeInterface, updateInterface } from './interfaces.ts';
import { removeRouter, updateRouter } from './update.ts';
import { type RouterEngine, routerListRules } from '../port.ts';

/** Neutron's routers, and the tasks that change several of them. */
export function createOpenstackRouters(
  parts: OpenstackParts,
): RouterEngine & { readonly tasks: readonly TaskDefinition[] } {
  const deleteMany = createDeleteMany(parts);
  const disconnectMany = createDisconnectMany(parts);
  async function recorded<Value>(change: Promise<Changed<Value>>, by: Scope): Promise<Value> {
    const done = await change;
    await parts.store.write((tx) => recordChange(tx, done), by);
    return done.value;
  }
  return {
    tasks: [deleteMany.task, disconnectMany.task],
    async list(scope, query) {
      const tx = await loadRouters(parts, scope);
      return listViews(routerRecords.in(tx), query, routerListRules, ownedBy(scope), (routers) =>
        routerViews.all(tx, routers),
      );
    },
    read: async (scope, id) => viewOf(await findRouter(parts, scope, id)),
    create: (scope, body) => recorded(createRouter(parts, scope, body), scope),
    update: (scope, id, body, revision) => recorded(updateRouter(parts, scope, id, body, revision), scope),
    remove: async (scope, id) => void (await recorded(removeRouter(parts, scope, id), scope)),
    removeMany: (scope, selection) => deleteMany.start(parts.store, scope, selection),
    interfaces: async (scope, id) => onOnePage((await viewOf(await findRouter(parts, scope, id))).interfaces_info),
    addInterface: (scope, id, body) => recorded(addInterface(parts, scope, id, body), scope),
    updateInterface: (scope, id, interfaceId, body, revision) =>
      recorded(updateInterface(parts, scope, id, interfaceId, body, revision), scope),
    removeInterface: (scope, id, body) => recorded(removeInterface(parts, scope, id, body), scope),
    removeInterfaces: (scope, ids) => disconnectMany.start(parts.store, scope, { ids: [...ids] }),
  };
}

const ownOf = <Found extends { readonly project_id: string }>(actor: Actor, found: readonly Found[]): Found[] =>
  found.filter(({ project_id }) => owns(actor, { project_id: fromKeystoneId(project_id) }));

const createDeleteMany = (parts: OpenstackParts) =>
  createCloudBulkTask({
    task: 'compute.routers.delete_many',
    subject: routerSubjects.item,
    method: 'DELETE',
    async names(actor, ids) {
      const found = await readThose(parts.cloud.network, 'routers', 'id', ids);
      return new Map(ownOf(actor, found).map(({ id, name }) => [id, name]));
    },
    matching: async (actor, matching) =>
      matchingItems(routerRecords.in(await loadRouters(parts, actor)), actor, matching, { rules: routerListRules }),
    async act(actor, id, keep) {
      const done = await removeRouter(parts, actor, id, keep);
      return (tx) => recordChange(tx, done);
    },
    recordLost: async (_, before) => (tx) =>
      recordChange(tx, { value: null, events: [], before: before as RouterRecord, after: null }),
  });

/** Takes each interface out of its network. */
const createDisconnectMany = (parts: OpenstackParts) =>
  createCloudBulkTask({
    task: 'compute.routers.disconnect_many',
    subject: routerSubjects.item,
    method: 'PUT',
    /** A person knows an interface by its network. */
    async names(actor, ids) {
      const ports = await readThose(parts.cloud.network, 'ports', 'id', ids);
      const own = ownOf(actor, ports);
      const networks = await readThose(
        parts.cloud.network,
        'networks',
        'id',
        own.map(({ network_id }) => network_id),
      );
      const names = new Map(networks.map(({ id, name }) => [id, name]));
      return new Map(own.map(({ id, network_id }) => [id, names.get(network_id) ?? network_id]));
    },
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
