import { metaApi } from '@skydeck/contract';
import { allowedOf } from '../auth/abilities.ts';
import type { Routes } from '../engines/engine.ts';
import { serve } from './serve.ts';

/** Scoped by the token, when one was sent: the same person may do other things in another project. */
export const metaRoutes: Routes = (app) => {
  serve(app, metaApi.read, async ({ scope }) => ({ data: allowedOf(scope.may) }));
};
