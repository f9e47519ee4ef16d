import { hasEnded, type Task, type TaskProblem, type TaskState } from '@skydeck/contract';
import type { Kysely, Selectable } from 'kysely';
import { readStored } from '../store/disk-faults.ts';
import type { TaskRow, Tables } from '../store/tables.ts';
import { isCancellable } from './definition.ts';

/** A task as the wire shows it; null when there is none. What came of its items is there once it has ended. */
export async function readTask(db: Kysely<Tables>, id: string): Promise<Task | null> {
  const row = await db.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? showTask(db, row) : null;
}

export async function showTask(db: Kysely<Tables>, row: Selectable<TaskRow>): Promise<Task> {
  const kwargs = readStored<Record<string, unknown>>(row.kwargs);
  const task: Task = {
    task_id: row.id,
    name: row.name,
    state: row.state as TaskState,
    args: {},
    kwargs,
    progress: await progressOf(db, row),
    error: row.error === null ? null : readStored<Task['error']>(row.error),
    result: null,
    can_cancel: isCancellable(row.name) && (row.state === 'starting' || row.state === 'running'),
    project_id: row.project_id,
    user_id: row.user_id,
    user_name: row.user_name,
    flow: row.name,
    event: kwargs['event'] ?? null,
    request_id: row.request_id,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
  // Each step is told to everybody: the list of all items belongs into the last word only.
  return hasEnded(task) ? { ...task, result: await outcomesOf(db, row.id) } : task;
}

export interface Outcomes {
  readonly done: string[];
  readonly errors: TaskProblem[];
}

/** What came of the items that were handled so far; null when there are none. */
export async function outcomesOf(db: Kysely<Tables>, taskId: string): Promise<Outcomes | null> {
  const steps = await db
    .selectFrom('task_steps')
    .select(['item_id', 'problem'])
    .where('task_id', '=', taskId)
    .orderBy('position')
    .execute();
  if (steps.length === 0) return null;
  return {
    done: steps.filter(({ problem }) => problem === null).map(({ item_id }) => item_id),
    errors: steps.flatMap(({ problem }) => (problem === null ? [] : [readStored<TaskProblem>(problem)])),
  };
}

async function progressOf(db: Kysely<Tables>, { id, state, expected }: Selectable<TaskRow>): Promise<number | null> {
  if (state === 'success') return 100;
  if (expected === null) return null;
  const { steps } = await db
    .selectFrom('task_steps')
    .select(({ fn }) => fn.countAll<number>().as('steps'))
    .where('task_id', '=', id)
    .executeTakeFirstOrThrow();
  return expected === 0 ? 100 : Math.floor((Math.min(Number(steps), expected) / expected) * 100);
}
