import { portApi } from '@skydeck/contract';
import type { Routes } from '../../engines/engine.ts';
import { serve } from '../../http/serve.ts';
import type { PortEngine } from './port.ts';

export const portRoutes =
  (ports: PortEngine): Routes =>
  (app) => {
    serve(app, portApi.list, ({ scope, query }) => ports.list(scope, query));
    serve(app, portApi.read, ({ scope, params }) => ports.read(scope, params.id));
  };
