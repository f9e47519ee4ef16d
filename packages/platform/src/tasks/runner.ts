import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import type { CancelSignal } from './cancel-signal.ts';
import type { TaskDefinition } from './definition.ts';
import { holdTask, LEASE_MS, LeaseLost, releaseAll, type TakenTask, takeTask } from './queue-table.ts';
import { runTask } from './run-task.ts';

export { defineTask, type TaskDefinition } from './definition.ts';
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
  readonly report: (error: unknown, task: TakenTask | null) => void;
  /** How many tasks run at once. */
  readonly places?: number;
}

/** Runs the store's tasks, also those that an earlier process left unfinished. */
export async function startRunner(parts: RunnerParts): Promise<TaskRunner> {
  const { store, clock, definitions, cancels, report, places = 4 } = parts;
  const byName = new Map(definitions.map((definition) => [definition.name, definition]));
  const abort = new AbortController();
  const running = new Map<TakenTask, { readonly run: Promise<void>; readonly cancel: AbortController }>();
  let looking: Promise<void> | null = null;
  let askedAgain = false;

  async function takeAll(): Promise<void> {
    do {
      askedAgain = false;
      while (running.size < places && !abort.signal.aborted) {
        const task = await store.write((tx) =>
          takeTask(
            tx,
            [...byName.keys()],
            [...running.keys()].map(({ id }) => id),
          ),
        );
        const definition = task && byName.get(task.name);
        if (!definition) break;
        const cancel = new AbortController();
        const run = runTask(definition, task, {
          store,
          clock,
          report,
          signal: abort.signal,
          cancelled: cancel.signal,
        }).catch((error: unknown) => report(error, task));
        running.set(task, { run, cancel });
        void run.finally(() => {
          running.delete(task);
          look();
        });
      }
    } while (askedAgain);
  }

  function look(): void {
    if (abort.signal.aborted) return;
    askedAgain = true;
    looking ??= takeAll()
      .catch((error: unknown) => report(error, null))
      .finally(() => {
        looking = null;
        // Asked between the last look and now.
        if (askedAgain) look();
      });
  }

  // The folder's lock says that no other process works on this store: what is held is held by the dead.
  await store.write(releaseAll);
  const silence = store.onEvents((events) => {
    if (events.some(({ type, operation }) => type === 'task' && operation === 'created')) look();
  });
  const deafen = cancels.listen((taskId) => {
    for (const [{ id }, { cancel }] of running) if (id === taskId) cancel.abort();
  });
  /** A task may wait for longer than its lease; while we live, it is ours. */
  const prolong = () =>
    Promise.all(
      [...running].map(async ([task, { cancel }]) => {
        try {
          // Another process may have been asked to cancel it.
          if ((await store.write((tx) => holdTask(tx, task))) === 'cancelling') cancel.abort();
        } catch (error) {
          // It has ended, or is lost: then its own next step says so.
          if (!(error instanceof LeaseLost)) report(error, task);
        }
      }),
    );

  let cancelRound = () => {};
  const round = () => {
    void prolong();
    // A task whose holder is gone is found when its lease has run out.
    look();
    cancelRound = clock.after(LEASE_MS / 3, round);
  };
  round();

  async function idle(): Promise<void> {
    for (;;) {
      const [work] = looking ? [looking] : [...running.values()].map(({ run }) => run);
      if (!work) return;
      await work;
    }
  }

  return {
    idle,
    async stop() {
      abort.abort();
      silence();
      deafen();
      cancelRound();
      await idle();
    },
  };
}
