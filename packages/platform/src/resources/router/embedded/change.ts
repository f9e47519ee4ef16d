import { randomUUID } from 'node:crypto';
import { type FieldProblems, problem, type Router, type RouterBody, type RouterUpdate } from '@skydeck/contract';
import { announceRouter, announceUse } from '../../../engines/embedded/announce.ts';
import { ownerOf } from '../../../engines/embedded/owner.ts';
import { insertPort, type NewPort, portsOfDevice } from '../../../engines/embedded/ports.ts';
import { refuseOverQuota } from '../../../engines/embedded/quota.ts';
import { type RouterRecord, routersIn } from '../../../engines/embedded/records.ts';
import { refuseNeededFoot } from '../../../engines/embedded/router-needs.ts';
import { failIfNamedSo } from '../../../engines/embedded/sentinels.ts';
import type { Viewer } from '../../../engines/embedded/viewer.ts';
import { conflict, invalid, revisionConflict } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/store.ts';
import { announcePorts } from '../../port/embedded/announce.ts';
import { announceVpnsOf } from '../../vpn/embedded/announce.ts';
import {
  type Feet,
  feetOf,
  gatewayOf,
  interfacesOf,
  noFeet,
  type Owner,
  type Plan,
  withFoot,
  withoutNetwork,
} from './feet.ts';
import { planGateway } from './gateway.ts';
import { planInterface } from './interfaces.ts';
import { closePorts, findRouter, insertRouter, reviseRouter } from './records.ts';
import { checkRoutesFrom, routesLostBy } from './static-routes.ts';

export async function createRouter(tx: Tx, viewer: Viewer, body: RouterBody): Promise<Router> {
  const owner = { ...(await ownerOf(tx, viewer)), id: randomUUID() };
  const name = body.name.trim();
  failIfNamedSo(name, 'create');
  const { ports, problems } = await planFeet(tx, owner, body);
  Object.assign(problems, nameProblems(name));
  if (Object.keys(problems).length > 0) throw invalid(problems);
  await refuseOverQuota(tx, owner.project_id, 'routers');

  const at = tx.now.toISOString();
  const router = await insertRouter(
    tx,
    {
      ...owner,
      name,
      status: 'ACTIVE',
      enable_snat: body.external_gateway_info?.enable_snat ?? true,
      routes: [],
      revision_number: 0,
      created_at: at,
      updated_at: at,
    },
    ports,
  );
  await announcePorts(tx, 'created', await portsOfDevice(tx, router.id), viewer);
  await announceUse(
    tx,
    ports.map(({ network_id }) => network_id),
    viewer,
  );
  return announceRouter(tx, 'created', router, viewer);
}

async function planFeet(
  tx: Tx,
  owner: Owner,
  body: RouterBody,
): Promise<{ ports: NewPort[]; problems: FieldProblems }> {
  const ports: NewPort[] = [];
  const problems: FieldProblems = {};
  let feet: Feet = noFeet;
  const take = (plan: Plan, pathOf: (path: string) => string) => {
    if ('problems' in plan) return note(problems, plan.problems, pathOf);
    ports.push(plan.port);
    feet = withFoot(feet, plan);
  };
  const gateway = body.external_gateway_info;
  if (gateway) take(await planGateway(tx, owner, gateway.network_id, feet), gatewayPath);
  for (const [at, asked] of (body.interfaces ?? []).entries()) {
    // There is no field for an address here: whatever is wrong is wrong with the network.
    take(await planInterface(tx, owner, asked, feet), () => `interfaces.${at}.network_id`);
  }
  return { ports, problems };
}

const gatewayPath = (path: string) => `external_gateway_info.${path}`;
const nameProblems = (name: string): FieldProblems =>
  name === '' ? { name: problem('required', 'A name is required') } : {};

function note(problems: FieldProblems, found: FieldProblems, pathOf: (path: string) => string): void {
  for (const [path, wrong] of Object.entries(found)) problems[pathOf(path)] = wrong;
}

