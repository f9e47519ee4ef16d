import { sessionApi } from '@skydeck/contract';
import type { Routes } from '../../engines/engine.ts';
import { serve } from '../../http/serve.ts';

/** How long a person may do nothing before the console signs them out, in minutes. */
export const sessionLimitRoutes =
  (idleMinutes: number): Routes =>
  (app) => {
    serve(app, sessionApi.limits, async () => ({ idle_minutes: idleMinutes }));
  };
