import type { Amphora, HealthMonitor, PoolCertificate } from '@skydeck/contract';
import { indexOf, withNextRevision } from '../../../engines/embedded/records.ts';
import { type Actor, owns } from '../../../engines/embedded/access.ts';
import { notFound } from '../../../http/refusal.ts';
import type { Tx } from '../../../store/store.ts';

interface Owned {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly status: string;
  readonly enabled: boolean;
  readonly project_id: string;
  readonly domain_id: string;
  readonly revision_number: number;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface LoadBalancerRecord extends Owned {
  readonly network_id: string;
  readonly subnet_id: string;
  readonly port_id: string;
  /** The port's, kept for lists and the search. */
  readonly address: string;
  readonly ip_version: 4 | 6;
  readonly flavor_id: string;
  /** The flavor's, kept for the filter. */
  readonly topology: string;
  readonly amphorae: readonly Amphora[];
  readonly fault: { readonly code: string; readonly message: string } | null;
}

export interface MemberRecord {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly protocol_port: number;
  readonly weight: number;
  readonly backup: boolean;
  readonly enabled: boolean;
  /** What the monitor found last. */
  readonly health: string;
  /** Since when it is checked; null: not yet. */
  readonly since: string | null;
}

export interface PoolRecord extends Owned {
  readonly loadbalancer_id: string;
  readonly protocol: string;
  readonly protocol_port: number;
  readonly backend_protocol: string;
  readonly backend_protocol_port: number;
  readonly lb_algorithm: string;
  readonly sticky_session: boolean;
  readonly connection_limit: number;
  readonly tls_enabled: boolean;
  readonly certificate: PoolCertificate | null;
  /** What the machines are given: never shown. */
  readonly sealed_key: string | null;
  readonly proxy_protocol_enabled: boolean;
  readonly insert_headers: Readonly<Record<string, boolean>>;
  readonly allowed_cidrs: readonly string[];
  readonly members: readonly MemberRecord[];
  readonly healthmonitor: HealthMonitor | null;
  /** The members', for the free-text search. */
  readonly addresses: string;
}

export const balancersIn = (tx: Tx) => tx.documents<LoadBalancerRecord>('load_balancer');
export const poolsIn = (tx: Tx) => tx.documents<PoolRecord>('load_balancer_pool');

export const poolsOf = (tx: Tx, balancerId: string) =>
  poolsIn(tx).all([{ field: 'loadbalancer_id', equals: balancerId }]);

/** The state of one that nothing is being done to. */
export const restingStatus = ({ enabled }: Pick<LoadBalancerRecord, 'enabled'>) => (enabled ? 'ACTIVE' : 'DISABLED');

/** Throws 404 for what the actor may not see. */
export async function findBalancer(tx: Tx, actor: Actor, id: string): Promise<LoadBalancerRecord> {
  const balancer = await balancersIn(tx).get(id);
  if (!balancer || !owns(actor, balancer)) throw notFound('load_balancer');
  return balancer;
}

/** The pool and its load balancer. */
export async function findPool(
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<{ pool: PoolRecord; balancer: LoadBalancerRecord }> {
  const pool = await poolsIn(tx).get(id);
  if (!pool || !owns(actor, pool)) throw notFound('load_balancer_pool');
  const balancer = await balancersIn(tx).get(pool.loadbalancer_id);
  if (!balancer) throw new Error(`The pool ${id} has no load balancer`);
  return { pool, balancer };
}

/** A change that somebody asked for: the revision counts up. */
export async function reviseBalancer(
  tx: Tx,
  balancer: LoadBalancerRecord,
  changes: Partial<LoadBalancerRecord>,
): Promise<LoadBalancerRecord> {
  const changed = withNextRevision(balancer, changes, tx.now);
  await balancersIn(tx).replace(changed, indexOf(changed));
  return changed;
}

export async function revisePool(tx: Tx, pool: PoolRecord, changes: Partial<PoolRecord>): Promise<PoolRecord> {
  const changed = withNextRevision(pool, changes, tx.now);
  await poolsIn(tx).replace(changed, indexOf(changed));
  return changed;
}

/** What became of it by itself: the revision stays, for a form that is open meanwhile is still about the same. */
export async function updateBalancerStatus(
  tx: Tx,
  balancer: LoadBalancerRecord,
  changes: Partial<LoadBalancerRecord>,
): Promise<LoadBalancerRecord> {
  const moved = { ...balancer, ...changes };
  await balancersIn(tx).replace(moved, indexOf(moved));
  return moved;
}

export async function updatePoolStatus(tx: Tx, pool: PoolRecord, changes: Partial<PoolRecord>): Promise<PoolRecord> {
  const moved = { ...pool, ...changes };
  await poolsIn(tx).replace(moved, indexOf(moved));
  return moved;
}

export const addressesOf = (members: readonly MemberRecord[]) => members.map(({ address }) => address).join(' ');
