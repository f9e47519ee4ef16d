import { isGoing } from '@skydeck/contract';
import { type JobHandler, scheduleJob } from '../../../tasks/scheduler.ts';
import { closePorts } from '../../port/embedded/index.ts';
import { injectFault, isSlow, SLOW_MS } from '../../../engines/embedded/fault-injection.ts';
import type { Actor } from '../../kit/access.ts';
import type { Tx } from '../../../store/store.ts';
import { releasePorts } from '../../floating-ip/embedded/index.ts';
import { refuseAct, refuseIfPoolStays } from '../plan.ts';
import { cancelHealthChecks } from './health.ts';
import {
  balancerRecords,
  findPool,
  type LoadBalancerRecord,
  type PoolRecord,
  poolRecords,
  poolsOf,
  restingStatus,
} from '../records.ts';

/** How long machines take to go, or to forget a pool, by the platform's clock: until then it is DELETING. */
export const REMOVAL_MS = 2000;

const endsAfter = (now: Date, ...named: readonly { readonly name: string }[]) =>
  new Date(now.getTime() + (named.some(({ name }) => isSlow(name)) ? SLOW_MS : REMOVAL_MS));

const BALANCER_JOB = 'load_balancer.removal';
const POOL_JOB = 'load_balancer_pool.removal';

/** With its pools; also as one step of a task that deletes many. */
export async function beginRemoval(tx: Tx, actor: Actor, id: string): Promise<void> {
  const found = await balancerRecords.find(tx, actor, id);
  injectFault(found.name, 'delete');
  refuseAct('remove', found);
  const balancer = await balancerRecords.replace(tx, found, { status: 'DELETING', updated_at: tx.now.toISOString() });
  for (const pool of await poolsOf(tx, id)) await poolRecords.replace(tx, pool, { status: 'DELETING' });
  await scheduleJob(tx, BALANCER_JOB, id, endsAfter(tx.now, balancer));
}

/** With its pools and its address. */
async function endRemoval(tx: Tx, balancer: LoadBalancerRecord): Promise<void> {
  for (const pool of await poolsOf(tx, balancer.id)) {
    await cancelHealthChecks(tx, pool.id);
    await poolRecords.in(tx).remove(pool.id);
  }
  await balancerRecords.in(tx).remove(balancer.id);
  await releasePorts(tx, [balancer.port_id]);
  await closePorts(tx, [{ id: balancer.port_id }]);
}

interface PoolRemovalOptions {
  /** Pools of one load balancer go in one task. */
  readonly together?: boolean;
}

export async function beginPoolRemoval(
  tx: Tx,
  actor: Actor,
  id: string,
  { together = false }: PoolRemovalOptions = {},
) {
  const { pool, balancer } = await findPool(tx, actor, id);
  injectFault(pool.name, 'delete');
  const others = together ? await poolsOf(tx, balancer.id) : [];
  refuseIfPoolStays(pool, balancer, others);
  await poolRecords.replace(tx, pool, { status: 'DELETING' });
  await balancerRecords.replace(tx, balancer, { status: 'CONFIGURING' });
  await scheduleJob(tx, POOL_JOB, id, endsAfter(tx.now, pool, balancer));
}

/** Its load balancer rests again when the last one has gone. */
async function endPoolRemoval(tx: Tx, pool: PoolRecord): Promise<void> {
  const balancer = await balancerRecords.in(tx).get(pool.loadbalancer_id);
  if (!balancer) return;
  await cancelHealthChecks(tx, pool.id);
  await poolRecords.in(tx).remove(pool.id);
  const isLast = !(await poolsOf(tx, balancer.id)).some((other) => isGoing('load_balancer_pool', other));
  if (isLast) await balancerRecords.replace(tx, balancer, { status: restingStatus(balancer), fault: null });
}

export const removalJobHandlers: readonly JobHandler[] = [
  {
    name: BALANCER_JOB,
    async run(tx, { objectId }) {
      const balancer = await balancerRecords.in(tx).get(objectId);
      if (balancer && isGoing('load_balancer', balancer)) await endRemoval(tx, balancer);
    },
  },
  {
    name: POOL_JOB,
    async run(tx, { objectId }) {
      const pool = await poolRecords.in(tx).get(objectId);
      if (pool && isGoing('load_balancer_pool', pool)) await endPoolRemoval(tx, pool);
    },
  },
];
