import { loadBalancerPoolApi, loadBalancerPoolSubjects } from '@skydeck/contract';
import type { Routes } from '../../engines/engine.ts';
import { serve } from '../../http/serve.ts';
import type { LoadBalancerPoolEngine } from './port.ts';

const { list, item } = loadBalancerPoolSubjects;

export const loadBalancerPoolRoutes =
  (pools: LoadBalancerPoolEngine): Routes =>
  (app) => {
    const api = loadBalancerPoolApi;
    serve(app, api.list, { subject: list }, ({ scope, query }) => pools.list(scope, query));
    serve(app, api.create, { subject: list }, ({ scope, body }) => pools.create(scope, body));
    serve(app, api.read, { subject: item }, ({ scope, params }) => pools.read(scope, params.id));
    serve(app, api.update, { subject: item }, ({ scope, params, body, revision }) =>
      pools.update(scope, params.id, body, revision),
    );
    serve(app, api.remove, { subject: item }, async ({ scope, params }) => {
      await pools.remove(scope, params.id);
      return null;
    });
    serve(app, api.removeMany, { subject: item }, ({ scope, body }) => pools.removeMany(scope, body.ids));
    serve(app, api.stats, { subject: item }, ({ scope, params, query }) => pools.stats(scope, params.id, query));
  };
