import type { Amphora, HealthMonitor, PoolCertificate } from '@skydeck/contract';
import type { Actor } from '../kit/access.ts';
import { type RevisedRecord, revisedCollection } from '../kit/owned-collection.ts';
import type { Tx } from '../../store/store.ts';

interface Owned extends RevisedRecord {
  readonly description: string;
  readonly status: string;
  readonly enabled: boolean;
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

export const balancerRecords = revisedCollection<LoadBalancerRecord>('load_balancer');
export const poolRecords = revisedCollection<PoolRecord>('load_balancer_pool');

export const poolsOf = (tx: Tx, balancerId: string) =>
  poolRecords.in(tx).all([{ field: 'loadbalancer_id', equals: balancerId }]);

/** The state of one that nothing is being done to. */
export const restingStatus = ({ enabled }: Pick<LoadBalancerRecord, 'enabled'>) => (enabled ? 'ACTIVE' : 'DISABLED');

/** The pool and its load balancer. */
export async function findPool(
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<{ pool: PoolRecord; balancer: LoadBalancerRecord }> {
  const pool = await poolRecords.find(tx, actor, id);
  const balancer = await balancerRecords.in(tx).get(pool.loadbalancer_id);
  if (!balancer) throw new Error(`The pool ${id} has no load balancer`);
  return { pool, balancer };
}

export const addressesOf = (members: readonly MemberRecord[]) => members.map(({ address }) => address).join(' ');
