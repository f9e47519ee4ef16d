import { securityGroupApi, securityGroupSubjects } from '@skydeck/contract';
import type { Routes } from '../../engines/engine.ts';
import { serve } from '../../http/serve.ts';
import type { SecurityGroupEngine } from './port.ts';

const { list, item } = securityGroupSubjects;

export const securityGroupRoutes =
  (groups: SecurityGroupEngine): Routes =>
  (app) => {
    serve(app, securityGroupApi.list, { subject: list }, ({ scope, query }) => groups.list(scope, query));
    serve(app, securityGroupApi.create, { subject: list }, ({ scope, body }) => groups.create(scope, body));
    serve(app, securityGroupApi.read, { subject: item }, ({ scope, params }) => groups.read(scope, params.id));
    serve(app, securityGroupApi.update, { subject: item }, ({ scope, params, body, revision }) =>
      groups.update(scope, params.id, body, revision),
    );
    serve(app, securityGroupApi.remove, { subject: item }, async ({ scope, params }) => {
      await groups.remove(scope, params.id);
      return null;
    });
    serve(app, securityGroupApi.removeMany, { subject: item }, ({ scope, body }) => groups.removeMany(scope, body.ids));
    serve(app, securityGroupApi.addRule, { subject: item }, ({ scope, body }) => groups.addRule(scope, body));
    serve(app, securityGroupApi.removeRule, { subject: item }, async ({ scope, params }) => {
      await groups.removeRule(scope, params.id);
      return null;
    });
    serve(app, securityGroupApi.removeRules, { subject: item }, ({ scope, body }) =>
      groups.removeRules(scope, body.ids),
    );
  };
