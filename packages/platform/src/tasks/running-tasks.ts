import type { Clock } from '../clock.ts';
import { isPassing } from '../store/passing-faults.ts';
import type { Store } from '../store/store.ts';
import type { TaskDefinition } from './definition.ts';
import { type ClaimedTask, LeaseLost, renewLease } from './queue-table.ts';
import { runTask } from './run-task.ts';

/** The tasks that this process runs now. */
export interface RunningTasks {
  ids(): string[];
  start(definition: TaskDefinition, task: ClaimedTask): void;
  cancel(taskId: string): void;
  /** A task may wait for longer than its lease; while we live, it is ours. */
  renewLeases(): Promise<void>;
  /** Resolves when the one that has run for longest has ended. */
  first(): Promise<void> | undefined;
}

export interface RunningTasksParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly report: (error: unknown, task: ClaimedTask | null) => void;
  /** Aborts when no other step may begin. */
  readonly signal: AbortSignal;
  readonly onEnded: () => void;
}

export function createRunningTasks({ store, clock, report, signal, onEnded }: RunningTasksParts): RunningTasks {
  const running = new Map<ClaimedTask, { readonly run: Promise<void>; readonly cancel: AbortController }>();

  async function renew(task: ClaimedTask, cancel: AbortController): Promise<void> {
    try {
      // Another process may have been asked to cancel it.
      if ((await store.write((tx) => renewLease(tx, task))) === 'cancelling') cancel.abort();
    } catch (error) {
      // It has ended, or is lost: then its own next step says so.
      if (!(error instanceof LeaseLost || isPassing(error))) report(error, task);
    }
  }

  return {
    ids: () => [...running.keys()].map(({ id }) => id),
    start(definition, task) {
      const cancel = new AbortController();
      const run = runTask(definition, task, { store, clock, report, signal, cancelled: cancel.signal }).catch(
        (error: unknown) => report(error, task),
      );
      running.set(task, { run, cancel });
      void run.finally(() => {
        running.delete(task);
        onEnded();
      });
    },
    cancel(taskId) {
      for (const [{ id }, { cancel }] of running) if (id === taskId) cancel.abort();
    },
    async renewLeases() {
      await Promise.all([...running].map(([task, { cancel }]) => renew(task, cancel)));
    },
    first: () => running.values().next().value?.run,
  };
}
