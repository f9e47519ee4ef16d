import { floatingIpApi } from '@skydeck/contract';
import type { Routes } from '../../engines/engine.ts';
import { serve } from '../../http/serve.ts';
import type { FloatingIpEngine } from './port.ts';

export const floatingIpRoutes =
  (ips: FloatingIpEngine): Routes =>
  (app) => {
    serve(app, floatingIpApi.list, ({ scope, query }) => ips.list(scope, query));
    serve(app, floatingIpApi.create, ({ scope, body }) => ips.create(scope, body));
    serve(app, floatingIpApi.targets, ({ scope, query }) => ips.targets(scope, query));
    serve(app, floatingIpApi.read, ({ scope, params }) => ips.read(scope, params.id));
    serve(app, floatingIpApi.update, ({ scope, params, body, revision }) =>
      ips.update(scope, params.id, body, revision),
    );
    serve(app, floatingIpApi.remove, async ({ scope, params }) => {
      await ips.remove(scope, params.id);
      return null;
    });
    serve(app, floatingIpApi.removeMany, ({ scope, body }) => ips.removeMany(scope, body.ids));
    serve(app, floatingIpApi.unassignMany, ({ scope, body }) => ips.unassignMany(scope, body.ids));
  };
