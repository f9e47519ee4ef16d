import { networkApi } from '@skydeck/contract';
import type { Routes } from '../../http/routes.ts';
import { serve } from '../../http/serve.ts';
import { serveRead } from '../../http/serve-crud.ts';
import type { NetworkEngine } from './port.ts';

export const networkRoutes =
  (networks: NetworkEngine): Routes =>
  (app) => {
    serveRead(app, networkApi, networks);
    serve(app, networkApi.createPrivate, ({ scope, body }) => networks.createPrivate(scope, body));
    serve(app, networkApi.createUntagged, ({ scope, body }) => networks.createUntagged(scope, body));
    serve(app, networkApi.createVlan, ({ scope, body }) => networks.createVlan(scope, body));
    serve(app, networkApi.physical, ({ scope }) => networks.physical(scope));
    serve(app, networkApi.update, ({ scope, params, body, revision }) =>
      networks.update(scope, params.id, body, revision),
    );
    serve(app, networkApi.remove, async ({ scope, params, query }) => {
      const withVlanInterface = query['delete_vlan_interfaces']?.toLowerCase() === 'true';
      await networks.remove(scope, params.type, params.id, withVlanInterface);
      return null;
    });
    serve(app, networkApi.removeMany, ({ scope, body }) => networks.removeMany(scope, body));
  };
