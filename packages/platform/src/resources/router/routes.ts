import { routerApi, routerSubjects } from '@skydeck/contract';
import type { Routes } from '../../engines/engine.ts';
import { serve } from '../../http/serve.ts';
import type { RouterEngine } from './port.ts';

const { list, item } = routerSubjects;

export const routerRoutes =
  (routers: RouterEngine): Routes =>
  (app) => {
    serve(app, routerApi.list, { subject: list }, ({ scope, query }) => routers.list(scope, query));
    serve(app, routerApi.create, { subject: list }, ({ scope, body }) => routers.create(scope, body));
    serve(app, routerApi.read, { subject: item }, ({ scope, params }) => routers.read(scope, params.id));
    serve(app, routerApi.update, { subject: item }, ({ scope, params, body, revision }) =>
      routers.update(scope, params.id, body, revision),
    );
    serve(app, routerApi.remove, { subject: item }, async ({ scope, params }) => {
      await routers.remove(scope, params.id);
      return null;
    });
    serve(app, routerApi.removeMany, { subject: item }, ({ scope, body }) => routers.removeMany(scope, body.ids));
    serve(app, routerApi.interfaces, { subject: item }, ({ scope, params }) => routers.interfaces(scope, params.id));
    serve(app, routerApi.addInterface, { subject: item }, ({ scope, params, body }) =>
      routers.addInterface(scope, params.id, body),
    );
    serve(app, routerApi.updateInterface, { subject: item }, ({ scope, params, body, revision }) =>
      routers.updateInterface(scope, params.id, params.interfaceId, body, revision),
    );
    serve(app, routerApi.removeInterface, { subject: item }, ({ scope, params, body }) =>
      routers.removeInterface(scope, params.id, body),
    );
    serve(app, routerApi.removeInterfaces, { subject: item }, ({ scope, body }) =>
      routers.removeInterfaces(scope, body.ids),
    );
  };
