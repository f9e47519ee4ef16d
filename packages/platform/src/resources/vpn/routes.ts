import { vpnApi, vpnSubjects } from '@skydeck/contract';
import type { Routes } from '../../engines/engine.ts';
import { serve } from '../../http/serve.ts';
import type { VpnEngine } from './port.ts';

const { list, item } = vpnSubjects;

export const vpnRoutes =
  (vpns: VpnEngine): Routes =>
  (app) => {
    serve(app, vpnApi.list, { subject: list }, ({ scope, query }) => vpns.list(scope, query));
    serve(app, vpnApi.create, { subject: list }, ({ scope, body }) => vpns.create(scope, body));
    serve(app, vpnApi.read, { subject: item }, ({ scope, params }) => vpns.read(scope, params.id));
    serve(app, vpnApi.update, { subject: item }, ({ scope, params, body, revision }) =>
      vpns.update(scope, params.id, body, revision),
    );
    serve(app, vpnApi.remove, { subject: item }, async ({ scope, params }) => {
      await vpns.remove(scope, params.id);
      return null;
    });
    serve(app, vpnApi.removeMany, { subject: item }, ({ scope, body }) => vpns.removeMany(scope, body.ids));
    serve(app, vpnApi.restart, { subject: item }, ({ scope, params }) => vpns.restart(scope, params.id));
    serve(app, vpnApi.enable, { subject: item }, ({ scope, body }) => vpns.switchMany(scope, body.ids, true));
    serve(app, vpnApi.disable, { subject: item }, ({ scope, body }) => vpns.switchMany(scope, body.ids, false));
    serve(app, vpnApi.ikePolicies, { subject: list }, ({ scope, query }) => vpns.ikePolicies(scope, query));
    serve(app, vpnApi.ipsecPolicies, { subject: list }, ({ scope, query }) => vpns.ipsecPolicies(scope, query));
    serve(app, vpnApi.endpointGroups, { subject: list }, ({ scope, query }) => vpns.endpointGroups(scope, query));
    serve(app, vpnApi.service, { subject: list }, ({ scope, params }) => vpns.service(scope, params.id));
  };
