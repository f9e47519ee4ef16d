import type { Amphora } from '@skydeck/contract';
import { isSlow, SLOW_MS } from '../../../engines/embedded/fault-injection.ts';
import { conflict } from '../../../http/refusal.ts';
import type { Scope } from '../../../http/scope.ts';
import type { Tx } from '../../../store/store.ts';
import { defineTask, startTask, type TaskDefinition } from '../../../tasks/runner.ts';
import { withHealthChecks } from './health.ts';
import {
  balancerRecords,
  type LoadBalancerRecord,
  type PoolRecord,
  poolRecords,
  poolsOf,
  restingStatus,
} from '../records.ts';

/** Changes of state that run in the background. The values are the names of the tasks. */
export const transitions = {
  create: 'compute.load_balancers.create',
  recreate: 'compute.load_balancers.recreate',
  configure: 'compute.load_balancers.configure',
  failover: 'compute.load_balancers.failover',
  createPool: 'compute.load_balancer_pools.create',
  configurePool: 'compute.load_balancer_pools.configure',
} as const;
export type Transition = keyof typeof transitions;

/** `slow`: its name, or that of its load balancer, asks for time. */
type TransitionArgs = {
  readonly id: string;
  readonly name: string;
  readonly pool_id?: string | undefined;
  /** Until then it waits, also in another process: its name, or that of its load balancer, asks for time. */
  readonly due_at: string | null;
};

interface TransitionTarget {
  readonly balancer: LoadBalancerRecord;
  readonly pool?: PoolRecord;
}

/** Starts a transition in the transaction of its first status. Returns the task's id. */
export const startTransition = (
  tx: Tx,
  scope: Scope,
  transition: Transition,
  { balancer, pool }: TransitionTarget,
): Promise<string> =>
  startTask(tx, scope, transitions[transition], {
    id: balancer.id,
    name: (pool ?? balancer).name,
    pool_id: pool?.id,
    due_at: [balancer, pool].some((one) => one !== undefined && isSlow(one.name))
      ? new Date(tx.now.getTime() + SLOW_MS).toISOString()
      : null,
  } satisfies TransitionArgs);

type Faults = 'deployment_failed' | 'configuration_failed';
const faultMessages: Readonly<Record<Faults, string>> = {
  deployment_failed: 'The machines of the load balancer could not be built',
  configuration_failed: 'The machines of the load balancer did not take the change',
};

interface TransitionSteps {
  /** The last step, in one transaction. Whatever fails is written down, not thrown. */
  end(tx: Tx, args: TransitionArgs): Promise<void>;
}

function transitionTask(name: string, { end }: TransitionSteps): TaskDefinition {
  return defineTask<TransitionArgs>({
    name,
    async run({ kwargs, store, clock, expect, step, wait }) {
      await expect(1);
      const left = kwargs.due_at === null ? 0 : Date.parse(kwargs.due_at) - clock.now().getTime();
      if (left > 0) await wait(left);
      await step(kwargs.id, (tx) => end(tx, kwargs), kwargs.name);
      // Read, not remembered: the process that took the step may be another one.
      const fault = await store.read((tx) => faultOf(tx, kwargs));
      if (fault) throw conflict('conflict', faultMessages[fault]);
    },
  });
}

async function faultOf(tx: Tx, { id, pool_id }: TransitionArgs): Promise<Faults | null> {
  const pool = pool_id === undefined ? null : await poolRecords.in(tx).get(pool_id);
  if (pool?.status === 'ERROR') return 'configuration_failed';
  return ((await balancerRecords.in(tx).get(id))?.fault?.code as Faults | undefined) ?? null;
}

const failsAt = (what: 'deploy' | 'configure', { name }: { readonly name: string }) => name.startsWith(`fail-${what}-`);

/** One machine, or one that works and one that stands by. */
function amphoraeOf(topology: string, newId: Tx['newId']): Amphora[] {
  const roles = topology === 'SINGLE' ? ['STANDALONE'] : ['MASTER', 'BACKUP'];
  return roles.map((role) => ({ id: newId(), role, active: role !== 'BACKUP', compute_id: newId() }));
}

