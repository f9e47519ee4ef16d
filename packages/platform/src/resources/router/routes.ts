import { routerApi } from '@skydeck/contract';
import type { Routes } from '../../engines/engine.ts';
import { serve } from '../../http/serve.ts';
import type { RouterEngine } from './port.ts';

export const routerRoutes =
  (routers: RouterEngine): Routes =>
  (app) => {
    serve(app, routerApi.list, ({ scope, query }) => routers.list(scope, query));
    serve(app, routerApi.create, ({ scope, body }) => routers.create(scope, body));
    serve(app, routerApi.read, ({ scope, params }) => routers.read(scope, params.id));
    serve(app, routerApi.update, ({ scope, params, body, revision }) =>
      routers.update(scope, params.id, body, revision),
    );
    serve(app, routerApi.remove, async ({ scope, params }) => {
      await routers.remove(scope, params.id);
      return null;
    });
    serve(app, routerApi.removeMany, ({ scope, body }) => routers.removeMany(scope, body.ids));
    serve(app, routerApi.interfaces, ({ scope, params }) => routers.interfaces(scope, params.id));
    serve(app, routerApi.addInterface, ({ scope, params, body }) => routers.addInterface(scope, params.id, body));
    serve(app, routerApi.updateInterface, ({ scope, params, body, revision }) =>
      routers.updateInterface(scope, params.id, params.interfaceId, body, revision),
    );
    serve(app, routerApi.removeInterface, ({ scope, params, body }) => routers.removeInterface(scope, params.id, body));
    serve(app, routerApi.removeInterfaces, ({ scope, body }) => routers.removeInterfaces(scope, body.ids));
  };
