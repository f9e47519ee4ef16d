import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import type { TaskDefinition } from './definition.ts';
import type { ClaimedTask } from './queue-table.ts';
import { runTask } from './run-task.ts';

/** The tasks that this process runs now. */
export interface RunningTasks {
  ids(): string[];
  start(definition: TaskDefinition, task: ClaimedTask): void;
  cancel(taskId: string): void;
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
    first: () => running.values().next().value?.run,
  };
}
