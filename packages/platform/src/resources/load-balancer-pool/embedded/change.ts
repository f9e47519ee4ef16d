import {
  type LoadBalancerPool,
  type LoadBalancerPoolBody,
  type LoadBalancerPoolUpdate,
  problem,
} from '@skydeck/contract';
import { ownerOf } from '../../kit/owner.ts';
import { refuseOverQuota } from '../../quota/index.ts';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import { owns } from '../../kit/access.ts';
import { invalid, refuseOldRevision } from '../../../http/refusal.ts';
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
  poolsOf,
} from '../../load-balancer/records.ts';
import { planPool, planPoolUpdate } from '../plan.ts';

export async function createPool(
  tx: Tx,
  scope: Scope,
  sealing: Sealing,
  { loadbalancer_id, ...draft }: LoadBalancerPoolBody,
): Promise<LoadBalancerPool> {
  // In no project nothing is made; in one, only with its own load balancers.
  const owner = await ownerOf(tx, scope);
  injectFault(draft.name.trim(), 'create');
  const balancer = await balancerRecords.in(tx).get(loadbalancer_id.toLowerCase());
  if (!balancer || !owns(scope, balancer))
    throw invalid({ loadbalancer_id: problem('load_balancer_unknown', 'There is no such load balancer') });
  const others = await poolsOf(tx, balancer.id);
  const pool = planPool(draft, balancer, { now: tx.now, newId: tx.newId, sealing, others });
  await refuseOverQuota(tx, owner.project_id, 'load_balancer_pools');
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
