import { networkApi, networkSubjects } from '@skydeck/contract';
import type { Routes } from '../../engines/engine.ts';
import { serve } from '../../http/serve.ts';
import type { NetworkEngine } from './port.ts';

const { list, create, item } = networkSubjects;

export const networkRoutes =
  (networks: NetworkEngine): Routes =>
  (app) => {
    serve(app, networkApi.list, { subject: list }, ({ scope, query }) => networks.list(scope, query));
    serve(app, networkApi.read, { subject: item }, ({ scope, params }) => networks.read(scope, params.id));
    serve(app, networkApi.createPrivate, { subject: create }, ({ scope, body }) => networks.createPrivate(scope, body));
    serve(app, networkApi.update, { subject: item }, ({ scope, params, body, revision }) =>
      networks.update(scope, params.id, body, revision),
    );
    serve(app, networkApi.remove, { subject: item }, async ({ scope, params }) => {
      await networks.remove(scope, params.type, params.id);
      return null;
    });
    serve(app, networkApi.removeMany, { subject: item }, ({ scope, body }) => networks.removeMany(scope, body.ids));
  };
