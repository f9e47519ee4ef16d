import { parseFilter, type Page, type Task, taskApi } from '@skydeck/contract';
import type { ExpressionBuilder } from 'kysely';
import type { Routes } from '../engines/engine.ts';
import { readListQuery } from '../http/list-query.ts';
import { notFound } from '../http/refusal.ts';
import type { Scope } from '../http/scope.ts';
import { serve } from '../http/serve.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../store/tables.ts';
import type { CancelSignal } from './cancel-signal.ts';
import { cancelTask } from './cancel-task.ts';
import { readTask, showTask } from './read-task.ts';
import { seesTask } from './visible.ts';

export const taskRoutes =
  (store: Store, cancels: CancelSignal): Routes =>
  (app) => {
    serve(app, taskApi.list, ({ scope, query }) => listTasks(store, scope, query));
    serve(app, taskApi.read, async ({ scope, params }) => {
      const task = await store.read((tx) => readTask(tx.tables, params.id));
      if (!task || !seesTask(scope, task)) throw notFound('task');
      return task;
    });
    serve(app, taskApi.cancel, ({ scope, params }) => cancelTask(store, cancels, scope, params.id));
  };

/** Newest first. Filters: `state`, `name`, `user_id`. */
async function listTasks(store: Store, scope: Scope, query: Readonly<Record<string, string>>): Promise<Page<Task>> {
  // Filters are read here: tasks are rows, not documents.
  const { state, name, user_id: starter, ...paging } = query;
  const { limit, marker, count } = readListQuery(paging, { sorts: ['created_at'], filters: {} });
  const visible = (eb: ExpressionBuilder<Tables, 'tasks'>) =>
    eb.and([
      ...(scope.isSystem && scope.projectId === null
        ? []
        : [
            eb.or([
              eb.and([
                eb('user_id', '=', scope.userId),
                ...(scope.apiToken === null ? [] : [eb('project_id', 'is', scope.projectId)]),
              ]),
              ...(scope.projectId === null ? [] : [eb('project_id', '=', scope.projectId)]),
            ]),
          ]),
      ...(state === undefined ? [] : [eb('state', 'in', wordsOf(state))]),
      ...(name === undefined ? [] : [eb('name', 'in', wordsOf(name))]),
      ...(starter === undefined ? [] : [eb('user_id', 'in', wordsOf(starter))]),
    ]);
  return store.read(async ({ tables }) => {
    const from =
      marker === undefined
        ? undefined
        : await tables.selectFrom('tasks').select(['created_at', 'id']).where('id', '=', marker).executeTakeFirst();
    let select = tables
      .selectFrom('tasks')
      .selectAll()
      .where(visible)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc');
    if (from) {
      select = select.where((eb) =>
        eb.or([
          eb('created_at', '<', from.created_at),
          eb.and([eb('created_at', '=', from.created_at), eb('id', '<', from.id)]),
        ]),
      );
    }
    const rows = await (limit === undefined ? select : select.limit(limit + 1)).execute();
    const shown = limit === undefined ? rows : rows.slice(0, limit);
    const { total } = await tables
      .selectFrom('tasks')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where(visible)
      .executeTakeFirstOrThrow();
    return {
      data: await Promise.all(shown.map((row) => showTask(tables, row))),
      next_marker: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
      ...(count && { count: Number(total) }),
    };
  });
}

function wordsOf(raw: string): readonly string[] {
  const filter = parseFilter(raw);
  return 'text' in filter ? [filter.text] : filter.values;
}
