import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TaskProblem } from '@skydeck/contract';
import type { Clock } from '../clock.ts';
import { Refusal } from '../http/refusal.ts';
import type { Store, Tx } from '../store/store.ts';
import type { TaskContext, TaskDefinition } from './definition.ts';
import {
  type Ending,
  endTask,
  hasStep,
  holdTask,
  LeaseLost,
  markStep,
  releaseTask,
  type TakenTask,
} from './queue-table.ts';
import { outcomesOf } from './read-task.ts';
import { emitTask } from './task-event.ts';

/** The platform stops: the task goes on at its next start. */
class Interrupted extends Error {}

/** Somebody cancelled the task: it ends here, with what it has done. */
class TaskCancelled extends Error {}

export interface RunParts {
  readonly store: Store;
  readonly clock: Clock;
  /** The platform stops. */
  readonly signal: AbortSignal;
  /** This task is to be cancelled. */
  readonly cancelled: AbortSignal;
  /** An error that nobody foresaw. */
  readonly report: (error: unknown, task: TakenTask) => void;
}

/** Runs a task that was taken, to its end or to the stop of the platform. Never rejects. */
export async function runTask(definition: TaskDefinition, task: TakenTask, parts: RunParts): Promise<void> {
  const { store, report } = parts;
  try {
    // It was being cancelled when the process before this one died.
    if (task.state === 'cancelling') throw new TaskCancelled();
    const ending = await outcomeOf(definition, task, parts);
    await store.write((tx) => endTask(tx, task, ending));
  } catch (error) {
    if (error instanceof Interrupted) await store.write((tx) => releaseTask(tx, task));
    else if (error instanceof TaskCancelled) await store.write((tx) => endTask(tx, task, null, true));
    else if (!(error instanceof LeaseLost)) report(error, task);
  }
}

async function outcomeOf(definition: TaskDefinition, task: TakenTask, parts: RunParts): Promise<Ending | null> {
  try {
    await definition.run(contextOf(task, parts));
  } catch (error) {
    if (error instanceof Interrupted || error instanceof TaskCancelled || error instanceof LeaseLost) throw error;
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

const unforeseen: Ending = { err_code: 'server_error', message: 'Task failed due to unknown reason' };

/** Throws when the task is not to go on; called in the transaction of what it does next. */
async function goOnHolding(tx: Tx, task: TakenTask): Promise<void> {
  if ((await holdTask(tx, task)) === 'cancelling') throw new TaskCancelled();
}

function contextOf(
  task: TakenTask,
  { store, clock, signal, cancelled, report }: RunParts,
): TaskContext<Record<string, unknown>> {
  const goOn = () => {
    if (signal.aborted) throw new Interrupted();
  };
  return {
    taskId: task.id,
    kwargs: JSON.parse(task.kwargs) as Record<string, unknown>,
    actor: {
      userId: task.user_id,
      domainId: task.domain_id,
      projectId: task.project_id,
      isSystem: task.is_system === 1,
      requestId: task.request_id,
    },
    store,
    clock,
    async expect(total) {
      goOn();
      await store.write(async (tx) => {
        await goOnHolding(tx, task);
        await tx.tables.updateTable('tasks').set({ expected: total }).where('id', '=', task.id).execute();
        await emitTask(tx, task.id, 'updated');
      });
    },
    async step(itemId, work, name = itemId) {
      // SQLite answers without ever leaving the turn: requests and signals must get theirs between two steps.
      await nextTurn();
      goOn();
      try {
        await store.write(async (tx) => {
          await goOnHolding(tx, task);
          if (await hasStep(tx, task.id, itemId)) return;
          await work(tx);
          await markStep(tx, task.id, itemId, null);
          await emitTask(tx, task.id, 'updated');
        });
      } catch (error) {
        if (error instanceof LeaseLost || error instanceof TaskCancelled) throw error;
        if (!(error instanceof Refusal)) report(error, task);
        await keepProblem(store, task, problemOf(error, itemId, name));
      }
    },
    wait: (ms) => waitBy(clock, ms, signal, cancelled),
  };
}

/** In a transaction of its own: that of the work was rolled back. */
async function keepProblem(store: Store, task: TakenTask, problem: TaskProblem): Promise<void> {
  await store.write(async (tx) => {
    await holdTask(tx, task);
    await markStep(tx, task.id, problem.id, problem);
    await emitTask(tx, task.id, 'updated');
  });
}

function problemOf(error: unknown, id: string, name: string): TaskProblem {
  if (!(error instanceof Refusal)) return { id, name, ...unforeseen };
  return { id, name, err_code: error.code, message: error.message, values: error.values };
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
