import { backupPlanApi as api, backupRunApi } from '@skydeck/contract';
import type { Routes } from '../../http/routes.ts';
import { serve } from '../../http/serve.ts';
import { serveCrud } from '../../http/serve-crud.ts';
import type { BackupPlanEngine } from './port.ts';

export const backupPlanRoutes =
  (plans: BackupPlanEngine): Routes =>
  (app) => {
    serveCrud(app, api, plans);
    serve(app, api.enableMany, ({ scope, body }) => plans.switchMany(scope, body, false));
    serve(app, api.disableMany, ({ scope, body }) => plans.switchMany(scope, body, true));
    serve(app, api.addVolumes, ({ scope, params, body }) => plans.addVolumes(scope, params.id, body.ids));
    serve(app, api.removeVolumes, ({ scope, params, body }) => plans.removeVolumes(scope, params.id, body.ids));
    serve(app, api.run, ({ scope, params }) => plans.run(scope, params.id));
    serve(app, api.abort, ({ scope, params }) => plans.abort(scope, params.id));
    serve(app, backupRunApi.list, ({ scope, query }) => plans.runs(scope, query));
    serve(app, backupRunApi.read, ({ scope, params }) => plans.readRun(scope, params.id));
  };
