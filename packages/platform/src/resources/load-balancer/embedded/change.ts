import {
  type LoadBalancer,
  type LoadBalancerUpdate,
  type WhyNotBalance,
  whyNotChangeBalancer,
  whyNotFailoverBalancer,
  whyNotRecreateBalancer,
} from '@skydeck/contract';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import { conflict, type Refusal } from '../../../http/refusal.ts';
import type { Scope } from '../../../http/scope.ts';
import type { Tx } from '../../../store/store.ts';
import { requireName } from '../../kit/names.ts';
import { balancerViews } from './views.ts';
import { balancerRecords, type LoadBalancerRecord, poolsOf, poolRecords } from '../records.ts';
import { startTransition } from './transitions.ts';

/** The contract's rule as a refusal: Octavia says the same of what is immutable. */
export function refuseIfBlocked(
  reason: WhyNotBalance | null,
  { name, status }: { name: string; status: string },
): void {
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
  const balancer = await balancerRecords.findCurrent(tx, scope, id, revision);
  const name = (body.name ?? balancer.name).trim();
  injectFault(name, 'update');
  refuseIfBlocked(whyNotChangeBalancer(balancer), balancer);
  requireName(name);
  const enabled = body.enabled ?? balancer.enabled;
  const isSwitched = enabled !== balancer.enabled;
  const changed = await balancerRecords.revise(tx, balancer, {
    name,
    description: (body.description ?? balancer.description).trim(),
    enabled,
    ...(isSwitched && { status: 'CONFIGURING' }),
  });
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
  refuseIfBlocked(whyNotRecreateBalancer(found), found);
  const balancer = await beginAll(tx, found, { status: 'CREATING', fault: null, amphorae: [] });
  const task_id = await startTransition(tx, scope, 'recreate', { balancer });
  return { ...(await balancerViews.one(tx, balancer)), task_id };
}

/** Clients notice nothing: the pools go on. */
export async function failoverBalancer(tx: Tx, scope: Scope, id: string): Promise<LoadBalancer> {
  const found = await balancerRecords.find(tx, scope, id);
  injectFault(found.name, 'update');
  refuseIfBlocked(whyNotFailoverBalancer(found), found);
  const balancer = await balancerRecords.replace(tx, found, {
    status: 'CONFIGURING',
    updated_at: tx.now.toISOString(),
  });
  const task_id = await startTransition(tx, scope, 'failover', { balancer });
  return { ...(await balancerViews.one(tx, balancer)), task_id };
}
