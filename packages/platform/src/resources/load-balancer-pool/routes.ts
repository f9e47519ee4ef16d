import { loadBalancerPoolApi } from '@skydeck/contract';
import type { Routes } from '../../engines/engine.ts';
import { serve } from '../../http/serve.ts';
import type { LoadBalancerPoolEngine } from './port.ts';

export const loadBalancerPoolRoutes =
  (pools: LoadBalancerPoolEngine): Routes =>
  (app) => {
    const api = loadBalancerPoolApi;
    serve(app, api.list, ({ scope, query }) => pools.list(scope, query));
    serve(app, api.create, ({ scope, body }) => pools.create(scope, body));
    serve(app, api.read, ({ scope, params }) => pools.read(scope, params.id));
    serve(app, api.update, ({ scope, params, body, revision }) => pools.update(scope, params.id, body, revision));
    serve(app, api.remove, async ({ scope, params }) => {
      await pools.remove(scope, params.id);
      return null;
    });
    serve(app, api.removeMany, ({ scope, body }) => pools.removeMany(scope, body.ids));
    serve(app, api.stats, ({ scope, params, query }) => pools.stats(scope, params.id, query));
  };
