import type { Clock } from '../clock.ts';
import { isPassing } from '../store/passing-faults.ts';
import type { Store, Tx } from '../store/store.ts';
import { createWakeLoop } from './wake-loop.ts';
import type { Background } from './background.ts';

/** A scheduled job in the store: it survives the end of the process, and runs once. */
interface JobRecord {
  readonly id: string;
  /** The name of its handler. The field keeps its stored name. */
  readonly bell: string;
  readonly object_id: string;
  /** ISO 8601, UTC. */
  readonly due_at: string;
}

export interface DueJob {
  readonly objectId: string;
  /** When it was due; `tx.now` is when it runs. */
  readonly due: Date;
  /** It was due before this process began. */
  readonly isMissed: boolean;
}

/** Runs the jobs of one name, each in one transaction with the removal of the job. It may schedule the next one. */
export interface JobHandler {
  readonly name: string;
  run(tx: Tx, job: DueJob): Promise<void>;
}

const jobsIn = (tx: Tx) => tx.documents<JobRecord>('alarm');
const idOf = (handler: string, objectId: string) => `${handler} ${objectId}`;

/** Schedules one job of a name for an object; replaces an earlier one, null cancels it. It runs once this transaction is durable. */
export async function scheduleJob(tx: Tx, handler: string, objectId: string, due: Date | null): Promise<void> {
  const id = idOf(handler, objectId);
  await jobsIn(tx).remove(id);
  if (due === null) return;
  const due_at = due.toISOString();
  const job = { id, bell: handler, object_id: objectId, due_at };
  await jobsIn(tx).insert(job, { projectId: null, domainId: '', name: handler, createdAt: due_at });
}

/** A job that fails by our fault must neither run for ever nor be lost. */
const FAILED_RETRY_MS = 60_000;
/** How long a due job waits on a full disk before the next try. */
const ROOM_RETRY_MS = 1000;

interface SchedulerParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly jobHandlers: readonly JobHandler[];
  /** An error that nobody foresaw. */
  readonly report: (error: unknown) => void;
}

/** Runs due jobs, the earliest first, and sleeps until the next, in the instance that leads. */
export function startScheduler({ store, clock, jobHandlers, report }: SchedulerParts): Background {
  const startedAt = clock.now();
  const byName = new Map(jobHandlers.map((handler) => [handler.name, handler]));
  const loop = createWakeLoop({ clock, work: runNext, roomRetryMs: ROOM_RETRY_MS, report });
  let isStopped = false;
  let stopSleep = () => {};

  async function run(job: JobRecord): Promise<void> {
    const due = new Date(job.due_at);
    try {
      await store.write(async (tx) => {
        // It may have been rescheduled since it was read.
        const now = await jobsIn(tx).get(job.id);
        if (now?.due_at !== job.due_at) return;
        await jobsIn(tx).remove(job.id);
        await byName.get(job.bell)?.run(tx, { objectId: job.object_id, due, isMissed: due < startedAt });
      });
    } catch (error) {
      // No fault of the job: it stays as it is.
      if (isPassing(error)) throw error;
      report(error);
      await store.write((tx) => scheduleJob(tx, job.bell, job.object_id, new Date(tx.now.getTime() + FAILED_RETRY_MS)));
    }
  }

  /** Runs the earliest job if it is due; true when it did, and there may be another. Else sleeps until it is. */
  async function runNext(): Promise<boolean> {
    stopSleep();
    // Each runs once, whoever runs it; it need not be tried by all.
    if (!store.instances.leads()) return false;
    const job = await store.read(findEarliest);
    if (!job || isStopped) return false;
    const wait = Date.parse(job.due_at) - clock.now().getTime();
    if (wait > 0) stopSleep = clock.after(Math.min(wait, MAX_TIMER_MS), loop.wake);
    else await run(job);
    return wait <= 0;
  }

  async function idle(): Promise<void> {
    while (loop.working) await loop.working;
  }

  // Every change that schedules a job emits an event, too.
  const unsubscribe = [store.onAllEvents(loop.wake), store.instances.onLeading(loop.wake)];
  loop.wake();

  return {
    idle,
    async stop() {
      isStopped = true;
      for (const stop of unsubscribe) stop();
      loop.stop();
      stopSleep();
      await loop.working;
      stopSleep();
    },
  };
}

/** Runs what falls due until then, each at its time: `at` gives the transaction that time. For whoever lets time pass at once. */
export async function runJobsUntil(
  tx: Tx,
  { jobHandlers, until, at }: { readonly jobHandlers: readonly JobHandler[]; readonly until: Date; at(due: Date): Tx },
): Promise<void> {
  const byName = new Map(jobHandlers.map((handler) => [handler.name, handler]));
  for (let job = await findEarliest(tx); job; job = await findEarliest(tx)) {
    const due = new Date(job.due_at);
    if (due > until) return;
    await jobsIn(tx).remove(job.id);
    await byName.get(job.bell)?.run(at(due), { objectId: job.object_id, due, isMissed: false });
  }
}

async function findEarliest(tx: Tx): Promise<JobRecord | null> {
  const { items } = await jobsIn(tx).list({ sort: { field: 'created_at', direction: 'asc' }, limit: 1 });
  return items[0] ?? null;
}

/** A timer takes no more than 2³¹ ms, which is 24 days. */
const MAX_TIMER_MS = 2 ** 31 - 1;
