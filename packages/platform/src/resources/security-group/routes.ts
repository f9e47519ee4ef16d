import { securityGroupApi } from '@skydeck/contract';
import type { Routes } from '../../engines/engine.ts';
import { serve } from '../../http/serve.ts';
import type { SecurityGroupEngine } from './port.ts';

export const securityGroupRoutes =
  (groups: SecurityGroupEngine): Routes =>
  (app) => {
    serve(app, securityGroupApi.list, ({ scope, query }) => groups.list(scope, query));
    serve(app, securityGroupApi.create, ({ scope, body }) => groups.create(scope, body));
    serve(app, securityGroupApi.read, ({ scope, params }) => groups.read(scope, params.id));
    serve(app, securityGroupApi.update, ({ scope, params, body, revision }) =>
      groups.update(scope, params.id, body, revision),
    );
    serve(app, securityGroupApi.remove, async ({ scope, params }) => {
      await groups.remove(scope, params.id);
      return null;
    });
    serve(app, securityGroupApi.removeMany, ({ scope, body }) => groups.removeMany(scope, body.ids));
    serve(app, securityGroupApi.addRule, ({ scope, body }) => groups.addRule(scope, body));
    serve(app, securityGroupApi.removeRule, async ({ scope, params }) => {
      await groups.removeRule(scope, params.id);
      return null;
    });
    serve(app, securityGroupApi.removeRules, ({ scope, body }) => groups.removeRules(scope, body.ids));
  };
