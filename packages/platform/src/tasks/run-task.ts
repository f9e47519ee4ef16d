import type { Clock } from '../clock.ts';
import { Refusal } from '../http/refusal.ts';
import { readStored } from '../store/disk-faults.ts';
import { ignorePassing, isPassing } from '../store/passing-faults.ts';
import type { Store } from '../store/store.ts';
import { actorOf } from './actor.ts';
import type { TaskContext, TaskDefinition } from './definition.ts';
import { type ClaimedTask, type Ending, endTask, itemsOf, LeaseLost, releaseTask } from './queue-table.ts';
import { outcomesOf } from './read-task.ts';
import { checkLease, createSteps, unforeseen } from './steps.ts';
import { Interrupted, TaskCancelled } from './stops.ts';
import { emitTask } from './task-event.ts';

export interface RunParts {
  readonly store: Store;
  readonly clock: Clock;
  /** The platform stops. */
  readonly signal: AbortSignal;
  /** This task is to be cancelled. */
  readonly cancelled: AbortSignal;
  /** An error that nobody foresaw. */
  readonly report: (error: unknown, task: ClaimedTask) => void;
}

/** How long a task waits on a full disk before it tries again. */
export const ROOM_RETRY_MS = 1000;

/**
 * Runs a task that was taken, to its end or to the stop of the platform. A full disk is no fault of the task: it goes on where
 * it was when there is room. Never rejects.
 */
export async function runTask(definition: TaskDefinition, task: ClaimedTask, parts: RunParts): Promise<void> {
  const { store, clock, signal, report } = parts;
  const never = new AbortController().signal;
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await runOnce(definition, task, parts);
    } catch (error) {
      if (!isPassing(error)) return report(error, task);
      if (isFirst) report(error, task);
    }
    try {
      await waitBy(clock, ROOM_RETRY_MS, signal, never);
    } catch {
      return ignorePassing(store.write((tx) => releaseTask(tx, task)));
    }
  }
}

async function runOnce(definition: TaskDefinition, task: ClaimedTask, parts: RunParts): Promise<void> {
  const { store } = parts;
  try {
    // It was being cancelled when the process before this one died.
    if (task.state === 'cancelling') throw new TaskCancelled();
    const ending = await outcomeOf(definition, task, parts);
    await store.write((tx) => endTask(tx, task, ending));
  } catch (error) {
    if (error instanceof Interrupted) await store.write((tx) => releaseTask(tx, task));
    else if (error instanceof TaskCancelled) await store.write((tx) => endTask(tx, task, null, true));
    else if (!(error instanceof LeaseLost)) throw error;
  }
}

async function outcomeOf(definition: TaskDefinition, task: ClaimedTask, parts: RunParts): Promise<Ending | null> {
  try {
    await definition.run(contextOf(task, parts));
  } catch (error) {
    if (error instanceof Interrupted || error instanceof TaskCancelled || error instanceof LeaseLost) throw error;
    if (isPassing(error)) throw error;
    if (error instanceof Refusal) return { err_code: error.code, message: error.message };
    parts.report(error, task);
    return unforeseen;
  }
  const outcomes = await parts.store.read((tx) => outcomesOf(tx.tables, task.id));
  const [first, ...others] = outcomes?.errors ?? [];
  if (!first || (outcomes?.done ?? []).length > 0) return null;
  return others.every(({ err_code }) => err_code === first.err_code)
    ? { err_code: first.err_code, message: first.message }
    : { err_code: 'conflict', message: 'None of the objects could be handled' };
}

function contextOf(
  task: ClaimedTask,
  { store, clock, signal, cancelled, report }: RunParts,
): TaskContext<Record<string, unknown>> {
  const actor = actorOf(task);
  return {
    taskId: task.id,
    kwargs: readStored<Record<string, unknown>>(task.kwargs),
    actor,
    store,
    clock,
    items: () => store.read((tx) => itemsOf(tx, task.id)),
    async expect(total) {
      if (signal.aborted) throw new Interrupted();
      await store.write(async (tx) => {
        await checkLease(tx, task);
        await tx.tables.updateTable('tasks').set({ expected: total }).where('id', '=', task.id).execute();
        await emitTask(tx, task.id, 'updated');
      });
    },
    ...createSteps({ store, task, actor, signal, report }),
    wait: (ms) => waitBy(clock, ms, signal, cancelled),
  };
}

function waitBy(clock: Clock, ms: number, stopping: AbortSignal, cancelled: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const stop = clock.after(ms, resolve);
  const interrupt = () => reject(stopping.aborted ? new Interrupted() : new TaskCancelled());
  const signals = [stopping, cancelled];
  for (const signal of signals) {
    if (signal.aborted) interrupt();
    else signal.addEventListener('abort', interrupt, { once: true });
  }
  return promise.finally(() => {
    stop();
    for (const signal of signals) signal.removeEventListener('abort', interrupt);
  });
}
