import type { Clock } from '../../clock.ts';
import type { Store, Tx } from '../../store/store.ts';
import type { Background } from '../engine.ts';

/** Something that falls due by itself, kept in the store: a process that dies loses none, and none rings twice. */
interface AlarmRecord {
  readonly id: string;
  readonly bell: string;
  readonly object_id: string;
  /** ISO 8601, UTC. */
  readonly due_at: string;
}

export interface Ring {
  readonly objectId: string;
  /** When it was due; `tx.now` is when it is done. */
  readonly due: Date;
  /** It was due before this process began. */
  readonly isMissed: boolean;
}

/** What is done when alarms of one name ring, in one transaction with the end of the alarm. It may set the next one. */
export interface Bell {
  readonly name: string;
  ring(tx: Tx, ring: Ring): Promise<void>;
}

const alarmsIn = (tx: Tx) => tx.documents<AlarmRecord>('alarm');
const idOf = (bell: string, objectId: string) => `${bell} ${objectId}`;

/** One alarm of a name for an object; an earlier one is replaced, null takes it away. Rings once its transaction is durable. */
export async function setAlarm(tx: Tx, bell: string, objectId: string, due: Date | null): Promise<void> {
  const id = idOf(bell, objectId);
  await alarmsIn(tx).remove(id);
  if (due === null) return;
  const due_at = due.toISOString();
  const alarm = { id, bell, object_id: objectId, due_at };
  await alarmsIn(tx).insert(alarm, { projectId: null, domainId: '', name: bell, createdAt: due_at });
}

/** A fault of ours must neither ring for ever nor silence the object for good. */
const AGAIN_MS = 60_000;

interface AlarmParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly bells: readonly Bell[];
  /** An error that nobody foresaw. */
  readonly report: (error: unknown) => void;
}

/** Rings what is due, the earliest first, and sleeps until the next. */
export function startAlarms({ store, clock, bells, report }: AlarmParts): Background {
  const startedAt = clock.now();
  const byName = new Map(bells.map((bell) => [bell.name, bell]));
  let isStopped = false;
  let looking: Promise<void> | null = null;
  let askedAgain = false;
  let sleep = () => {};

  const next = async (tx: Tx) => {
    const { items } = await alarmsIn(tx).list({ sort: { field: 'created_at', direction: 'asc' }, limit: 1 });
    return items[0] ?? null;
  };

  async function ring(alarm: AlarmRecord): Promise<void> {
    const due = new Date(alarm.due_at);
    try {
      await store.write(async (tx) => {
        // Somebody may have set it anew since it was read.
        const now = await alarmsIn(tx).get(alarm.id);
        if (now?.due_at !== alarm.due_at) return;
        await alarmsIn(tx).remove(alarm.id);
        await byName.get(alarm.bell)?.ring(tx, { objectId: alarm.object_id, due, isMissed: due < startedAt });
      });
    } catch (error) {
      report(error);
      await store.write((tx) => setAlarm(tx, alarm.bell, alarm.object_id, new Date(tx.now.getTime() + AGAIN_MS)));
    }
  }

  /** Rings the earliest if it is due; true when it did, and there may be another. Else sleeps until it is. */
  async function lookOnce(): Promise<boolean> {
    sleep();
    const alarm = await store.read(next);
    if (!alarm || isStopped) return false;
    const wait = Date.parse(alarm.due_at) - clock.now().getTime();
    if (wait > 0) sleep = clock.after(Math.min(wait, LONGEST_MS), look);
    else await ring(alarm);
    return wait <= 0;
  }

  async function lookAll(): Promise<void> {
    do askedAgain = false;
    while ((await lookOnce()) || askedAgain);
  }

  function look(): void {
    if (isStopped) return;
    askedAgain = true;
    looking ??= lookAll()
      .catch(report)
      .finally(() => {
        looking = null;
        // Asked between the last look and now.
        if (askedAgain) look();
      });
  }

  async function idle(): Promise<void> {
    if (!looking) return;
    await looking;
    await idle();
  }

  // Whatever sets an alarm tells of a change, too.
  const silence = store.onEvents(look);
  look();

  return {
    idle,
    async stop() {
      isStopped = true;
      silence();
      sleep();
      await looking;
      sleep();
    },
  };
}

/** A timer takes no more than 2³¹ ms, which is 24 days. */
const LONGEST_MS = 2 ** 31 - 1;
