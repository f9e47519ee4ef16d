import { portApi } from '@skydeck/contract';
import type { Routes } from '../../http/routes.ts';
import { serveRead } from '../../http/serve-crud.ts';
import type { PortEngine } from './port.ts';

export const portRoutes =
  (ports: PortEngine): Routes =>
  (app) => {
    serveRead(app, portApi, ports);
  };
