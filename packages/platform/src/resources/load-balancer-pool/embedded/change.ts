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
  whyNotChangePool,
} from '@skydeck/contract';
import { ownerOf } from '../../../engines/embedded/owner.ts';
import { refuseOverQuota } from '../../../engines/embedded/quota.ts';
import { indexOf } from '../../../engines/embedded/records.ts';
import { failIfNamedSo } from '../../../engines/embedded/sentinels.ts';
import { owns, type Viewer } from '../../../engines/embedded/viewer.ts';
import { conflict, invalid, revisionConflict } from '../../../http/refusal.ts';
import type { Scope } from '../../../http/scope.ts';
import type { Sealing } from '../../../store/sealing.ts';
import type { Tx } from '../../../store/store.ts';
import { announceBalancer, announcePool } from '../../load-balancer/embedded/announce.ts';
import { refuseNow } from '../../load-balancer/embedded/change.ts';
import {
  cidrsFrom,
  headersFrom,
  keysFrom,
  membersFrom,
  monitorFrom,
  poolFrom,
  unchecked,
} from '../../load-balancer/embedded/pool-record.ts';
import {
  addressesOf,
  balancersIn,
  findPool,
  type LoadBalancerRecord,
  moveBalancer,
  movePool,
  type PoolRecord,
  poolsIn,
  poolsOf,
  revisePool,
} from '../../load-balancer/embedded/records.ts';
import { removePool, startWalk } from '../../load-balancer/embedded/walks.ts';

const placeOf = ({ ip_version, address }: LoadBalancerRecord) => ({ ip_version, address });

/** A load balancer is made with so many at most; later it gets no more. */
function refuseOneMore(pools: number): void {
  const { pools: limit } = poolLimits;
  if (pools < limit) return;
  throw conflict('quota_exceeded', `The load balancer has all of its ${limit} pools`, { limit, what: 'pools' });
}

export async function createPool(
  tx: Tx,
  scope: Scope,
  sealing: Sealing,
  { loadbalancer_id, ...draft }: LoadBalancerPoolBody,
): Promise<LoadBalancerPool> {
  // In no project nothing is made; in one, only with its own load balancers.
  const owner = await ownerOf(tx, scope);
  failIfNamedSo(draft.name.trim(), 'create');
  const balancer = await balancersIn(tx).get(loadbalancer_id.toLowerCase());
  if (!balancer || !owns(scope, balancer))
    throw invalid({ loadbalancer_id: problem('load_balancer_unknown', 'There is no such load balancer') });
  refuseNow(whyNotChangeBalancer(balancer), balancer);
  const problems = checkPool(draft, placeOf(balancer));
  const others = await poolsOf(tx, balancer.id);
  if (others.some((other) => sharesPort(other, draft))) problems['protocol_port'] ??= portTakenBy(draft.protocol_port);
  const id = randomUUID();
  const keys = keysIn(problems) ? null : keysFrom(sealing, id, draft);
  if (keys && 'problems' in keys) Object.assign(problems, keys.problems);
  if (Object.keys(problems).length > 0 || (keys && 'problems' in keys)) throw invalid(problems);
  refuseOneMore(others.length);
  await refuseOverQuota(tx, owner.project_id, 'load_balancer_pools');

  const pool = poolFrom(draft, balancer, { id, keys, now: tx.now });
  await poolsIn(tx).insert(pool, indexOf(pool));
  return begin(tx, scope, 'createPool', { pool, balancer });
}

const keysIn = (problems: FieldProblems) => problems['certificate'] ?? problems['private_key'];

/** Octavia locks the whole load balancer while one of its pools is changed. */
async function begin(
  tx: Tx,
  scope: Scope,
  walk: 'createPool' | 'configurePool' | 'removePool',
  { pool, balancer }: { readonly pool: PoolRecord; readonly balancer: LoadBalancerRecord },
): Promise<LoadBalancerPool> {
  const locked = await moveBalancer(tx, balancer, { status: 'CONFIGURING' });
  const task_id = await startWalk(tx, scope, walk, { balancer: locked, pool });
  const view = await announcePool(tx, walk === 'createPool' ? 'created' : 'updated', pool, scope);
  await announceBalancer(tx, 'updated', locked, scope);
  return { ...view, task_id };
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
  if (revision !== null && revision !== pool.revision_number) throw revisionConflict();
  const name = (body.name ?? pool.name).trim();
  failIfNamedSo(name, 'update');
  refuseNow(whyNotChangePool(pool, balancer), isOwnReason(pool, balancer) ? pool : balancer);
  const problems = checkPoolUpdate(body, pool, placeOf(balancer));
  const keys = keysIn(problems) ? null : keysFrom(sealing, id, body);
  if (keys && 'problems' in keys) throw invalid({ ...problems, ...keys.problems });
  if (Object.keys(problems).length > 0) throw invalid(problems);

  const texts = { name, description: (body.description ?? pool.description).trim() };
  const { name: _name, description: _description, ...rest } = body;
  if (Object.keys(rest).length === 0)
    return { ...(await announceRenamed(tx, scope, pool, balancer, texts)), task_id: null };
  const changed = await revisePool(tx, pool, {
    ...texts,
    ...changesOf(pool, body),
    ...keys,
    status: 'CONFIGURING',
  });
  return begin(tx, scope, 'configurePool', { pool: changed, balancer });
}

const isOwnReason = (pool: PoolRecord, balancer: LoadBalancerRecord) =>
  whyNotChangePool(pool, { ...balancer, status: 'ACTIVE' }) !== null;

/** The machines need not know what people call it. */
async function announceRenamed(
  tx: Tx,
  scope: Scope,
  pool: PoolRecord,
  balancer: LoadBalancerRecord,
  texts: Pick<PoolRecord, 'name' | 'description'>,
): Promise<LoadBalancerPool> {
  const view = await announcePool(tx, 'updated', await revisePool(tx, pool, texts), scope);
  await announceBalancer(tx, 'updated', balancer, scope);
  return view;
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

export async function beginPoolRemoval(tx: Tx, scope: Scope, id: string): Promise<void> {
  const { pool, balancer } = await findPool(tx, scope, id);
  failIfNamedSo(pool.name, 'delete');
  refuseNow(whyNotChangePool(pool, balancer), isOwnReason(pool, balancer) ? pool : balancer);
  await begin(tx, scope, 'removePool', { pool: await movePool(tx, pool, { status: 'DELETING' }), balancer });
}

/** As one step of a task that deletes many. */
export async function removePoolAtOnce(tx: Tx, viewer: Viewer, id: string): Promise<void> {
  const { pool, balancer } = await findPool(tx, viewer, id);
  failIfNamedSo(pool.name, 'delete');
  refuseNow(whyNotChangePool(pool, balancer), isOwnReason(pool, balancer) ? pool : balancer);
  await removePool(tx, pool, balancer, viewer);
}
