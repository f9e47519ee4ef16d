import { parseFilter, type Page, type Task, taskApi } from '@skydeck/contract';
import type { ExpressionBuilder, Kysely } from 'kysely';
import { offsetOf, unknownMarker } from '../http/answer-page.ts';
import type { Routes } from '../http/routes.ts';
import { readListQuery } from '../http/list-query.ts';
import { notFound } from '../http/refusal.ts';
import type { Scope } from '../http/scope.ts';
import { serve } from '../http/serve.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import { cancelTask } from './cancel-task.ts';
import { readTask, showTask } from './read-task.ts';
import { seesTask } from './visible.ts';

export const taskRoutes =
  (store: Store): Routes =>
  (app) => {
    serve(app, taskApi.list, ({ scope, query }) => listTasks(store, scope, query));
    serve(app, taskApi.read, async ({ scope, params }) => {
      const task = await store.read((tx) => readTask(tx.tables, params.id));
      if (!task || !seesTask(scope, task)) throw notFound('task');
      return task;
    });
    serve(app, taskApi.cancel, ({ scope, params }) => cancelTask(store, scope, params.id));
  };

/** Newest first. Filters: `state`, `name`, `user_id`. */
async function listTasks(store: Store, scope: Scope, query: Readonly<Record<string, string>>): Promise<Page<Task>> {
  // Filters are read here: tasks are rows, not documents.
  const { state, name, user_id, ...paging } = query;
  const { limit, marker, count } = readListQuery(paging, { sorts: ['created_at'], filters: {} });
  const wanted = (eb: TaskExpressions) => eb.and([...visibleTo(eb, scope), ...filtersOf(eb, { state, name, user_id })]);
  return store.read(async ({ tables }) => {
    const offset = offsetOf(marker);
    const older = marker === undefined || offset !== null ? null : await olderThan(tables, marker);
    let select = tables
      .selectFrom('tasks')
      .selectAll()
      .where(wanted)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc');
    if (older) select = select.where(older);
    // SQLite has no offset without a limit.
    select = select.limit(limit === undefined ? Number.MAX_SAFE_INTEGER : limit + 1).offset(offset ?? 0);
    const rows = await select.execute();
    const shown = limit === undefined ? rows : rows.slice(0, limit);
    const { total } = await tables
      .selectFrom('tasks')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where(wanted)
      .executeTakeFirstOrThrow();
    return {
      data: await Promise.all(shown.map((row) => showTask(tables, row))),
      next_marker: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
      ...(count && { count: Number(total) }),
    };
  });
}

type TaskExpressions = ExpressionBuilder<Tables, 'tasks'>;

/** Mirrors `seesTask`: all for the system, else one's own and those of the project. */
function visibleTo(eb: TaskExpressions, { isSystem, projectId, userId, apiToken }: Scope) {
  if (isSystem && projectId === null) return [];
  const own = [
    eb('user_id', '=', userId),
    ...(apiToken === null
      ? []
      : [projectId === null ? eb('project_id', 'is', null) : eb('project_id', '=', projectId)]),
  ];
  return [eb.or([eb.and(own), ...(projectId === null ? [] : [eb('project_id', '=', projectId)])])];
}

type TaskFilters = Readonly<Record<'state' | 'name' | 'user_id', string | undefined>>;

const filtersOf = (eb: TaskExpressions, { state, name, user_id }: TaskFilters) => [
  ...(state === undefined ? [] : [eb('state', 'in', wordsOf(state))]),
  ...(name === undefined ? [] : [eb('name', 'in', wordsOf(name))]),
  ...(user_id === undefined ? [] : [eb('user_id', 'in', wordsOf(user_id))]),
];

/** Those that come after a task in the list. Throws a Refusal (400) where it is gone. */
async function olderThan(tables: Kysely<Tables>, id: string) {
  const from = await tables.selectFrom('tasks').select(['created_at', 'id']).where('id', '=', id).executeTakeFirst();
  if (!from) throw unknownMarker();
  return (eb: TaskExpressions) =>
    eb.or([
      eb('created_at', '<', from.created_at),
      eb.and([eb('created_at', '=', from.created_at), eb('id', '<', from.id)]),
    ]);
}

function wordsOf(raw: string): readonly string[] {
  const filter = parseFilter(raw);
  return 'text' in filter ? [filter.text] : filter.values;
}
