import { networkApi, networkSubjects } from '@skydeck/contract';
import type { Routes } from '../../engines/engine.ts';
import { serve } from '../../http/serve.ts';
import type { NetworkEngine } from './port.ts';

const { list, create, physical, item } = networkSubjects;

export const networkRoutes =
  (networks: NetworkEngine): Routes =>
  (app) => {
    serve(app, networkApi.list, { subject: list }, ({ scope, query }) => networks.list(scope, query));
    serve(app, networkApi.read, { subject: item }, ({ scope, params }) => networks.read(scope, params.id));
    serve(app, networkApi.createPrivate, { subject: create }, ({ scope, body }) => networks.createPrivate(scope, body));
    serve(app, networkApi.createUntagged, { subject: physical }, ({ scope, body }) =>
      networks.createUntagged(scope, body),
    );
    serve(app, networkApi.createVlan, { subject: physical }, ({ scope, body }) => networks.createVlan(scope, body));
    serve(app, networkApi.physical, { subject: physical }, ({ scope }) => networks.physical(scope));
    serve(app, networkApi.update, { subject: item }, ({ scope, params, body, revision }) =>
      networks.update(scope, params.id, body, revision),
    );
    serve(app, networkApi.remove, { subject: item }, async ({ scope, params, query }) => {
      const withVlanInterface = query['delete_vlan_interfaces']?.toLowerCase() === 'true';
      await networks.remove(scope, params.type, params.id, withVlanInterface);
      return null;
    });
    serve(app, networkApi.removeMany, { subject: item }, ({ scope, body }) => networks.removeMany(scope, body));
  };