export async function updateRouter(
  tx: Tx,
  viewer: Viewer,
  id: string,
  body: RouterUpdate,
  revision: number | null,
): Promise<Router> {
  const router = await findRouter(tx, viewer, id);
  if (revision !== null && revision !== router.revision_number) throw revisionConflict();
  const name = (body.name ?? router.name).trim();
  failIfNamedSo(name, 'update');
  const before = await feetOf(tx, id);
  const problems = nameProblems(name);
  const { feet, touched, plan } = await planGatewayChange(tx, router, body, before);
  if (plan && 'problems' in plan) note(problems, plan.problems, gatewayPath);
  else if (body.routes) Object.assign(problems, checkRoutesFrom(feet, body.routes));
  if (Object.keys(problems).length > 0) throw invalid(problems);
  if (!body.routes) refuseLostRoutes(router, before, feet);

  if (touched) {
    const old = gatewayOf(await portsOfDevice(tx, id));
    if (old) {
      await refuseNeededFoot(tx, router, old);
      await closePorts(tx, [old]);
      await announcePorts(tx, 'deleted', [old], viewer);
    }
    if (plan && 'port' in plan) await announcePorts(tx, 'created', [await insertPort(tx, plan.port)], viewer);
  }
  const changed = await reviseRouter(tx, router, {
    name,
    enable_snat: snatAfter(router, body, touched),
    ...(body.routes && { routes: body.routes }),
  });
  if (touched)
    await announceUse(
      tx,
      [...before.ports, ...feet.ports].filter(isGateway).map(({ network_id }) => network_id),
      viewer,
    );
  // They show its name.
  if (name !== router.name) await announcePorts(tx, 'updated', await portsOfDevice(tx, id), viewer);
  await announceVpnsOf(tx, id, viewer);
  return announceRouter(tx, 'updated', changed, viewer);
}

const isGateway = (port: Feet['ports'][number]) => gatewayOf([port]) !== undefined;

/** A new gateway translates addresses unless it is told not to; the same one keeps what it was told. */
function snatAfter(router: RouterRecord, { external_gateway_info: gateway }: RouterUpdate, isNew: boolean): boolean {
  if (!gateway) return gateway === null ? true : router.enable_snat;
  return gateway.enable_snat ?? (isNew ? true : router.enable_snat);
}

/** `touched` is false when the gateway stays where it is: then it keeps its address. */
async function planGatewayChange(
  tx: Tx,
  router: RouterRecord,
  { external_gateway_info: wanted }: RouterUpdate,
  before: Feet,
) {
  const current = gatewayOf(before.ports);
  if (wanted === undefined || current?.network_id === wanted?.network_id.toLowerCase())
    return { feet: before, touched: false, plan: null };
  const without = current ? withoutNetwork(before, current.network_id) : before;
  if (wanted === null) return { feet: without, touched: true, plan: null };
  const plan = await planGateway(tx, router, wanted.network_id, without);
  return { feet: 'port' in plan ? withFoot(without, plan) : without, touched: true, plan };
}

export function refuseLostRoutes(router: RouterRecord, before: Feet, after: Feet): void {
  const { length: count } = routesLostBy(router.routes, before, after);
  if (count > 0)
    throw conflict('in_use', `${count} static routes need a next hop there`, {
      name: router.name,
      count,
      by: 'routes',
    });
}

export async function deleteRouter(tx: Tx, viewer: Viewer, id: string): Promise<void> {
  const router = await findRouter(tx, viewer, id);
  failIfNamedSo(router.name, 'delete');
  const ports = await portsOfDevice(tx, id);
  const { length: count } = interfacesOf(ports);
  if (count > 0)
    throw conflict('in_use', `'${router.name}' stands in ${count} networks`, {
      name: router.name,
      count,
      by: 'interfaces',
    });
  await announceRouter(tx, 'deleted', router, viewer);
  await announcePorts(tx, 'deleted', ports, viewer);
  await closePorts(tx, ports);
  await routersIn(tx).remove(id);
  await announceUse(
    tx,
    ports.map(({ network_id }) => network_id),
    viewer,
  );
}
