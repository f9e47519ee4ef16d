import { type Clock, every } from '../clock.ts';
import { ignorePassing } from '../store/passing-faults.ts';
import type { Store } from '../store/store.ts';
import { createWakeLoop } from './wake-loop.ts';
import type { CancelSignal } from './cancel-signal.ts';
import type { TaskDefinition } from './definition.ts';
import { type ClaimedTask, claimTask, LEASE_MS, releaseAll } from './queue-table.ts';
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
  readonly cancels: CancelSignal;
  /** An error that nobody foresaw. */
  readonly report: (error: unknown, task: ClaimedTask | null) => void;
  /** How many tasks run at once. */
  readonly concurrency?: number;
}

/** Runs the store's tasks, also those that an earlier process left unfinished. */
export async function startRunner(parts: RunnerParts): Promise<TaskRunner> {
  const { store, clock, definitions, cancels, report, concurrency = 4 } = parts;
  const byName = new Map(definitions.map((definition) => [definition.name, definition]));
  const abort = new AbortController();
  const running = createRunningTasks({ store, clock, report, signal: abort.signal, onEnded: () => loop.wake() });
  const loop = createWakeLoop({
    clock,
    work: claimAll,
    roomRetryMs: ROOM_RETRY_MS,
    report: (error) => report(error, null),
  });

  async function claimAll(): Promise<boolean> {
    while (running.ids().length < concurrency && !abort.signal.aborted) {
      const task = await store.write((tx) => claimTask(tx, [...byName.keys()], running.ids()));
      const definition = task && byName.get(task.name);
      if (!definition) break;
      running.start(definition, task);
    }
    return false;
  }

  // The folder's lock says that no other process works on this store: what is held is held by the dead.
  // On a full disk it is let go of by itself, later.
  await ignorePassing(store.write(releaseAll));
  const unsubscribeEvents = store.onEvents((events) => {
    if (events.some(({ type, operation }) => type === 'task' && operation === 'created')) loop.wake();
  });
  const unsubscribeCancels = cancels.listen(running.cancel);
  const round = () => {
    void running.renewLeases();
    // A task whose holder is gone is found when its lease has run out.
    loop.wake();
  };
  round();
  const stopRounds = every(clock, LEASE_MS / 3, round);

  const next = () => loop.working ?? running.first();

  async function idle(): Promise<void> {
    for (let work = next(); work; work = next()) await work;
  }

  return {
    idle,
    async stop() {
      abort.abort();
      unsubscribeEvents();
      unsubscribeCancels();
      stopRounds();
      loop.stop();
      await idle();
    },
  };
}
