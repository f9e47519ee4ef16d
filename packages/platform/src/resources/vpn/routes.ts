import { vpnApi } from '@skydeck/contract';
import type { Routes } from '../../engines/engine.ts';
import { serve } from '../../http/serve.ts';
import type { VpnEngine } from './port.ts';

export const vpnRoutes =
  (vpns: VpnEngine): Routes =>
  (app) => {
    serve(app, vpnApi.list, ({ scope, query }) => vpns.list(scope, query));
    serve(app, vpnApi.create, ({ scope, body }) => vpns.create(scope, body));
    serve(app, vpnApi.read, ({ scope, params }) => vpns.read(scope, params.id));
    serve(app, vpnApi.update, ({ scope, params, body, revision }) => vpns.update(scope, params.id, body, revision));
    serve(app, vpnApi.remove, async ({ scope, params }) => {
      await vpns.remove(scope, params.id);
      return null;
    });
    serve(app, vpnApi.removeMany, ({ scope, body }) => vpns.removeMany(scope, body.ids));
    serve(app, vpnApi.restart, ({ scope, params }) => vpns.restart(scope, params.id));
    serve(app, vpnApi.enable, ({ scope, body }) => vpns.switchMany(scope, body.ids, true));
    serve(app, vpnApi.disable, ({ scope, body }) => vpns.switchMany(scope, body.ids, false));
    serve(app, vpnApi.ikePolicies, ({ scope, query }) => vpns.ikePolicies(scope, query));
    serve(app, vpnApi.ipsecPolicies, ({ scope, query }) => vpns.ipsecPolicies(scope, query));
    serve(app, vpnApi.endpointGroups, ({ scope, query }) => vpns.endpointGroups(scope, query));
    serve(app, vpnApi.service, ({ scope, params }) => vpns.service(scope, params.id));
  };
