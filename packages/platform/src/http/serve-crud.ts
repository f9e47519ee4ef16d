import type { CrudApi, ItemApi, ReadApi } from '@skydeck/contract';
import type { FastifyInstance } from 'fastify';
import type { CrudEngine, ItemEngine, ReadEngine } from './crud-engine.ts';
import { serve } from './serve.ts';

/** The calls of `readApi`. */
export function serveRead<Item>(app: FastifyInstance, api: ReadApi<Item>, engine: ReadEngine<Item>): void {
  serve(app, api.list, ({ scope, query }) => engine.list(scope, query));
  serve(app, api.read, ({ scope, params }) => engine.read(scope, params.id));
}

/** The calls of `itemApi`. */
export function serveItems<Item, Body, Update>(
  app: FastifyInstance,
  api: ItemApi<Item, Body, Update>,
  engine: ItemEngine<Item, Body, Update>,
): void {
  serveRead(app, api, engine);
  serve(app, api.create, ({ scope, body }) => engine.create(scope, body));
  serve(app, api.update, ({ scope, params, body, revision }) => engine.update(scope, params.id, body, revision));
  serve(app, api.remove, async ({ scope, params }) => {
    await engine.remove(scope, params.id);
    return null;
  });
}

/** The calls of `crudApi`. A resource serves its own beside them. */
export function serveCrud<Item, Body, Update>(
  app: FastifyInstance,
  api: CrudApi<Item, Body, Update>,
  engine: CrudEngine<Item, Body, Update>,
): void {
  serveItems(app, api, engine);
  serve(app, api.removeMany, ({ scope, body }) => engine.removeMany(scope, body.ids));
}
