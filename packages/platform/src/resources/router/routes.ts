import { routerApi } from '@skydeck/contract';
import type { Routes } from '../../engines/engine.ts';
import { serve } from '../../http/serve.ts';
import { serveCrud } from '../../http/serve-crud.ts';
import type { RouterEngine } from './port.ts';

export const routerRoutes =
  (routers: RouterEngine): Routes =>
  (app) => {
    serveCrud(app, routerApi, routers);
    serve(app, routerApi.interfaces, ({ scope, params }) => routers.interfaces(scope, params.id));
    serve(app, routerApi.addInterface, ({ scope, params, body }) => routers.addInterface(scope, params.id, body));
    serve(app, routerApi.updateInterface, ({ scope, params, body, revision }) =>
      routers.updateInterface(scope, params.id, params.interfaceId, body, revision),
    );
    serve(app, routerApi.removeInterface, ({ scope, params, body }) => routers.removeInterface(scope, params.id, body));
    serve(app, routerApi.removeInterfaces, ({ scope, body }) => routers.removeInterfaces(scope, body.ids));
  };