/** Ends the transition: the load balancer and its pools are active, and their members are checked from now on. */
async function complete(tx: Tx, balancer: LoadBalancerRecord, changes: Partial<LoadBalancerRecord>): Promise<void> {
  const moved = await balancerRecords.replace(tx, balancer, {
    status: restingStatus(balancer),
    fault: null,
    ...changes,
  });
  for (const pool of await poolsOf(tx, balancer.id)) {
    const status = pool.status === 'ERROR' && balancer.status === 'CONFIGURING' ? 'ERROR' : 'ACTIVE';
    await poolRecords.replace(tx, pool, { status, members: await withHealthChecks(tx, pool, moved) });
  }
}

/** Where a load balancer and its pools are after it. */
const failures = {
  deployment_failed: { status: 'DEPLOYMENT_FAILED', poolStatus: 'ERROR' },
  configuration_failed: { status: 'ERROR', poolStatus: 'ACTIVE' },
} as const satisfies Readonly<Record<Faults, object>>;

async function fail(tx: Tx, balancer: LoadBalancerRecord, code: Faults): Promise<void> {
  const { status, poolStatus } = failures[code];
  const moved = await balancerRecords.replace(tx, balancer, { status, fault: { code, message: faultMessages[code] } });
  for (const pool of await poolsOf(tx, balancer.id))
    await poolRecords.replace(tx, pool, { status: poolStatus, members: await withHealthChecks(tx, pool, moved) });
}

/** The end of making one, or how it failed: for the demo, in which that was long ago. */
export async function endCreation(tx: Tx, id: string, fault: Faults | null): Promise<void> {
  const balancer = await balancerRecords.in(tx).get(id);
  if (!balancer) throw new TypeError(`There is no load balancer ${id}`);
  if (fault === 'deployment_failed') return fail(tx, balancer, fault);
  const built = { ...balancer, amphorae: amphoraeOf(balancer.topology, tx.newId) };
  if (fault === null) return complete(tx, balancer, { amphorae: built.amphorae });
  await balancerRecords.replace(tx, built);
  await fail(tx, built, fault);
}

/** The load balancer of a transition; null when it is gone, and nothing is left to do. */
const balancerOf = (tx: Tx, { id }: TransitionArgs) => balancerRecords.in(tx).get(id);

async function deploy(tx: Tx, args: TransitionArgs): Promise<void> {
  const balancer = await balancerOf(tx, args);
  if (!balancer) return;
  if (failsAt('deploy', balancer)) return fail(tx, balancer, 'deployment_failed');
  await complete(tx, balancer, { amphorae: amphoraeOf(balancer.topology, tx.newId) });
}

/** Also after a failure, and for new machines: this time it goes well. */
async function rebuild(tx: Tx, args: TransitionArgs): Promise<void> {
  const balancer = await balancerOf(tx, args);
  if (balancer) await complete(tx, balancer, { amphorae: amphoraeOf(balancer.topology, tx.newId) });
}

async function configure(tx: Tx, args: TransitionArgs): Promise<void> {
  const balancer = await balancerOf(tx, args);
  if (!balancer) return;
  if (failsAt('configure', balancer)) return fail(tx, balancer, 'configuration_failed');
  const pool = args.pool_id === undefined ? null : await poolRecords.in(tx).get(args.pool_id);
  if (pool) await poolRecords.replace(tx, pool, { status: failsAt('configure', pool) ? 'ERROR' : 'ACTIVE' });
  await complete(tx, balancer, {});
}

const ends: Readonly<Record<Transition, TransitionSteps['end']>> = {
  create: deploy,
  recreate: rebuild,
  configure,
  failover: rebuild,
  createPool: configure,
  configurePool: configure,
};

export const transitionTasks: readonly TaskDefinition[] = Object.entries(transitions).map(([transition, name]) =>
  transitionTask(name, { end: ends[transition as Transition] }),
);
