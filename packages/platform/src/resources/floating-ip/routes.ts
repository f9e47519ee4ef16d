import { floatingIpApi } from '@skydeck/contract';
import type { Routes } from '../../http/routes.ts';
import { serve } from '../../http/serve.ts';
import { serveCrud } from '../../http/serve-crud.ts';
import type { FloatingIpEngine } from './port.ts';

export const floatingIpRoutes =
  (ips: FloatingIpEngine): Routes =>
  (app) => {
    serveCrud(app, floatingIpApi, ips);
    serve(app, floatingIpApi.targets, ({ scope, query }) => ips.targets(scope, query));
    serve(app, floatingIpApi.unassignMany, ({ scope, body }) => ips.unassignMany(scope, body));
  };
