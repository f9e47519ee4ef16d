import {
  checkPool,
  checkPoolUpdate,
  type FieldProblems,
  type LoadBalancerPoolBody,
  type LoadBalancerPoolDraft,
  type LoadBalancerPoolUpdate,
  poolLimits,
  portTakenBy,
  problem,
  sharesPort,
  whyNotChangeBalancer,
} from '@skydeck/contract';
import { conflict, invalid, pluralize } from '../../http/refusal.ts';
import type { Sealing } from '../../store/sealing.ts';
import type { Tx } from '../../store/store.ts';
import { type Actor, owns } from '../kit/access.ts';
import { ownerOf } from '../kit/owner.ts';
import { refuseOverQuota } from '../quota/index.ts';
import {
  cidrsFrom,
  headersFrom,
  keysFrom,
  membersFrom,
  monitorFrom,
  poolFrom,
  refuseIfBlocked,
  refuseIfPoolBlocked,
  unchecked,
} from '../load-balancer/index.ts';
import {
  addressesOf,
  balancerRecords,
  type LoadBalancerRecord,
  type PoolRecord,
  poolsOf,
} from '../load-balancer/records.ts';

// What a call makes of a pool, before any engine writes it.

const addressingOf = ({ ip_version, address }: LoadBalancerRecord) => ({ ip_version, address });

const keysIn = (problems: FieldProblems) => problems['certificate'] ?? problems['private_key'];

/** A pool of a load balancer of the actor's project. Throws as `planPool`, and 409 `quota_exceeded`. */
export async function planNewPool(
  tx: Tx,
  actor: Actor,
  sealing: Sealing,
  { loadbalancer_id, ...draft }: LoadBalancerPoolBody,
): Promise<{ readonly pool: PoolRecord; readonly balancer: LoadBalancerRecord }> {
  // In no project nothing is made; in one, only with its own load balancers.
  const owner = await ownerOf(tx, actor);
  const balancer = await balancerRecords.in(tx).get(loadbalancer_id.toLowerCase());
  if (!balancer || !owns(actor, balancer))
    throw invalid({ loadbalancer_id: problem('load_balancer_unknown', 'There is no such load balancer') });
  const others = await poolsOf(tx, balancer.id);
  const pool = planPool(draft, balancer, { now: tx.now, newId: tx.newId, sealing, others });
  await refuseOverQuota(tx, owner.project_id, 'load_balancer_pools');
  return { pool, balancer };
}

interface NewPool extends Pick<Tx, 'now' | 'newId'> {
  readonly sealing: Sealing;
  /** Pools that the load balancer has. */
  readonly others: readonly PoolRecord[];
}

/** The pool as it begins. Throws all that is wrong with it, and 409 where the load balancer takes no more. */
export function planPool(
  draft: LoadBalancerPoolDraft,
  balancer: LoadBalancerRecord,
  { now, newId, sealing, others }: NewPool,
): PoolRecord {
  refuseIfBlocked(whyNotChangeBalancer(balancer), balancer);
  const id = newId();
  const problems = checkPool(draft, addressingOf(balancer));
  if (others.some((other) => sharesPort(other, draft))) problems['protocol_port'] ??= portTakenBy(draft.protocol_port);
  const keys = keysIn(problems) ? null : keysFrom(sealing, id, draft);
  if (keys && 'problems' in keys) throw invalid({ ...problems, ...keys.problems });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  refuseOneMore(others.length);
  return poolFrom(draft, balancer, { id, keys, now, newId });
}

/** A load balancer is made with so many at most; later it gets no more. */
function refuseOneMore(pools: number): void {
  const { pools: limit } = poolLimits;
  if (pools < limit) return;
  const message = `A load balancer may have no more than ${pluralize(limit, 'pool')}`;
  throw conflict('quota_exceeded', message, { limit, what: 'pools' });
}

interface PoolPlan {
  readonly changes: Partial<PoolRecord>;
  /** The machines need not know what people call it. */
  readonly isOfMachines: boolean;
}

/** What a change comes to. Throws what is wrong with it. */
export function planPoolUpdate(
  pool: PoolRecord,
  balancer: LoadBalancerRecord,
  body: LoadBalancerPoolUpdate,
  { sealing, newId }: { readonly sealing: Sealing } & Pick<Tx, 'newId'>,
): PoolPlan {
  refuseIfPoolBlocked(pool, balancer);
  const problems = checkPoolUpdate(body, pool, addressingOf(balancer));
  const keys = keysIn(problems) ? null : keysFrom(sealing, pool.id, body);
  if (keys && 'problems' in keys) throw invalid({ ...problems, ...keys.problems });
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const { name, description, ...rest } = body;
  const texts = { name: (name ?? pool.name).trim(), description: (description ?? pool.description).trim() };
  if (Object.keys(rest).length === 0) return { changes: texts, isOfMachines: false };
  return { changes: { ...texts, ...changesOf(pool, body, newId), ...keys, status: 'CONFIGURING' }, isOfMachines: true };
}

function changesOf(pool: PoolRecord, body: LoadBalancerPoolUpdate, newId: Tx['newId']): Partial<PoolRecord> {
  const port = body.backend_protocol_port ?? pool.backend_protocol_port;
  const kept = body.members ? membersFrom(body.members, port, newId, pool.members) : pool.members;
  const members = body.healthmonitor === undefined ? kept : unchecked(kept);
  return {
    backend_protocol_port: port,
    lb_algorithm: body.lb_algorithm ?? pool.lb_algorithm,
    enabled: body.enabled ?? pool.enabled,
    sticky_session: body.sticky_session ?? pool.sticky_session,
    connection_limit: body.connection_limit ?? pool.connection_limit,
    proxy_protocol_enabled: body.proxy_protocol_enabled ?? pool.proxy_protocol_enabled,
    insert_headers: headersFrom(body.insert_headers, pool.insert_headers),
    allowed_cidrs: body.allowed_cidrs ? cidrsFrom(body.allowed_cidrs) : pool.allowed_cidrs,
    members,
    addresses: addressesOf(members),
    ...(body.healthmonitor !== undefined && {
      healthmonitor: body.healthmonitor === null ? null : monitorFrom(body.healthmonitor),
    }),
  };
}
