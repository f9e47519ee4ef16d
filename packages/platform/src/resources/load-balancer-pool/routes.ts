import { loadBalancerPoolApi } from '@skydeck/contract';
import type { Routes } from '../../http/routes.ts';
import { serve } from '../../http/serve.ts';
import { serveCrud } from '../../http/serve-crud.ts';
import type { LoadBalancerPoolEngine } from './port.ts';

export const loadBalancerPoolRoutes =
  (pools: LoadBalancerPoolEngine): Routes =>
  (app) => {
    const api = loadBalancerPoolApi;
    serveCrud(app, api, pools);
    serve(app, api.stats, ({ scope, params, query }) => pools.stats(scope, params.id, query));
  };
