import type { ProjectDocument } from '../../../identity/accounts/documents.ts';
import { defaultQuota, quotasIn } from '../../../resources/quota/records.ts';
import { endCreation } from '../../../resources/load-balancer/embedded/index.ts';
import { portsOfDevice } from '../../../resources/port/index.ts';
import { type PortRecord, portRecords } from '../../../resources/port/records.ts';
import { routerRecords } from '../../../resources/router/records.ts';
import { serverRecords } from '../../../resources/server/records.ts';
import { volumeRecords } from '../../../resources/volume/records.ts';
import { indexOf } from '../../../resources/kit/owned-collection.ts';
import type { Tx } from '../../../store/store.ts';
import type { BalancerPlan } from './load-balancer-plan.ts';
import type { ProjectPlan } from './plan.ts';
import type { Machines } from './servers.ts';

// What no port of the platform makes, written into the embedded cloud itself: servers with their ports and volumes come from
// elsewhere, what a project may have is agreed with the cloud's operator, machines are built, and a router fails by itself.

export async function plugInServers(tx: Tx, ports: readonly PortRecord[]): Promise<void> {
  await portRecords.in(tx).insertAll(ports, indexOf);
}

export async function runServers(tx: Tx, { servers, volumes }: Machines): Promise<void> {
  await serverRecords.in(tx).insertAll(servers, indexOf);
  await volumeRecords.in(tx).insertAll(volumes, indexOf);
}

export async function agreeQuota(
  tx: Tx,
  { id, domain_id, name }: ProjectDocument,
  quota: NonNullable<ProjectPlan['quota']>,
): Promise<void> {
  const place = { projectId: id, domainId: domain_id, name, createdAt: tx.now.toISOString() };
  await quotasIn(tx).insert({ id, ...defaultQuota, ...quota }, place);
}

/** Its ports are down where it is. */
export async function breakRouter(tx: Tx, id: string, status: 'DOWN' | 'ERROR'): Promise<void> {
  const router = await routerRecords.in(tx).get(id);
  if (!router) throw new Error(`The demo data has no router ${id}`);
  await routerRecords.replace(tx, router, { status });
  if (status !== 'DOWN') return;
  for (const port of await portsOfDevice(tx, id)) await portRecords.replace(tx, port, { status });
}

const faults = { error: 'configuration_failed', undeployed: 'deployment_failed' } as const;

/** Its machines are built, or they have failed. The task that did it is forgotten, as all are after a while. */
export async function buildBalancer(
  tx: Tx,
  { id, taskId }: { readonly id: string; readonly taskId: string | null },
  state: BalancerPlan['state'],
): Promise<void> {
  await endCreation(tx, id, state === 'error' || state === 'undeployed' ? faults[state] : null);
  if (taskId !== null) await tx.tables.deleteFrom('tasks').where('id', '=', taskId).execute();
}
