import { volumeApi } from '@skydeck/contract';
import type { Routes } from '../../engines/engine.ts';
import { serve } from '../../http/serve.ts';
import type { VolumeEngine } from './port.ts';

export const volumeRoutes =
  (volumes: VolumeEngine): Routes =>
  (app) => {
    serve(app, volumeApi.list, ({ scope, query }) => volumes.list(scope, query));
    serve(app, volumeApi.read, ({ scope, params }) => volumes.read(scope, params.id));
  };
