import { type Router, routerApi, type RouterInterfaces } from '@skydeck/contract';
import type { Routes } from '../../http/routes.ts';
import { serve } from '../../http/serve.ts';
import { serveCrud } from '../../http/serve-crud.ts';
import { plainInterface } from './plain-interface.rules.ts';
import type { RouterEngine } from './port.ts';

export const routerRoutes =
  (routers: RouterEngine): Routes =>
  (app) => {
    serveCrud(app, routerApi, routers);
    serve(app, routerApi.interfaces, async ({ scope, params }) => {
      const interfaces = await routers.interfaces(scope, params.id);
      return { ...interfaces, ...insideAndOutside(await routers.read(scope, params.id)) };
    });
    serve(app, routerApi.addInterface, ({ scope, params, body }) => routers.addInterface(scope, params.id, body));
    serve(app, routerApi.updateInterface, ({ scope, params, body, revision }) =>
      routers.updateInterface(scope, params.id, params.interfaceId, body, revision),
    );
    serve(app, routerApi.removeInterface, ({ scope, params, body }) => routers.removeInterface(scope, params.id, body));
    serve(app, routerApi.removeInterfaces, ({ scope, body }) => routers.removeInterfaces(scope, body.ids));
  };

const insideAndOutside = ({
  external_interface = null,
  interfaces_info,
}: Router): Pick<RouterInterfaces, 'external_interface' | 'internal_interfaces'> => ({
  external_interface,
  internal_interfaces: interfaces_info.map(plainInterface),
});
