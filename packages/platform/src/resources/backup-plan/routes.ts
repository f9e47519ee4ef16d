import { backupPlanApi as api, backupPlanSubjects, backupRunApi } from '@skydeck/contract';
import type { Routes } from '../../engines/engine.ts';
import { serve } from '../../http/serve.ts';
import type { BackupPlanEngine } from './port.ts';

const list = { subject: backupPlanSubjects.list };
const item = { subject: backupPlanSubjects.item };

export const backupPlanRoutes =
  (plans: BackupPlanEngine): Routes =>
  (app) => {
    serve(app, api.list, list, ({ scope, query }) => plans.list(scope, query));
    serve(app, api.create, list, ({ scope, body }) => plans.create(scope, body));
    serve(app, api.read, item, ({ scope, params }) => plans.read(scope, params.id));
    serve(app, api.update, item, ({ scope, params, body, revision }) => plans.update(scope, params.id, body, revision));
    serve(app, api.remove, item, async ({ scope, params }) => {
      await plans.remove(scope, params.id);
      return null;
    });
    serve(app, api.removeMany, item, ({ scope, body }) => plans.removeMany(scope, body.ids));
    serve(app, api.enableMany, item, ({ scope, body }) => plans.switchMany(scope, body.ids, false));
    serve(app, api.disableMany, item, ({ scope, body }) => plans.switchMany(scope, body.ids, true));
    serve(app, api.addVolumes, item, ({ scope, params, body }) => plans.addVolumes(scope, params.id, body.ids));
    serve(app, api.removeVolumes, item, ({ scope, params, body }) => plans.removeVolumes(scope, params.id, body.ids));
    serve(app, api.run, item, ({ scope, params }) => plans.run(scope, params.id));
    serve(app, api.abort, item, ({ scope, params }) => plans.abort(scope, params.id));
    serve(app, backupRunApi.list, list, ({ scope, query }) => plans.runs(scope, query));
    serve(app, backupRunApi.read, item, ({ scope, params }) => plans.readRun(scope, params.id));
  };
