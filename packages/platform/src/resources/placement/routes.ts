import { placementApi } from '@skydeck/contract';
import type { Routes } from '../../http/routes.ts';
import { serveRead } from '../../http/serve-crud.ts';
import type { PlacementEngine } from './port.ts';

export const placementRoutes =
  (placements: PlacementEngine): Routes =>
  (app) =>
    serveRead(app, placementApi, placements);
