import { flavorApi } from '@skydeck/contract';
import type { Routes } from '../../http/routes.ts';
import { serve } from '../../http/serve.ts';
import { serveRead } from '../../http/serve-crud.ts';
import type { FlavorEngine } from './port.ts';

export const flavorRoutes =
  (flavors: FlavorEngine): Routes =>
  (app) => {
    serveRead(app, flavorApi, flavors);
    serve(app, flavorApi.create, ({ scope, body }) => flavors.create(scope, body));
    serve(app, flavorApi.remove, async ({ scope, params }) => {
      await flavors.remove(scope, params.id);
      return null;
    });
    serve(app, flavorApi.removeMany, ({ scope, body }) => flavors.removeMany(scope, body));
  };
