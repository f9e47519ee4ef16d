import { cloudApi, metaApi } from '@skydeck/contract';
import { allowedIn, offersOf } from './offers.ts';
import type { Engine } from './engine.ts';
import type { Routes } from '../http/routes.ts';
import { serve } from '../http/serve.ts';

/** Scoped by the token, when one was sent: the same person may do other things in another project. */
export const metaRoutes =
  ({
    name = 'embedded',
    offers: offered,
    access,
    services,
  }: Pick<Engine, 'name' | 'offers' | 'access' | 'services'>): Routes =>
  (app) => {
    serve(app, metaApi.read, async ({ scope }) => ({ data: allowedIn(offered ?? null, scope) }));
    serve(app, cloudApi.access, async () => ({ openstack: access ?? null }));
    serve(app, cloudApi.services, async () => ({ openstack: (await services?.()) ?? null }));
    serve(app, cloudApi.offers, async () => offersOf(name, offered ?? null));
  };
