import { loadBalancerApi } from '@skydeck/contract';
import type { Routes } from '../../engines/engine.ts';
import { serve } from '../../http/serve.ts';
import type { LoadBalancerEngine } from './port.ts';

export const loadBalancerRoutes =
  (balancers: LoadBalancerEngine): Routes =>
  (app) => {
    const api = loadBalancerApi;
    serve(app, api.list, ({ scope, query }) => balancers.list(scope, query));
    serve(app, api.create, ({ scope, body }) => balancers.create(scope, body));
    serve(app, api.read, ({ scope, params }) => balancers.read(scope, params.id));
    serve(app, api.update, ({ scope, params, body, revision }) => balancers.update(scope, params.id, body, revision));
    serve(app, api.remove, async ({ scope, params }) => {
      await balancers.remove(scope, params.id);
      return null;
    });
    serve(app, api.removeMany, ({ scope, body }) => balancers.removeMany(scope, body.ids));
    serve(app, api.recreate, ({ scope, params }) => balancers.recreate(scope, params.id));
    serve(app, api.failover, ({ scope, params }) => balancers.failover(scope, params.id));
    serve(app, api.stats, ({ scope, params, query }) => balancers.stats(scope, params.id, query));
  };
