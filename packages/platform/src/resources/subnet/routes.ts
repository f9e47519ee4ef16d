import { subnetApi, subnetSubjects } from '@skydeck/contract';
import type { Routes } from '../../engines/engine.ts';
import { serve } from '../../http/serve.ts';
import type { SubnetEngine } from './port.ts';

const { list, item } = subnetSubjects;

export const subnetRoutes =
  (subnets: SubnetEngine): Routes =>
  (app) => {
    serve(app, subnetApi.list, { subject: list }, ({ scope, query }) => subnets.list(scope, query));
    serve(app, subnetApi.read, { subject: item }, ({ scope, params }) => subnets.read(scope, params.id));
    serve(app, subnetApi.create, { subject: item }, ({ scope, body }) => subnets.create(scope, body));
    serve(app, subnetApi.update, { subject: item }, ({ scope, params, body, revision }) =>
      subnets.update(scope, params.id, body, revision),
    );
    serve(app, subnetApi.remove, { subject: item }, async ({ scope, params }) => {
      await subnets.remove(scope, params.id);
      return null;
    });
  };
