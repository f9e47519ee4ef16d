import { randomUUID } from 'node:crypto';
import type { Amphora } from '@skydeck/contract';
import { announceUse } from '../../../engines/embedded/announce.ts';
import { allOf, portsIn } from '../../../engines/embedded/records.ts';
import { isSlow, SLOW_MS } from '../../../engines/embedded/sentinels.ts';
import type { Viewer } from '../../../engines/embedded/viewer.ts';
import { conflict } from '../../../http/refusal.ts';
import type { Scope } from '../../../http/scope.ts';
import type { Tx } from '../../../store/store.ts';
import { defineTask, startTask, type TaskDefinition } from '../../../tasks/runner.ts';
import { releasePorts } from '../../floating-ip/embedded/assign.ts';
import { announcePorts } from '../../port/embedded/announce.ts';
import { announceAll, announceBalancer, announcePool } from './announce.ts';
import { forgetPool, watched } from './health.ts';
import {
  balancersIn,
  type LoadBalancerRecord,
  moveBalancer,
  movePool,
  type PoolRecord,
  poolsIn,
  poolsOf,
} from './records.ts';

/** What goes on in the background. The names are those of the tasks. */
export const walks = {
  create: 'compute.load_balancers.create',
  recreate: 'compute.load_balancers.recreate',
  configure: 'compute.load_balancers.configure',
  failover: 'compute.load_balancers.failover',
  remove: 'compute.load_balancers.delete',
  createPool: 'compute.load_balancer_pools.create',
  configurePool: 'compute.load_balancer_pools.configure',
  removePool: 'compute.load_balancer_pools.delete',
} as const;
export type Walk = keyof typeof walks;

/** `slow`: its name, or that of its load balancer, asks for time. */
type WalkArgs = {
  readonly id: string;
  readonly name: string;
  readonly pool_id?: string | undefined;
  /** Until then it waits, also in another process: its name, or that of its load balancer, asks for time. */
  readonly due_at: string | null;
};

interface Walking {
  readonly balancer: LoadBalancerRecord;
  readonly pool?: PoolRecord;
}

/** Begins a walk in the transaction of the status it begins with. Answers the task's id. */
export const startWalk = (tx: Tx, scope: Scope, walk: Walk, { balancer, pool }: Walking): Promise<string> =>
  startTask(tx, scope, walks[walk], {
    id: balancer.id,
    name: (pool ?? balancer).name,
    pool_id: pool?.id,
    due_at: [balancer, pool].some((one) => one !== undefined && isSlow(one.name))
      ? new Date(tx.now.getTime() + SLOW_MS).toISOString()
      : null,
  } satisfies WalkArgs);

type Faults = 'deployment_failed' | 'configuration_failed';
const says: Readonly<Record<Faults, string>> = {
  deployment_failed: 'The machines of the load balancer could not be built',
  configuration_failed: 'The machines of the load balancer did not take the change',
};

interface WalkFacts {
  /** The last step, in one transaction. Whatever fails is written down, not thrown. */
  end(tx: Tx, args: WalkArgs, asker: Viewer): Promise<void>;
}

function walkOf(name: string, { end }: WalkFacts): TaskDefinition {
  return defineTask<WalkArgs>({
    name,
    async run({ kwargs, actor, store, clock, expect, step, wait }) {
      await expect(1);
      const left = kwargs.due_at === null ? 0 : Date.parse(kwargs.due_at) - clock.now().getTime();
      if (left > 0) await wait(left);
      await step(kwargs.id, (tx) => end(tx, kwargs, actor), kwargs.name);
      // Read, not remembered: the process that took the step may be another one.
      const fault = await store.read((tx) => faultOf(tx, kwargs));
      if (fault) throw conflict('conflict', says[fault]);
    },
  });
}

async function faultOf(tx: Tx, { id, pool_id }: WalkArgs): Promise<Faults | null> {
  const pool = pool_id === undefined ? null : await poolsIn(tx).get(pool_id);
  if (pool?.status === 'ERROR') return 'configuration_failed';
  return ((await balancersIn(tx).get(id))?.fault?.code as Faults | undefined) ?? null;
}

const failsAt = (what: 'deploy' | 'configure', { name }: { readonly name: string }) => name.startsWith(`fail-${what}-`);

const settled = ({ enabled }: LoadBalancerRecord) => (enabled ? 'ACTIVE' : 'DISABLED');

/** One machine, or one that works and one that stands by. */
export function amphoraeOf(topology: string, newId: () => string = randomUUID): Amphora[] {
  const roles = topology === 'SINGLE' ? ['STANDALONE'] : ['MASTER', 'BACKUP'];
  return roles.map((role) => ({ id: newId(), role, active: role !== 'BACKUP', compute_id: newId() }));
}

