import type { TaskProblem } from '@skydeck/contract';
import type { Selectable } from 'kysely';
import { readStored } from '../store/disk-faults.ts';
import type { TaskRow } from '../store/tables.ts';
import type { Tx } from '../store/store.ts';
import type { TaskItem } from './definition.ts';
import { emitTask } from './task-event.ts';

/** Another process may claim a task whose holder has not renewed its lease for so long. */
export const LEASE_MS = 60_000;

export type ClaimedTask = Selectable<TaskRow>;

/** The process does not hold the task any more: whatever it still does must not count. */
export class LeaseLost extends Error {}

const unfinished = ['starting', 'running', 'cancelling'];

const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS).toISOString();

/** Claims the oldest task that waits or whose holder is gone; null when there is none. `own`: ids of those we run already. */
export async function claimTask(
  tx: Tx,
  names: readonly string[],
  own: readonly string[] = [],
): Promise<ClaimedTask | null> {
  if (names.length === 0) return null;
  const row = await tx.tables
    .selectFrom('tasks')
    .selectAll()
    .where('state', 'in', unfinished)
    .where('name', 'in', names)
    .where('id', 'not in', own)
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', tx.now.toISOString())]))
    .orderBy('created_at')
    .orderBy('id')
    .executeTakeFirst();
  if (!row) return null;
  const taken = {
    state: row.state === 'cancelling' ? row.state : 'running',
    attempt: row.attempt + 1,
    lease_until: leaseFrom(tx.now),
    updated_at: tx.now.toISOString(),
  };
  await tx.tables.updateTable('tasks').set(taken).where('id', '=', row.id).execute();
  await emitTask(tx, row.id, 'updated');
  return { ...row, ...taken };
}

/** Throws LeaseLost when another process has taken the task; prolongs the lease otherwise, and says whether to go on. */
export async function renewLease(tx: Tx, { id, attempt }: ClaimedTask): Promise<'running' | 'cancelling'> {
  const renewed = await tx.tables
    .updateTable('tasks')
    .set({ lease_until: leaseFrom(tx.now), updated_at: tx.now.toISOString() })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', 'in', ['running', 'cancelling'])
    .returning('state')
    .executeTakeFirst();
  if (!renewed) throw new LeaseLost(`Task ${id} was taken by another process`);
  return renewed.state === 'cancelling' ? 'cancelling' : 'running';
}

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
  await renewLease(tx, task);
  const state = isCancelled ? 'cancelled' : error ? 'failed' : 'success';
  await tx.tables
    .updateTable('tasks')
    .set({ state, error: error && JSON.stringify(error), lease_until: null })
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
    .set({ lease_until: null })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .execute();
}

/** Frees what a dead process held. Only for who knows that no other process works on this store. */
export async function releaseAll(tx: Tx): Promise<void> {
  await tx.tables.updateTable('tasks').set({ lease_until: null }).where('state', 'in', unfinished).execute();
}
