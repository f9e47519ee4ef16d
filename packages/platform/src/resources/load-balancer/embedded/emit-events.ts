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
import type { Actor } from '../../../engines/embedded/access.ts';
import type { Tx } from '../../../store/store.ts';
import { balancersIn, type LoadBalancerRecord, type PoolRecord } from './records.ts';
import { balancerViews, poolViews } from './views.ts';

type RequestRef = Pick<Actor, 'requestId'>;

export async function emitBalancerEvent(
  tx: Tx,
  operation: Operation,
  record: LoadBalancerRecord,
  { requestId }: RequestRef,
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

export async function emitPoolEvent(
  tx: Tx,
  operation: Operation,
  record: PoolRecord,
  { requestId }: RequestRef,
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
export async function emitBalancerEventsAt(
  tx: Tx,
  portIds: readonly (string | null)[],
  request: RequestRef,
): Promise<void> {
  const ids = portIds.filter((id) => id !== null);
  for (const balancer of await allOf(balancersIn(tx), 'port_id', ids))
    await emitBalancerEvent(tx, 'updated', balancer, request);
}

/** A load balancer shows its pools, and they show its name. */
export async function emitAllEvents(
  tx: Tx,
  operation: Operation,
  balancer: LoadBalancerRecord,
  pools: readonly PoolRecord[],
  request: RequestRef,
): Promise<LoadBalancer> {
  for (const pool of pools) await emitPoolEvent(tx, operation, pool, request);
  return emitBalancerEvent(tx, operation, balancer, request);
}
