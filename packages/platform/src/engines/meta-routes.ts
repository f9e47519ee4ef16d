import { cloudApi, metaApi } from '@skydeck/contract';
import { allowedOf } from '../identity/rights/abilities.ts';
import { hasCallsFor, offersOf } from './offers.ts';
import type { Engine, Routes } from './engine.ts';
import { serve } from '../http/serve.ts';

/**
 * Scoped by the token, when one was sent: the same person may do other things in another project. What the cloud does not
 * offer is allowed to nobody, so that no menu and no button leads to it.
 */
export const metaRoutes =
  ({ name = 'embedded', offers: offered }: Pick<Engine, 'name' | 'offers'>): Routes =>
  (app) => {
    serve(app, metaApi.read, async ({ scope }) => ({
      data: allowedOf((subject, method) => scope.may(subject, method) && hasCallsFor(offered ?? null, subject, method)),
    }));
    serve(app, cloudApi.offers, async () => offersOf(name, offered ?? null));
  };
