import { vpnApi } from '@skydeck/contract';
import type { Routes } from '../../http/routes.ts';
import { serve } from '../../http/serve.ts';
import { serveCrud } from '../../http/serve-crud.ts';
import type { VpnEngine } from './port.ts';

export const vpnRoutes =
  (vpns: VpnEngine): Routes =>
  (app) => {
    serveCrud(app, vpnApi, vpns);
    serve(app, vpnApi.restart, ({ scope, params }) => vpns.restart(scope, params.id));
    serve(app, vpnApi.enable, ({ scope, body }) => vpns.switchMany(scope, body, true));
    serve(app, vpnApi.disable, ({ scope, body }) => vpns.switchMany(scope, body, false));
    serve(app, vpnApi.ikePolicies, ({ scope, query }) => vpns.ikePolicies(scope, query));
    serve(app, vpnApi.ipsecPolicies, ({ scope, query }) => vpns.ipsecPolicies(scope, query));
    serve(app, vpnApi.endpointGroups, ({ scope, query }) => vpns.endpointGroups(scope, query));
    serve(app, vpnApi.service, ({ scope, params }) => vpns.service(scope, params.id));
  };
