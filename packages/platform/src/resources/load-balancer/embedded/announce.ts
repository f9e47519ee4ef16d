import {
  type LoadBalancer,
  loadBalancerEvent,
  type LoadBalancerPool,
  loadBalancerPoolEvent,
  loadBalancerPoolSubjects,
  loadBalancerSubjects,
  type Operation,
} from '@skydeck/contract';
import { allOf } from '../../../engines/embedded/records.ts';
import type { Viewer } from '../../../engines/embedded/viewer.ts';
import type { Tx } from '../../../store/store.ts';
import { balancersIn, type LoadBalancerRecord, type PoolRecord } from './records.ts';
import { balancerViews, poolViews } from './views.ts';

type Asker = Pick<Viewer, 'requestId'>;

export async function announceBalancer(
  tx: Tx,
  operation: Operation,
  record: LoadBalancerRecord,
  { requestId }: Asker,
): Promise<LoadBalancer> {
  const [object] = await balancerViews(tx, [record]);
  if (!object) throw new TypeError('One record has one view');
  tx.emit({
    type: loadBalancerEvent.name,
    operation,
    object,
    projectId: record.project_id,
    subject: loadBalancerSubjects.item,
    requestId,
  });
  return object;
}

export async function announcePool(
  tx: Tx,
  operation: Operation,
  record: PoolRecord,
  { requestId }: Asker,
): Promise<LoadBalancerPool> {
  const [object] = await poolViews(tx, [record]);
  if (!object) throw new TypeError('One record has one view');
  tx.emit({
    type: loadBalancerPoolEvent.name,
    operation,
    object,
    projectId: record.project_id,
    subject: loadBalancerPoolSubjects.item,
    requestId,
  });
  return object;
}

/** A load balancer shows the floating IP that leads to its port. */
export async function announceBalancersAt(tx: Tx, portIds: readonly (string | null)[], asker: Asker): Promise<void> {
  const ids = portIds.filter((id) => id !== null);
  for (const balancer of await allOf(balancersIn(tx), 'port_id', ids))
    await announceBalancer(tx, 'updated', balancer, asker);
}

/** A load balancer shows its pools, and they show its name. */
export async function announceAll(
  tx: Tx,
  operation: Operation,
  balancer: LoadBalancerRecord,
  pools: readonly PoolRecord[],
  asker: Asker,
): Promise<LoadBalancer> {
  for (const pool of pools) await announcePool(tx, operation, pool, asker);
  return announceBalancer(tx, operation, balancer, asker);
}
