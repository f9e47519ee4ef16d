import { loadBalancerApi } from '@skydeck/contract';
import type { Routes } from '../../http/routes.ts';
import { serve } from '../../http/serve.ts';
import { serveCrud } from '../../http/serve-crud.ts';
import type { LoadBalancerEngine } from './port.ts';

export const loadBalancerRoutes =
  (balancers: LoadBalancerEngine): Routes =>
  (app) => {
    const api = loadBalancerApi;
    serveCrud(app, api, balancers);
    serve(app, api.recreate, ({ scope, params }) => balancers.recreate(scope, params.id));
    serve(app, api.failover, ({ scope, params }) => balancers.failover(scope, params.id));
    serve(app, api.stats, ({ scope, params, query }) => balancers.stats(scope, params.id, query));
  };
