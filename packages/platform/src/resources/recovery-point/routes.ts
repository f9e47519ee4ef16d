import { recoveryPointApi } from '@skydeck/contract';
import type { Routes } from '../../http/routes.ts';
import { serve } from '../../http/serve.ts';
import { serveRead } from '../../http/serve-crud.ts';
import type { RecoveryPointEngine } from './port.ts';

export const recoveryPointRoutes =
  (points: RecoveryPointEngine): Routes =>
  (app) => {
    serveRead(app, recoveryPointApi, points);
    serve(app, recoveryPointApi.create, ({ scope, body }) => points.create(scope, body));
    serve(app, recoveryPointApi.remove, async ({ scope, params }) => {
      await points.remove(scope, params.id);
      return null;
    });
    serve(app, recoveryPointApi.removeMany, ({ scope, body }) => points.removeMany(scope, body));
    serve(app, recoveryPointApi.restore, ({ scope, params, body }) => points.restore(scope, params.id, body));
  };
