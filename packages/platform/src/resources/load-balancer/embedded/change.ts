import type { LoadBalancer, LoadBalancerUpdate } from '@skydeck/contract';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import type { Scope } from '../../../http/scope.ts';
import type { Tx } from '../../../store/store.ts';
import { balancerViews } from './views.ts';
import { balancerRecords, type LoadBalancerRecord, poolsOf, poolRecords } from '../records.ts';
import { planBalancerUpdate, refuseAct } from '../plan.ts';
import { startTransition } from './transitions.ts';

export async function updateBalancer(
  tx: Tx,
  scope: Scope,
  id: string,
  body: LoadBalancerUpdate,
  revision: number | null,
): Promise<LoadBalancer> {
  const balancer = await balancerRecords.findCurrent(tx, scope, id, revision);
  injectFault((body.name ?? balancer.name).trim(), 'update');
  refuseAct('change', balancer);
  const { changes, isSwitched } = planBalancerUpdate(balancer, body);
  const changed = await balancerRecords.revise(tx, balancer, changes);
  const task_id = isSwitched ? await startTransition(tx, scope, 'configure', { balancer: changed }) : null;
  return { ...(await balancerViews.one(tx, changed)), task_id };
}

/** The load balancer and all of its pools at once. */
async function beginAll(
  tx: Tx,
  balancer: LoadBalancerRecord,
  changes: Partial<LoadBalancerRecord> & { readonly status: string },
): Promise<LoadBalancerRecord> {
  for (const pool of await poolsOf(tx, balancer.id)) await poolRecords.replace(tx, pool, { status: changes.status });
  return balancerRecords.replace(tx, balancer, { ...changes, updated_at: tx.now.toISOString() });
}

export async function recreateBalancer(tx: Tx, scope: Scope, id: string): Promise<LoadBalancer> {
  const found = await balancerRecords.find(tx, scope, id);
  injectFault(found.name, 'update');
  refuseAct('recreate', found);
  const balancer = await beginAll(tx, found, { status: 'CREATING', fault: null, amphorae: [] });
  const task_id = await startTransition(tx, scope, 'recreate', { balancer });
  return { ...(await balancerViews.one(tx, balancer)), task_id };
}

/** Clients notice nothing: the pools go on. */
export async function failoverBalancer(tx: Tx, scope: Scope, id: string): Promise<LoadBalancer> {
  const found = await balancerRecords.find(tx, scope, id);
  injectFault(found.name, 'update');
  refuseAct('failover', found);
  const balancer = await balancerRecords.replace(tx, found, {
    status: 'CONFIGURING',
    updated_at: tx.now.toISOString(),
  });
  const task_id = await startTransition(tx, scope, 'failover', { balancer });
  return { ...(await balancerViews.one(tx, balancer)), task_id };
}
