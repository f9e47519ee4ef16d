import { randomUUID } from 'node:crypto';
import {
  checkPool,
  checkPoolUpdate,
  type FieldProblems,
  type LoadBalancerPool,
  type LoadBalancerPoolBody,
  type LoadBalancerPoolUpdate,
  poolLimits,
  portTakenBy,
  problem,
  sharesPort,
  whyNotChangeBalancer,
} from '@skydeck/contract';
import { ownerOf } from '../../kit/owner.ts';
import { refuseOverQuota } from '../../../engines/embedded/quota.ts';
import { injectFault } from '../../../engines/embedded/fault-injection.ts';
import { owns } from '../../kit/access.ts';
import { conflict, invalid, pluralize, refuseOldRevision } from '../../../http/refusal.ts';
import type { Scope } from '../../../http/scope.ts';
import type { Sealing } from '../../../store/sealing.ts';
import type { Tx } from '../../../store/store.ts';
import {
  cidrsFrom,
  headersFrom,
  keysFrom,
  membersFrom,
  monitorFrom,
  poolFrom,
  poolViews,
  unchecked,
} from '../../load-balancer/index.ts';
import { refuseIfBlocked, refuseIfPoolBlocked, startTransition } from '../../load-balancer/embedded/index.ts';
import {
  addressesOf,
  balancerRecords,
  findPool,
  type LoadBalancerRecord,
  type PoolRecord,
  poolRecords,
  poolsOf,
} from '../../load-balancer/records.ts';

const addressingOf = ({ ip_version, address }: LoadBalancerRecord) => ({ ip_version, address });

/** A load balancer is made with so many at most; later it gets no more. */
function refuseOneMore(pools: number): void {
  const { pools: limit } = poolLimits;
  if (pools < limit) return;
  const message = `A load balancer may have no more than ${pluralize(limit, 'pool')}`;
  throw conflict('quota_exceeded', message, { limit, what: 'pools' });
}

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
  refuseIfBlocked(whyNotChangeBalancer(balancer), balancer);
  const problems = checkPool(draft, addressingOf(balancer));
  const others = await poolsOf(tx, balancer.id);
  if (others.some((other) => sharesPort(other, draft))) problems['protocol_port'] ??= portTakenBy(draft.protocol_port);
  const id = randomUUID();
  const keys = keysIn(problems) ? null : keysFrom(sealing, id, draft);
  if (keys && 'problems' in keys) Object.assign(problems, keys.problems);
  if (Object.keys(problems).length > 0 || (keys && 'problems' in keys)) throw invalid(problems);
  refuseOneMore(others.length);
  await refuseOverQuota(tx, owner.project_id, 'load_balancer_pools');

  const pool = poolFrom(draft, balancer, { id, keys, now: tx.now });
  await poolRecords.insert(tx, pool);
  return begin(tx, scope, 'createPool', { pool, balancer });
}

const keysIn = (problems: FieldProblems) => problems['certificate'] ?? problems['private_key'];

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
  const name = (body.name ?? pool.name).trim();
  injectFault(name, 'update');
  refuseIfPoolBlocked(pool, balancer);
  const problems = checkPoolUpdate(body, pool, addressingOf(balancer));
  const keys = keysIn(problems) ? null : keysFrom(sealing, id, body);
  if (keys && 'problems' in keys) throw invalid({ ...problems, ...keys.problems });
  if (Object.keys(problems).length > 0) throw invalid(problems);

  const texts = { name, description: (body.description ?? pool.description).trim() };
  const { name: _name, description: _description, ...rest } = body;
  // The machines need not know what people call it.
  if (Object.keys(rest).length === 0)
    return { ...(await poolViews.one(tx, await poolRecords.revise(tx, pool, texts))), task_id: null };
  const changed = await poolRecords.revise(tx, pool, {
    ...texts,
    ...changesOf(pool, body),
    ...keys,
    status: 'CONFIGURING',
  });
  return begin(tx, scope, 'configurePool', { pool: changed, balancer });
}

function changesOf(pool: PoolRecord, body: LoadBalancerPoolUpdate): Partial<PoolRecord> {
  const port = body.backend_protocol_port ?? pool.backend_protocol_port;
  const kept = body.members ? membersFrom(body.members, port, pool.members) : pool.members;
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
