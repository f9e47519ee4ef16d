import { floatingIpApi, floatingIpSubjects } from '@skydeck/contract';
import type { Routes } from '../../engines/engine.ts';
import { serve } from '../../http/serve.ts';
import type { FloatingIpEngine } from './port.ts';

const { list, item } = floatingIpSubjects;

export const floatingIpRoutes =
  (ips: FloatingIpEngine): Routes =>
  (app) => {
    serve(app, floatingIpApi.list, { subject: list }, ({ scope, query }) => ips.list(scope, query));
    serve(app, floatingIpApi.create, { subject: list }, ({ scope, body }) => ips.create(scope, body));
    serve(app, floatingIpApi.targets, { subject: list }, ({ scope, query }) => ips.targets(scope, query));
    serve(app, floatingIpApi.read, { subject: item }, ({ scope, params }) => ips.read(scope, params.id));
    serve(app, floatingIpApi.update, { subject: item }, ({ scope, params, body, revision }) =>
      ips.update(scope, params.id, body, revision),
    );
    serve(app, floatingIpApi.remove, { subject: item }, async ({ scope, params }) => {
      await ips.remove(scope, params.id);
      return null;
    });
    serve(app, floatingIpApi.removeMany, { subject: item }, ({ scope, body }) => ips.removeMany(scope, body.ids));
    serve(app, floatingIpApi.unassignMany, { subject: item }, ({ scope, body }) => ips.unassignMany(scope, body.ids));
  };
