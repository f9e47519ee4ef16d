import type { TaskProblem } from '@skydeck/contract';
import type { Selectable } from 'kysely';
import { readStored } from '../store/disk-faults.ts';
import { isAbandoned } from '../store/holders.ts';
import type { TaskRow } from '../store/tables.ts';
import type { Tx } from '../store/store.ts';
import type { TaskItem } from './definition.ts';
import { emitTask } from './task-event.ts';

export type ClaimedTask = Selectable<TaskRow>;

/** The instance does not hold the task any more: whatever it still does must not count. */
export class LeaseLost extends Error {}

const unfinished = ['starting', 'running', 'cancelling'];

/** Who takes tasks. */
export interface Claimer {
  /** Of its instance. */
  readonly id: string;
  readonly names: readonly string[];
  /** Those that it runs already. */
  readonly running: readonly string[];
}

/** Whether a task waits, or its holder is gone. */
export const hasClaimable = async (tx: Tx, claimer: Claimer): Promise<boolean> =>
  claimer.names.length > 0 && (await claimable(tx, claimer).select('id').executeTakeFirst()) !== undefined;

/** Claims the oldest task that waits or whose holder is gone; null when there is none. */
export async function claimTask(tx: Tx, claimer: Claimer): Promise<ClaimedTask | null> {
  if (claimer.names.length === 0) return null;
  const row = await claimable(tx, claimer).selectAll().executeTakeFirst();
  if (!row) return null;
  const taken = {
    state: row.state === 'cancelling' ? row.state : 'running',
    attempt: row.attempt + 1,
    holder: claimer.id,
    updated_at: tx.now.toISOString(),
  };
  await tx.tables.updateTable('tasks').set(taken).where('id', '=', row.id).execute();
  await emitTask(tx, row.id, 'updated');
  return { ...row, ...taken };
}

const claimable = (tx: Tx, { id, names, running }: Claimer) =>
  tx.tables
    .selectFrom('tasks')
    .where('state', 'in', unfinished)
    .where('name', 'in', names)
    .where('id', 'not in', running)
    // What we hold and do not run came to no end.
    .where((eb) => eb.or([eb('holder', '=', id), isAbandoned(eb.ref('holder'), tx)]))
    .orderBy('created_at')
    .orderBy('id');

/** Throws LeaseLost when another instance has taken the task; says whether to go on otherwise. */
export async function checkHeld(tx: Tx, { id, attempt }: ClaimedTask): Promise<'running' | 'cancelling'> {
  const held = await tx.tables
    .updateTable('tasks')
    .set({ updated_at: tx.now.toISOString() })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', 'in', ['running', 'cancelling'])
    .returning('state')
    .executeTakeFirst();
  if (!held) throw new LeaseLost(`Task ${id} was taken by another instance`);
  return held.state === 'cancelling' ? 'cancelling' : 'running';
}

/** Which of these are to be cancelled. */
export const cancellingAmong = async (tx: Tx, ids: readonly string[]): Promise<string[]> => {
  const rows = await tx.tables
    .selectFrom('tasks')
    .select('id')
    .where('id', 'in', ids)
    .where('state', '=', 'cancelling')
    .execute();
  return rows.map(({ id }) => id);
};

/** What a task is about that is not finished, in the order it was started with. */
export async function itemsOf(tx: Tx, taskId: string): Promise<TaskItem[]> {
  return tx.tables
    .selectFrom('task_items')
    .select(['item_id as id', 'name'])
    .where('task_id', '=', taskId)
    .orderBy('position')
    .execute();
}

export async function hasStep(tx: Tx, taskId: string, itemId: string): Promise<boolean> {
  const row = await tx.tables
    .selectFrom('task_steps')
    .select('item_id')
    .where('task_id', '=', taskId)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  return row !== undefined;
}

/** What an item was before another server was asked to change it; null: it was not. */
export async function keptBefore(tx: Tx, taskId: string, itemId: string): Promise<unknown> {
  const row = await tx.tables
    .selectFrom('task_items')
    .select('before')
    .where('task_id', '=', taskId)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
  return row?.before ? readStored<unknown>(row.before) : null;
}

/** Of an item that the task was started with. */
export async function keepBefore(tx: Tx, taskId: string, itemId: string, before: unknown): Promise<void> {
  await tx.tables
    .updateTable('task_items')
    .set({ before: JSON.stringify(before) })
    .where('task_id', '=', taskId)
    .where('item_id', '=', itemId)
    .execute();
}

/** Marks an item as handled: `problem` null is done. */
export async function markStep(tx: Tx, taskId: string, itemId: string, problem: TaskProblem | null): Promise<void> {
  const { steps } = await tx.tables
    .selectFrom('task_steps')
    .select(({ fn }) => fn.countAll<number>().as('steps'))
    .where('task_id', '=', taskId)
    .executeTakeFirstOrThrow();
  await tx.tables
    .insertInto('task_steps')
    .values({ task_id: taskId, item_id: itemId, position: Number(steps), problem: problem && JSON.stringify(problem) })
    .execute();
}

export interface Ending {
  readonly err_code: string;
  readonly message: string;
}

/** `error` null: a success, though some items may have failed, or the end of what was cancelled. */
export async function endTask(tx: Tx, task: ClaimedTask, error: Ending | null, isCancelled = false): Promise<void> {
  await checkHeld(tx, task);
  const state = isCancelled ? 'cancelled' : error ? 'failed' : 'success';
  await tx.tables
    .updateTable('tasks')
    .set({ state, error: error && JSON.stringify(error), holder: null })
    .where('id', '=', task.id)
    .execute();
  // Its steps say what came of them.
  await tx.tables.deleteFrom('task_items').where('task_id', '=', task.id).execute();
  await emitTask(tx, task.id, 'updated');
}

/** Lets go of a task that is not finished: whoever comes next goes on with it. */
export async function releaseTask(tx: Tx, { id, attempt }: ClaimedTask): Promise<void> {
  await tx.tables
    .updateTable('tasks')
    .set({ holder: null })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .execute();
}
