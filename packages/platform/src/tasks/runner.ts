import { type Clock, every } from '../clock.ts';
import { isPassing } from '../store/passing-faults.ts';
import type { Store } from '../store/store.ts';
import { createWakeLoop } from './wake-loop.ts';
import { CANCELLING } from './cancel-task.ts';
import type { TaskDefinition } from './definition.ts';
import { cancellingAmong, type Claimer, type ClaimedTask, claimTask, hasClaimable } from './queue-table.ts';
import { ROOM_RETRY_MS } from './run-task.ts';
import { createRunningTasks } from './running-tasks.ts';

export { defineTask, type TaskDefinition, type TaskItem } from './definition.ts';
export { startTask } from './start-task.ts';

export interface TaskRunner {
  /** Resolves when nothing is left to do now. */
  idle(): Promise<void>;
  /** Lets the running steps finish, begins no other; unfinished tasks go on at the next start. */
  stop(): Promise<void>;
}

export interface RunnerParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly definitions: readonly TaskDefinition[];
  /** An error that nobody foresaw. */
  readonly report: (error: unknown, task: ClaimedTask | null) => void;
  /** How many tasks run at once, in this instance. */
  readonly concurrency?: number;
}

/** How often it is looked whether there is a task that another instance has not taken, or died with. */
const LOOK_EVERY_MS = 2000;

/** Runs the store's tasks, also those that an earlier process or another instance left unfinished. */
export async function startRunner(parts: RunnerParts): Promise<TaskRunner> {
  const { store, clock, definitions, report, concurrency = 4 } = parts;
  const { instances } = store;
  const byName = new Map(definitions.map((definition) => [definition.name, definition]));
  const abort = new AbortController();
  const running = createRunningTasks({ store, clock, report, signal: abort.signal, onEnded: () => loop.wake() });
  const loop = createWakeLoop({
    clock,
    work: claimAll,
    roomRetryMs: ROOM_RETRY_MS,
    report: (error) => report(error, null),
  });

  const claimer = (): Claimer => ({ id: instances.id, names: [...byName.keys()], running: running.ids() });
  let looking: Promise<void> | null = null;

  async function claimAll(): Promise<boolean> {
    while (running.ids().length < concurrency && !abort.signal.aborted) {
      const task = await store.write((tx) => claimTask(tx, claimer()));
      const definition = task && byName.get(task.name);
      if (!definition) break;
      running.start(definition, task);
    }
    return false;
  }

  async function look(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!isPassing(error)) report(error, null);
    }
  }

  async function lookForTasks(): Promise<void> {
    if (running.ids().length < concurrency && (await store.read((tx) => hasClaimable(tx, claimer())))) loop.wake();
  }

  async function lookForCancelled(): Promise<void> {
    for (const id of await store.read((tx) => cancellingAmong(tx, running.ids()))) running.cancel(id);
  }

  const unsubscribe = [
    // One that another instance has started that one takes, unless it has enough to do.
    store.onEvents((events) => {
      if (events.some(({ type, operation }) => type === 'task' && operation === 'created')) loop.wake();
    }),
    instances.onAnnounced(CANCELLING, (id) => running.cancel(String(id))),
    instances.onInterrupted(() => void look(lookForCancelled)),
    every(clock, LOOK_EVERY_MS, () => {
      looking ??= look(lookForTasks).finally(() => (looking = null));
    }),
  ];
  loop.wake();

  const next = () => loop.working ?? running.first();

  async function idle(): Promise<void> {
    for (let work = next(); work; work = next()) await work;
  }

  return {
    idle,
    async stop() {
      abort.abort();
      for (const stop of unsubscribe) stop();
      loop.stop();
      await looking;
      await idle();
    },
  };
}
