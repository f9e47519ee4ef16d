import { type JobHandler, scheduleJob } from '../../../tasks/scheduler.ts';
import type { Tx } from '../../../store/store.ts';
import type { ServerRecord } from '../../server/records.ts';
import {
  balancerRecords,
  type LoadBalancerRecord,
  type MemberRecord,
  type PoolRecord,
  poolRecords,
} from '../records.ts';
import { serversAt } from '../views.ts';

const HEALTH_JOB = 'load_balancer_pool.health';
const FLAKY_MS = 60_000;

/** A member of this name answers for a minute, and for the next it does not. */
const isFlaky = ({ name }: Pick<MemberRecord, 'name'>) => name.startsWith('flaky-');

/** What a monitor finds at an address: its server runs, is stopped, or there is none. */
export function healthAt(member: Pick<MemberRecord, 'name'>, server: ServerRecord | null, elapsed = 0): string {
  if (isFlaky(member)) return Math.floor(elapsed / FLAKY_MS) % 2 === 0 ? 'HEALTHY' : 'ERROR';
  if (!server) return 'UNHEALTHY';
  return server.status === 'ACTIVE' ? 'HEALTHY' : 'ERROR';
}

type MonitoredPool = PoolRecord & { readonly healthmonitor: NonNullable<PoolRecord['healthmonitor']> };
const hasHealthChecks = (pool: PoolRecord, balancer: LoadBalancerRecord): pool is MonitoredPool =>
  pool.healthmonitor?.enabled === true && pool.enabled && balancer.enabled && balancer.status === 'ACTIVE';

/** A first answer takes as many checks as make a member healthy. */
const firstAnswerMs = ({ delay, max_retries }: MonitoredPool['healthmonitor']) => delay * max_retries * 1000;

/** When the monitor next has something to say of a member; null: never. */
function nextOf(member: MemberRecord, monitor: MonitoredPool['healthmonitor'], now: number): number | null {
  if (!member.enabled || member.since === null) return null;
  const since = Date.parse(member.since);
  const first = since + firstAnswerMs(monitor);
  if (now < first) return first;
  // It fell due while the load balancer was being changed.
  if (member.health === 'UNKNOWN') return now;
  return isFlaky(member) ? since + FLAKY_MS * (Math.floor((now - since) / FLAKY_MS) + 1) : null;
}

function withAnswer(
  member: MemberRecord,
  server: ServerRecord | null,
  monitor: MonitoredPool['healthmonitor'],
  now: number,
): MemberRecord {
  if (!member.enabled || member.since === null) return member;
  const elapsed = now - Date.parse(member.since);
  if (elapsed < firstAnswerMs(monitor)) return member;
  const health = healthAt(member, server, elapsed);
  return health === member.health ? member : { ...member, health };
}

/**
 * Begins to watch who is not watched yet, and forgets what was found where nobody looks any more. The pool is written by
 * the caller, once, with the members this answers.
 */
export async function withHealthChecks(
  tx: Tx,
  pool: PoolRecord,
  balancer: LoadBalancerRecord,
): Promise<readonly MemberRecord[]> {
  if (!hasHealthChecks(pool, balancer)) {
    await scheduleJob(tx, HEALTH_JOB, pool.id, null);
    return pool.members.map((member) => ({ ...member, health: 'UNKNOWN', since: null }));
  }
  const members = pool.members.map((member) => ({ ...member, since: member.since ?? tx.now.toISOString() }));
  await setNext(tx, { ...pool, members });
  return members;
}

async function setNext(tx: Tx, pool: MonitoredPool): Promise<void> {
  const now = tx.now.getTime();
  const times = pool.members.map((member) => nextOf(member, pool.healthmonitor, now)).filter((time) => time !== null);
  await scheduleJob(tx, HEALTH_JOB, pool.id, times.length === 0 ? null : new Date(Math.min(...times)));
}

export const cancelHealthChecks = (tx: Tx, poolId: string) => scheduleJob(tx, HEALTH_JOB, poolId, null);

/** The monitor's answer is due. */
export const healthJobHandler: JobHandler = {
  name: HEALTH_JOB,
  async run(tx, { objectId }) {
    const pool = await poolRecords.in(tx).get(objectId);
    const balancer = pool && (await balancerRecords.in(tx).get(pool.loadbalancer_id));
    if (!pool || !balancer || !hasHealthChecks(pool, balancer)) return;
    const serverAt = await serversAt(
      tx,
      pool.members.map(({ address }) => address),
    );
    const now = tx.now.getTime();
    const members = pool.members.map((member) =>
      withAnswer(member, serverAt(pool.project_id, member.address), pool.healthmonitor, now),
    );
    await setNext(tx, { ...pool, members });
    if (members.every((member, at) => member === pool.members[at])) return;
    await poolRecords.replace(tx, pool, { members });
  },
};