/** The load balancer at rest, with its pools: from now on they are watched. */
async function settle(
  tx: Tx,
  balancer: LoadBalancerRecord,
  changes: Partial<LoadBalancerRecord>,
  asker: Viewer,
): Promise<void> {
  const moved = await moveBalancer(tx, balancer, { status: settled(balancer), fault: null, ...changes });
  const pools: PoolRecord[] = [];
  for (const pool of await poolsOf(tx, balancer.id)) {
    const status = pool.status === 'ERROR' && balancer.status === 'CONFIGURING' ? 'ERROR' : 'ACTIVE';
    pools.push(await movePool(tx, pool, { status, members: await watched(tx, pool, moved) }));
  }
  await announceAll(tx, 'updated', moved, pools, asker);
}

async function fail(
  tx: Tx,
  balancer: LoadBalancerRecord,
  failure: { readonly code: Faults; readonly status: string; readonly poolStatus: string },
  asker: Viewer,
): Promise<void> {
  const fault = { code: failure.code, message: says[failure.code] };
  const moved = await moveBalancer(tx, balancer, { status: failure.status, fault });
  const pools: PoolRecord[] = [];
  for (const pool of await poolsOf(tx, balancer.id)) {
    pools.push(await movePool(tx, pool, { status: failure.poolStatus, members: await watched(tx, pool, moved) }));
  }
  await announceAll(tx, 'updated', moved, pools, asker);
}

/** The load balancer of a walk; null when it is gone, and nothing is left to do. */
const walker = (tx: Tx, { id }: WalkArgs) => balancersIn(tx).get(id);

async function deploy(tx: Tx, args: WalkArgs, asker: Viewer): Promise<void> {
  const balancer = await walker(tx, args);
  if (!balancer) return;
  if (failsAt('deploy', balancer))
    return fail(tx, balancer, { code: 'deployment_failed', status: 'DEPLOYMENT_FAILED', poolStatus: 'ERROR' }, asker);
  await settle(tx, balancer, { amphorae: amphoraeOf(balancer.topology) }, asker);
}

/** Also after a failure, and for new machines: this time it goes well. */
async function rebuild(tx: Tx, args: WalkArgs, asker: Viewer): Promise<void> {
  const balancer = await walker(tx, args);
  if (balancer) await settle(tx, balancer, { amphorae: amphoraeOf(balancer.topology) }, asker);
}

async function configure(tx: Tx, args: WalkArgs, asker: Viewer): Promise<void> {
  const balancer = await walker(tx, args);
  if (!balancer) return;
  if (failsAt('configure', balancer))
    return fail(tx, balancer, { code: 'configuration_failed', status: 'ERROR', poolStatus: 'ACTIVE' }, asker);
  const pool = args.pool_id === undefined ? null : await poolsIn(tx).get(args.pool_id);
  if (pool) await movePool(tx, pool, { status: failsAt('configure', pool) ? 'ERROR' : 'ACTIVE' });
  await settle(tx, balancer, {}, asker);
}

/** With its pools and its address. */
export async function removeBalancer(tx: Tx, balancer: LoadBalancerRecord, asker: Viewer): Promise<void> {
  const pools = await poolsOf(tx, balancer.id);
  await announceAll(tx, 'deleted', balancer, pools, asker);
  await releasePorts(tx, [balancer.port_id], asker);
  await announcePorts(tx, 'deleted', await allOf(portsIn(tx), 'id', [balancer.port_id]), asker);
  for (const pool of pools) {
    await forgetPool(tx, pool.id);
    await poolsIn(tx).remove(pool.id);
  }
  await balancersIn(tx).remove(balancer.id);
  await portsIn(tx).remove(balancer.port_id);
  await announceUse(tx, [balancer.network_id], asker);
}

export async function removePool(tx: Tx, pool: PoolRecord, balancer: LoadBalancerRecord, asker: Viewer): Promise<void> {
  await announcePool(tx, 'deleted', pool, asker);
  await forgetPool(tx, pool.id);
  await poolsIn(tx).remove(pool.id);
  await announceBalancer(tx, 'updated', balancer, asker);
}

async function endRemoval(tx: Tx, args: WalkArgs, asker: Viewer): Promise<void> {
  const balancer = await walker(tx, args);
  if (balancer) await removeBalancer(tx, balancer, asker);
}

async function endPoolRemoval(tx: Tx, args: WalkArgs, asker: Viewer): Promise<void> {
  const balancer = await walker(tx, args);
  const pool = args.pool_id === undefined ? null : await poolsIn(tx).get(args.pool_id);
  if (!balancer || !pool) return;
  const moved = await moveBalancer(tx, balancer, { status: settled(balancer), fault: null });
  await removePool(tx, pool, moved, asker);
}

const ends: Readonly<Record<Walk, WalkFacts['end']>> = {
  create: deploy,
  recreate: rebuild,
  configure,
  failover: rebuild,
  remove: endRemoval,
  createPool: configure,
  configurePool: configure,
  removePool: endPoolRemoval,
};

export const walkTasks: readonly TaskDefinition[] = Object.entries(walks).map(([walk, name]) =>
  walkOf(name, { end: ends[walk as Walk] }),
);
