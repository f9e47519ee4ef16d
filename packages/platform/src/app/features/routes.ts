import { type Feature, featureApi } from '@skydeck/contract';
import type { Routes } from '../../engines/engine.ts';
import { servePublic } from '../../http/serve.ts';

/** Public: what the console can do is no secret, and it is asked before anybody has signed in. */
export const featureRoutes =
  (features: readonly Feature[]): Routes =>
  (app) => {
    servePublic(app, featureApi.list, async () => [...features]);
  };
