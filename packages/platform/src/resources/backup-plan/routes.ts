import { backupPlanApi as api, backupRunApi } from '@skydeck/contract';
import type { Routes } from '../../engines/engine.ts';
import { serve } from '../../http/serve.ts';
import type { BackupPlanEngine } from './port.ts';

export const backupPlanRoutes =
  (plans: BackupPlanEngine): Routes =>
  (app) => {
    serve(app, api.list, ({ scope, query }) => plans.list(scope, query));
    serve(app, api.create, ({ scope, body }) => plans.create(scope, body));
    serve(app, api.read, ({ scope, params }) => plans.read(scope, params.id));
    serve(app, api.update, ({ scope, params, body, revision }) => plans.update(scope, params.id, body, revision));
    serve(app, api.remove, async ({ scope, params }) => {
      await plans.remove(scope, params.id);
      return null;
    });
    serve(app, api.removeMany, ({ scope, body }) => plans.removeMany(scope, body.ids));
    serve(app, api.enableMany, ({ scope, body }) => plans.switchMany(scope, body.ids, false));
    serve(app, api.disableMany, ({ scope, body }) => plans.switchMany(scope, body.ids, true));
    serve(app, api.addVolumes, ({ scope, params, body }) => plans.addVolumes(scope, params.id, body.ids));
    serve(app, api.removeVolumes, ({ scope, params, body }) => plans.removeVolumes(scope, params.id, body.ids));
    serve(app, api.run, ({ scope, params }) => plans.run(scope, params.id));
    serve(app, api.abort, ({ scope, params }) => plans.abort(scope, params.id));
    serve(app, backupRunApi.list, ({ scope, query }) => plans.runs(scope, query));
    serve(app, backupRunApi.read, ({ scope, params }) => plans.readRun(scope, params.id));
  };
