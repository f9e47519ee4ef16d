import { serverApi } from '@skydeck/contract';
import type { Routes } from '../../http/routes.ts';
import { serveRead } from '../../http/serve-crud.ts';
import type { ServerEngine } from './port.ts';

export const serverRoutes =
  (servers: ServerEngine): Routes =>
  (app) => {
    serveRead(app, serverApi, servers);
  };
