import {
  type LoadBalancer,
  type LoadBalancerUpdate,
  problem,
  type WhyNotBalance,
  whyNotChangeBalancer,
  whyNotDeleteBalancer,
  whyNotFailoverBalancer,
  whyNotRecreateBalancer,
} from '@skydeck/contract';
import { failIfNamedSo } from '../../../engines/embedded/sentinels.ts';
import type { Viewer } from '../../../engines/embedded/viewer.ts';
import { conflict, invalid, type Refusal, revisionConflict } from '../../../http/refusal.ts';
import type { Scope } from '../../../http/scope.ts';
import type { Tx } from '../../../store/store.ts';
import { announceAll, announceBalancer } from './announce.ts';
import { announceAddress } from './floating.ts';
import {
  findBalancer,
  type LoadBalancerRecord,
  moveBalancer,
  movePool,
  type PoolRecord,
  poolsOf,
  reviseBalancer,
} from './records.ts';
import { removeBalancer, startWalk } from './walks.ts';

/** The contract's rule as a refusal: Octavia says the same of what is immutable. */
export function refuseNow(reason: WhyNotBalance | null, { name, status }: { name: string; status: string }): void {
  if (reason !== null) throw notNow(reason, name, status);
}
const notNow = (reason: WhyNotBalance, name: string, status: string): Refusal =>
  conflict('not_allowed_now', `'${name}' is ${status}: this is not possible now`, { name, status, reason });

export async function updateBalancer(
  tx: Tx,
  scope: Scope,
  id: string,
  body: LoadBalancerUpdate,
  revision: number | null,
): Promise<LoadBalancer> {
  const balancer = await findBalancer(tx, scope, id);
  if (revision !== null && revision !== balancer.revision_number) throw revisionConflict();
  const name = (body.name ?? balancer.name).trim();
  failIfNamedSo(name, 'update');
  refuseNow(whyNotChangeBalancer(balancer), balancer);
  if (name === '') throw invalid({ name: problem('required', 'A name is required') });
  const enabled = body.enabled ?? balancer.enabled;
  const isSwitched = enabled !== balancer.enabled;
  const changed = await reviseBalancer(tx, balancer, {
    name,
    description: (body.description ?? balancer.description).trim(),
    enabled,
    ...(isSwitched && { status: 'CONFIGURING' }),
  });
  const task_id = isSwitched ? await startWalk(tx, scope, 'configure', { balancer: changed }) : null;
  if (name === balancer.name) return { ...(await announceBalancer(tx, 'updated', changed, scope)), task_id };
  await announceAddress(tx, changed, scope);
  return { ...(await announceAll(tx, 'updated', changed, await poolsOf(tx, id), scope)), task_id };
}

/** The load balancer and all of its pools at once. */
async function beginAll(
  tx: Tx,
  balancer: LoadBalancerRecord,
  changes: Partial<LoadBalancerRecord> & { readonly status: string },
  asker: Viewer,
): Promise<{ readonly balancer: LoadBalancerRecord; readonly view: LoadBalancer }> {
  const moved = await moveBalancer(tx, balancer, { ...changes, updated_at: tx.now.toISOString() });
  const pools: PoolRecord[] = [];
  for (const pool of await poolsOf(tx, balancer.id)) pools.push(await movePool(tx, pool, { status: changes.status }));
  return { balancer: moved, view: await announceAll(tx, 'updated', moved, pools, asker) };
}

export async function recreateBalancer(tx: Tx, scope: Scope, id: string): Promise<LoadBalancer> {
  const found = await findBalancer(tx, scope, id);
  failIfNamedSo(found.name, 'update');
  refuseNow(whyNotRecreateBalancer(found), found);
  const begun = { status: 'CREATING', fault: null, amphorae: [] };
  const { balancer, view } = await beginAll(tx, found, begun, scope);
  return { ...view, task_id: await startWalk(tx, scope, 'recreate', { balancer }) };
}

/** Clients notice nothing: the pools go on. */
export async function failoverBalancer(tx: Tx, scope: Scope, id: string): Promise<LoadBalancer> {
  const found = await findBalancer(tx, scope, id);
  failIfNamedSo(found.name, 'update');
  refuseNow(whyNotFailoverBalancer(found), found);
  const balancer = await moveBalancer(tx, found, { status: 'CONFIGURING', updated_at: tx.now.toISOString() });
  const view = await announceBalancer(tx, 'updated', balancer, scope);
  return { ...view, task_id: await startWalk(tx, scope, 'failover', { balancer }) };
}

export async function beginRemoval(tx: Tx, scope: Scope, id: string): Promise<void> {
  const found = await findBalancer(tx, scope, id);
  failIfNamedSo(found.name, 'delete');
  refuseNow(whyNotDeleteBalancer(found), found);
  const { balancer } = await beginAll(tx, found, { status: 'DELETING' }, scope);
  await startWalk(tx, scope, 'remove', { balancer });
}

/** As one step of a task that deletes many. */
export async function removeAtOnce(tx: Tx, viewer: Viewer, id: string): Promise<void> {
  const found = await findBalancer(tx, viewer, id);
  failIfNamedSo(found.name, 'delete');
  refuseNow(whyNotDeleteBalancer(found), found);
  await removeBalancer(tx, found, viewer);
}
