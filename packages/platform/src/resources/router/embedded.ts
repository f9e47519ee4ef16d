import { type InterfaceBody, parseAddress, problem, type Router, routerSorts, routerSubjects } from '@skydeck/contract';
import { announceRouter, announceUse } from '../../engines/embedded/announce.ts';
import { deletesMany } from '../../engines/embedded/delete-many.ts';
import { listViews } from '../../engines/embedded/list-views.ts';
import { insertPort, portsOfDevice } from '../../engines/embedded/ports.ts';
import { valueOf } from '../../engines/embedded/ranges.ts';
import { type RouterRecord, routersIn } from '../../engines/embedded/records.ts';
import { failIfNamedSo } from '../../engines/embedded/sentinels.ts';
import { ownedBy, owns, type Viewer } from '../../engines/embedded/viewer.ts';
import { routerViews } from '../../engines/embedded/views.ts';
import type { ListRules } from '../../http/list-query.ts';
import { invalid } from '../../http/refusal.ts';
import type { Store, Tx } from '../../store/store.ts';
import { createRouter, deleteRouter, refuseLostRoutes, updateRouter } from './embedded/change.ts';
import { feetOf, interfacesOf, withoutNetwork } from './embedded/feet.ts';
import { planInterface } from './embedded/interfaces.ts';
import { closePorts, findRouter, reviseRouter } from './embedded/records.ts';
import type { RouterEngine } from './port.ts';

const rules: ListRules = {
  sorts: routerSorts,
  filters: {
    name: 'name',
    id: 'id',
    status: 'status',
    project_id: 'project_id',
    domain_id: 'domain_id',
    network_id: 'interfaces[].network_id',
  },
  search: ['name', 'id', 'addresses'],
};

const deleteMany = deletesMany({
  task: 'compute.routers.delete_many',
  subject: routerSubjects.item,
  documents: routersIn,
  sees: (viewer, router) => owns(viewer, router),
  remove: deleteRouter,
});

export function createEmbeddedRouters(store: Store): RouterEngine {
  return {
    list: (scope, query) =>
      store.read((tx) => listViews(routersIn(tx), query, rules, ownedBy(scope), (routers) => routerViews(tx, routers))),
    read: (scope, id) => store.read((tx) => readRouter(tx, scope, id)),
    create: (scope, body) => store.write((tx) => createRouter(tx, scope, body)),
    update: (scope, id, body, revision) => store.write((tx) => updateRouter(tx, scope, id, body, revision)),
    remove: (scope, id) => store.write((tx) => deleteRouter(tx, scope, id)),
    removeMany: (scope, ids) => deleteMany.start(store, scope, ids),
    interfaces: (scope, id) =>
      store.read(async (tx) => {
        const { interfaces_info: data } = await readRouter(tx, scope, id);
        return { data, count: data.length, next_marker: null };
      }),
    addInterface: (scope, id, body) => store.write((tx) => addInterface(tx, scope, id, body)),
    removeInterface: (scope, id, body) => store.write((tx) => removeInterface(tx, scope, id, body)),
  };
}

export const routerTasks = [deleteMany.task];

async function readRouter(tx: Tx, viewer: Viewer, id: string): Promise<Router> {
  const [view] = await routerViews(tx, [await findRouter(tx, viewer, id)]);
  return view as Router;
}

async function addInterface(tx: Tx, viewer: Viewer, id: string, body: InterfaceBody): Promise<Router> {
  const router = await findRouter(tx, viewer, id);
  failIfNamedSo(router.name, 'update');
  const plan = await planInterface(tx, router, body, await feetOf(tx, id));
  if ('problems' in plan) throw invalid(plan.problems);
  await insertPort(tx, plan.port);
  return afterMove(tx, viewer, router, plan.port.network_id);
}

async function removeInterface(tx: Tx, viewer: Viewer, id: string, body: InterfaceBody): Promise<Router> {
  const router = await findRouter(tx, viewer, id);
  failIfNamedSo(router.name, 'update');
  const networkId = body.network_id.toLowerCase();
  const foot = interfacesOf(await portsOfDevice(tx, id)).find(({ network_id }) => network_id === networkId);
  if (!foot)
    throw invalid({ network_id: problem('network_not_attached', 'The router does not stand in this network') });
  const { ip_address: address } = body;
  if (address !== undefined && !foot.fixed_ips.some((ip) => isSameAddress(ip.ip_address, address))) {
    throw invalid({ ip_address: problem('address_unknown', `The router is not '${address}' there`, { address }) });
  }
  const before = await feetOf(tx, id);
  refuseLostRoutes(router, before, withoutNetwork(before, networkId));
  await closePorts(tx, [foot]);
  return afterMove(tx, viewer, router, networkId);
}

const isSameAddress = (stored: string, given: string) => parseAddress(given)?.value === valueOf(stored);

async function afterMove(tx: Tx, viewer: Viewer, router: RouterRecord, networkId: string): Promise<Router> {
  const changed = await reviseRouter(tx, router, {});
  await announceUse(tx, [networkId], viewer);
  return announceRouter(tx, 'updated', changed, viewer);
}
