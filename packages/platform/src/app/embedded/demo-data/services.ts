import type { JobHandler } from '../../../tasks/scheduler.ts';
import type { ProjectDocument } from '../../../identity/accounts/documents.ts';
import { stableId } from '../../../identity/accounts/stable-id.ts';
import type { Ports } from '../../../resources/index.ts';
import { networkRecords } from '../../../resources/network/records.ts';
import { portsOfNetwork } from '../../../resources/port/index.ts';
import type { PortRecord } from '../../../resources/port/records.ts';
import { routerRecords } from '../../../resources/router/records.ts';
import { volumeRecords } from '../../../resources/volume/records.ts';
import type { Tx } from '../../../store/store.ts';
import { keepHistory } from './backup-history.ts';
import { backupPlanPlans, makeBackupPlan, volumesOf } from './backup-plans.ts';
import { imagePlans, makeImage } from './images.ts';
import { buildBalancer } from './elsewhere.ts';
import { floatingIpPlans, makeFloatingIp, portIdOf } from './floating-ips.ts';
import { loadBalancerPlans } from './load-balancer-plans.ts';
import { makeLoadBalancer } from './load-balancers.ts';
import { networkId } from './network-bodies.ts';
import type { Past } from './past.ts';
import { makeSshKey, sshKeyPlans } from './ssh-keys.ts';
import { makeSnapshot, snapshotPlans } from './volume-snapshots.ts';
import { makeVpn, vpnPlans } from './vpns.ts';

/** What the services of the demo stand on. */
export interface Ground extends Ports {
  readonly tx: Tx;
  readonly past: Past;
  readonly jobHandlers: readonly JobHandler[];
  readonly find: (project: string) => ProjectDocument;
  /** Of servers. */
  readonly serverPorts: readonly PortRecord[];
}

/** What stands on networks, routers and servers, as it is when all that it began has ended. */
export async function seedServices(ground: Ground): Promise<void> {
  await seedFloatingIps(ground);
  await seedBackupPlans(ground);
  await seedSnapshots(ground);
  await seedVpns(ground);
  await seedLoadBalancers(ground);
  for (const plan of sshKeyPlans) await makeSshKey(ground, ground.find(plan.project), plan, ground.tx.now);
  for (const plan of imagePlans) await makeImage(ground, ground.find(plan.project), plan, ground.tx.now);
}

/** Longer than a router or a monitor needs. Milliseconds. */
const A_WHILE = 10 * 60_000;
const passFrom = ({ past, jobHandlers }: Ground, at: Date) => past.pass(jobHandlers, new Date(at.getTime() + A_WHILE));

const existing = <T>(found: T | null | undefined, what: string): T => {
  if (!found) throw new Error(`The demo data has no ${what}`);
  return found;
};

async function seedFloatingIps(ground: Ground): Promise<void> {
  const outside = networkId('cloud-operations', 'internet');
  const { created_at } = existing(await networkRecords.in(ground.tx).get(outside), 'internet');
  const madeAt = new Map(ground.serverPorts.map((port) => [port.id, port.created_at]));
  for (const plan of floatingIpPlans) {
    const port = plan.at && portIdOf(plan.project, plan.at);
    const at = new Date((port && madeAt.get(port)) ?? created_at);
    await makeFloatingIp(ground, ground.find(plan.project), plan, at);
    await passFrom(ground, at);
  }
}

async function seedBackupPlans(ground: Ground): Promise<void> {
  const { tx } = ground;
  for (const plan of backupPlanPlans) {
    const project = ground.find(plan.project);
    const all = await volumeRecords.in(tx).all([{ field: 'project_id', equals: project.id }]);
    const volumes = volumesOf(plan, all);
    const id = await makeBackupPlan(ground, project, plan, volumes);
    await keepHistory(tx, { id, project, volumes }, plan);
  }
}

async function seedSnapshots(ground: Ground): Promise<void> {
  const { tx } = ground;
  for (const plan of snapshotPlans) {
    const project = ground.find(plan.project);
    const volumes = await volumeRecords.in(tx).all([{ field: 'project_id', equals: project.id }]);
    await passFrom(ground, await makeSnapshot(ground, project, plan, { volumes, now: tx.now }));
  }
}

async function seedVpns(ground: Ground): Promise<void> {
  for (const plan of vpnPlans) {
    const router = await routerRecords.in(ground.tx).get(stableId('router', plan.project, plan.router));
    const at = new Date(existing(router, plan.router).updated_at);
    await makeVpn(ground, ground.find(plan.project), plan, at);
    await passFrom(ground, at);
  }
}

async function seedLoadBalancers(ground: Ground): Promise<void> {
  const { past, tx } = ground;
  for (const plan of loadBalancerPlans) {
    const network = existing(await networkRecords.in(tx).get(networkId(plan.project, plan.network)), plan.network);
    const at = new Date(network.created_at);
    const place = { project: ground.find(plan.project), at, ports: await portsOfNetwork(tx, network.id) };
    const made = await makeLoadBalancer(ground, place, plan);
    const machine = (number: number) => stableId('amphora', made.id, String(number));
    await past.at(at, [machine(1), machine(2), machine(3), machine(4)], () =>
      past.store.write((then) => buildBalancer(then, made, plan.state)),
    );
    await passFrom(ground, at);
  }
}
