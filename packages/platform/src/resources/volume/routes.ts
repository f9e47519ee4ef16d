import { volumeApi } from '@skydeck/contract';
import type { Routes } from '../../http/routes.ts';
import { serveRead } from '../../http/serve-crud.ts';
import type { VolumeEngine } from './port.ts';

export const volumeRoutes =
  (volumes: VolumeEngine): Routes =>
  (app) => {
    serveRead(app, volumeApi, volumes);
  };
