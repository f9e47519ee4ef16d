import { loadBalancerApi, loadBalancerSubjects } from '@skydeck/contract';
import type { Routes } from '../../engines/engine.ts';
import { serve } from '../../http/serve.ts';
import type { LoadBalancerEngine } from './port.ts';

const { list, item } = loadBalancerSubjects;

export const loadBalancerRoutes =
  (balancers: LoadBalancerEngine): Routes =>
  (app) => {
    const api = loadBalancerApi;
    serve(app, api.list, { subject: list }, ({ scope, query }) => balancers.list(scope, query));
    serve(app, api.create, { subject: list }, ({ scope, body }) => balancers.create(scope, body));
    serve(app, api.read, { subject: item }, ({ scope, params }) => balancers.read(scope, params.id));
    serve(app, api.update, { subject: item }, ({ scope, params, body, revision }) =>
      balancers.update(scope, params.id, body, revision),
    );
    serve(app, api.remove, { subject: item }, async ({ scope, params }) => {
      await balancers.remove(scope, params.id);
      return null;
    });
    serve(app, api.removeMany, { subject: item }, ({ scope, body }) => balancers.removeMany(scope, body.ids));
    serve(app, api.recreate, { subject: item }, ({ scope, params }) => balancers.recreate(scope, params.id));
    serve(app, api.failover, { subject: item }, ({ scope, params }) => balancers.failover(scope, params.id));
    serve(app, api.stats, { subject: item }, ({ scope, params, query }) => balancers.stats(scope, params.id, query));
  };
