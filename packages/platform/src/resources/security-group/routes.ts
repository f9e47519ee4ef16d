import { securityGroupApi } from '@skydeck/contract';
import type { Routes } from '../../http/routes.ts';
import { plainQuery } from '../../http/list-query.ts';
import { serve } from '../../http/serve.ts';
import { serveCrud } from '../../http/serve-crud.ts';
import type { SecurityGroupEngine } from './port.ts';

export const securityGroupRoutes =
  (groups: SecurityGroupEngine): Routes =>
  (app) => {
    serveCrud(app, securityGroupApi, groups);
    serve(app, securityGroupApi.rules, ({ scope, query }) =>
      groups.rules(scope, plainQuery(query)['security_group_id'] ?? null),
    );
    serve(app, securityGroupApi.readRule, ({ scope, params }) => groups.readRule(scope, params.id));
    serve(app, securityGroupApi.addRule, ({ scope, body }) => groups.addRule(scope, body));
    serve(app, securityGroupApi.removeRule, async ({ scope, params }) => {
      await groups.removeRule(scope, params.id);
      return null;
    });
    serve(app, securityGroupApi.removeRules, ({ scope, body }) => groups.removeRules(scope, body.ids));
  };
