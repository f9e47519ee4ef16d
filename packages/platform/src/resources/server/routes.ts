import { serverApi } from '@skydeck/contract';
import type { Routes } from '../../engines/engine.ts';
import { serve } from '../../http/serve.ts';
import type { ServerEngine } from './port.ts';

export const serverRoutes =
  (servers: ServerEngine): Routes =>
  (app) => {
    serve(app, serverApi.list, ({ scope, query }) => servers.list(scope, query));
    serve(app, serverApi.read, ({ scope, params }) => servers.read(scope, params.id));
  };
