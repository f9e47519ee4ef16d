import type { LoadBalancerPool, LoadBalancerPoolBody, LoadBalancerPoolUpdate } from '@skydeck/contract';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import { refuseOldRevision } from '../../../http/refusal.ts';
import type { Scope } from '../../../http/scope.ts';
import type { Sealing } from '../../../store/sealing.ts';
import type { Tx } from '../../../store/store.ts';
import { poolViews } from '../../load-balancer/index.ts';
import { startTransition } from '../../load-balancer/embedded/index.ts';
import {
  balancerRecords,
  findPool,
  type LoadBalancerRecord,
  type PoolRecord,
  poolRecords,
} from '../../load-balancer/records.ts';
import { planNewPool, planPoolUpdate } from '../plan.ts';

export async function createPool(
  tx: Tx,
  scope: Scope,
  sealing: Sealing,
  body: LoadBalancerPoolBody,
): Promise<LoadBalancerPool> {
  injectFault(body.name.trim(), 'create');
  const { pool, balancer } = await planNewPool(tx, scope, sealing, body);
  await poolRecords.insert(tx, pool);
  return begin(tx, scope, 'createPool', { pool, balancer });
}

/** Octavia locks the whole load balancer while one of its pools is changed. */
async function begin(
  tx: Tx,
  scope: Scope,
  transition: 'createPool' | 'configurePool',
  { pool, balancer }: { readonly pool: PoolRecord; readonly balancer: LoadBalancerRecord },
): Promise<LoadBalancerPool> {
  const locked = await balancerRecords.replace(tx, balancer, { status: 'CONFIGURING' });
  const task_id = await startTransition(tx, scope, transition, { balancer: locked, pool });
  return { ...(await poolViews.one(tx, pool)), task_id };
}

interface Update {
  readonly id: string;
  readonly body: LoadBalancerPoolUpdate;
  readonly revision: number | null;
}

export async function updatePool(
  tx: Tx,
  scope: Scope,
  sealing: Sealing,
  { id, body, revision }: Update,
): Promise<LoadBalancerPool> {
  const { pool, balancer } = await findPool(tx, scope, id);
  refuseOldRevision(pool, revision);
  injectFault((body.name ?? pool.name).trim(), 'update');
  const { changes, isOfMachines } = planPoolUpdate(pool, balancer, body, { sealing, newId: tx.newId });
  const changed = await poolRecords.revise(tx, pool, changes);
  if (isOfMachines) return begin(tx, scope, 'configurePool', { pool: changed, balancer });
  return { ...(await poolViews.one(tx, changed)), task_id: null };
}
