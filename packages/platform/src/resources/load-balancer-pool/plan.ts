import {
  checkPool,
  checkPoolUpdate,
  type FieldProblems,
  type LoadBalancerPoolDraft,
  type LoadBalancerPoolUpdate,
  poolLimits,
  portTakenBy,
  sharesPort,
  whyNotChangeBalancer,
} from '@skydeck/contract';
import { conflict, invalid, pluralize } from '../../http/refusal.ts';
import type { Sealing } from '../../store/sealing.ts';
import type { Tx } from '../../store/store.ts';
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
import { addressesOf, type LoadBalancerRecord, type PoolRecord } from '../load-balancer/records.ts';

// What a call makes of a pool, before any engine writes it.

const addressingOf = ({ ip_version, address }: LoadBalancerRecord) => ({ ip_version, address });

const keysIn = (problems: FieldProblems) => problems['certificate'] ?? problems['private_key'];

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
