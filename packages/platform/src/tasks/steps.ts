import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { TaskProblem } from '@skydeck/contract';
import { Refusal } from '../http/refusal.ts';
import { isPassing } from '../store/passing-faults.ts';
import type { Store, Tx } from '../store/store.ts';
import type { Intent, TaskActor, TaskContext } from './definition.ts';
import {
  type ClaimedTask,
  type Ending,
  hasStep,
  keepBefore,
  keptBefore,
  LeaseLost,
  markStep,
  checkHeld,
} from './queue-table.ts';
import { Interrupted, TaskCancelled } from './stops.ts';
import { emitTask } from './task-event.ts';

export interface StepParts {
  readonly store: Store;
  readonly task: ClaimedTask;
  /** What the steps change, changes the starter. */
  readonly actor: TaskActor;
  /** The platform stops. */
  readonly signal: AbortSignal;
  /** An error that nobody foresaw. */
  readonly report: (error: unknown, task: ClaimedTask) => void;
}

export const unforeseen: Ending = { err_code: 'server_error', message: 'Task failed due to unknown reason' };

/** Throws when the task is not to go on; called in the transaction of what it does next. */
export async function checkLease(tx: Tx, task: ClaimedTask): Promise<void> {
  if ((await checkHeld(tx, task)) === 'cancelling') throw new TaskCancelled();
}

/** The steps of one run of a task; see `TaskContext`. */
export function createSteps(parts: StepParts): Pick<TaskContext<never>, 'step' | 'externalStep'> {
  const { store, task, actor, signal, report } = parts;

  /** Marks the item as handled in the transaction of what was done; does nothing when it is already. */
  const finish = (itemId: string, work: (tx: Tx) => Promise<void>) =>
    store.write(async (tx) => {
      await checkLease(tx, task);
      if (await hasStep(tx, task.id, itemId)) return;
      await work(tx);
      await markStep(tx, task.id, itemId, null);
      await emitTask(tx, task.id, 'updated');
    }, actor);

  /** What it throws is the item's problem, and the task goes on, unless it is the task's or the platform's own end. */
  async function attempt(itemId: string, name: string, act: () => Promise<void>): Promise<void> {
    // SQLite answers without ever leaving the turn: requests and signals must get theirs between two steps.
    await yieldToEventLoop();
    if (signal.aborted) throw new Interrupted();
    try {
      await act();
    } catch (error) {
      if (error instanceof Interrupted || error instanceof LeaseLost || error instanceof TaskCancelled) throw error;
      if (isPassing(error)) throw error;
      if (!(error instanceof Refusal)) report(error, task);
      await recordProblem(store, task, problemOf(error, itemId, name));
    }
  }

  return {
    step: (itemId, work, name = itemId) => attempt(itemId, name, () => finish(itemId, work)),
    externalStep: (itemId, { call, record }, name = itemId) =>
      attempt(itemId, name, async () => {
        const intent = await beginStep(store, task, itemId);
        if (!intent) return;
        const result = await callOutside((key) => call(key, signal, intent), `${task.id}:${itemId}`, signal);
        await finish(itemId, (tx) => record(tx, result));
      }),
  };
}

/** null: the item has been handled before. */
const beginStep = (store: Store, task: ClaimedTask, itemId: string): Promise<Intent | null> =>
  store.write(async (tx) => {
    await checkLease(tx, task);
    if (await hasStep(tx, task.id, itemId)) return null;
    return {
      earlier: await keptBefore(tx, task.id, itemId),
      keep: (before) =>
        store.write(async (later) => {
          await checkLease(later, task);
          await keepBefore(later, task.id, itemId, before);
        }),
    };
  });

/** A call that the stop of the platform cuts off is no problem of its item: it is made again at the next start. */
async function callOutside<Result>(
  call: (idempotencyKey: string) => Promise<Result>,
  idempotencyKey: string,
  signal: AbortSignal,
): Promise<Result> {
  try {
    return await call(idempotencyKey);
  } catch (error) {
    if (signal.aborted) throw new Interrupted();
    throw error;
  }
}

/** In a transaction of its own: that of the work was rolled back. */
async function recordProblem(store: Store, task: ClaimedTask, problem: TaskProblem): Promise<void> {
  await store.write(async (tx) => {
    await checkHeld(tx, task);
    await markStep(tx, task.id, problem.id, problem);
    await emitTask(tx, task.id, 'updated');
  });
}

function problemOf(error: unknown, id: string, name: string): TaskProblem {
  if (!(error instanceof Refusal)) return { id, name, ...unforeseen };
  return { id, name, err_code: error.code, message: error.message, values: error.values };
}
