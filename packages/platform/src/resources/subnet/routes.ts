import { subnetApi } from '@skydeck/contract';
import type { Routes } from '../../engines/engine.ts';
import { serve } from '../../http/serve.ts';
import type { SubnetEngine } from './port.ts';

export const subnetRoutes =
  (subnets: SubnetEngine): Routes =>
  (app) => {
    serve(app, subnetApi.list, ({ scope, query }) => subnets.list(scope, query));
    serve(app, subnetApi.read, ({ scope, params }) => subnets.read(scope, params.id));
    serve(app, subnetApi.create, ({ scope, body }) => subnets.create(scope, body));
    serve(app, subnetApi.update, ({ scope, params, body, revision }) =>
      subnets.update(scope, params.id, body, revision),
    );
    serve(app, subnetApi.remove, async ({ scope, params }) => {
      await subnets.remove(scope, params.id);
      return null;
    });
  };
