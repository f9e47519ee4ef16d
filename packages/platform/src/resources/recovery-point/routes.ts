import { recoveryPointApi, recoveryPointSubjects } from '@skydeck/contract';
import type { Routes } from '../../engines/engine.ts';
import { serve } from '../../http/serve.ts';
import type { RecoveryPointEngine } from './port.ts';

const { list, item } = recoveryPointSubjects;

export const recoveryPointRoutes =
  (points: RecoveryPointEngine): Routes =>
  (app) => {
    serve(app, recoveryPointApi.list, { subject: list }, ({ scope, query }) => points.list(scope, query));
    serve(app, recoveryPointApi.create, { subject: list }, ({ scope, body }) => points.create(scope, body));
    serve(app, recoveryPointApi.read, { subject: item }, ({ scope, params }) => points.read(scope, params.id));
    serve(app, recoveryPointApi.remove, { subject: item }, async ({ scope, params }) => {
      await points.remove(scope, params.id);
      return null;
    });
    serve(app, recoveryPointApi.removeMany, { subject: item }, ({ scope, body }) => points.removeMany(scope, body.ids));
    serve(app, recoveryPointApi.restore, { subject: item }, ({ scope, params, body }) =>
      points.restore(scope, params.id, body),
    );
  };
