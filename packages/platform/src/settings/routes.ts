import { type About, type Feature, settingsApi } from '@skydeck/contract';
import type { Infer } from 'superstruct';
import { findDomain } from '../accounts/find-account.ts';
import type { Routes } from '../engines/engine.ts';
import { unknownPath } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import type { Store } from '../store/store.ts';
import { locales } from './locales.ts';
import { type Brand, themeAt } from './themes.ts';

export interface Brands {
  readonly all: ReadonlyMap<string, Brand>;
  /** Where a domain has none of its own. */
  readonly own: Brand;
}

export interface Release {
  readonly version: string;
  readonly release: string;
}

// Flags the console may ask for; one that is not listed counts as off.
const features: Infer<typeof Feature>[] = [
  { id: 'tasks-notifications', enabled: true, metadata: { target: 'common' } },
];

const open = { public: true } as const;

export const settingsRoutes =
  (store: Store, brands: Brands, release: Release): Routes =>
  (app) => {
    serve(app, settingsApi.locales, open, async () => ({ data: [...locales] }));
    serve(app, settingsApi.features, open, async () => features);
    serve(app, settingsApi.theme, open, async ({ query, exchange }) => {
      const said = query['domain'];
      // A domain that is not there has the server's own brand: a stranger must not learn which domains exist.
      const domain = said ? await store.read((tx) => findDomain(tx, said)) : null;
      return themeAt(brands.all.get(domain?.theme ?? '') ?? brands.own, exchange.basePath);
    });
    serve(app, settingsApi.about, open, async (): Promise<Infer<typeof About>> => ({
      'storage-release': { version: release.version, release: release.release },
      product: { name: brands.own.theme.productName },
      links: brands.own.theme.links,
    }));
    app.get<{ Params: { brand: string; file: string } }>('/theme/:brand/:file', async ({ params }, reply) => {
      const file = brands.all.get(params.brand)?.files.get(params.file);
      if (!file) throw unknownPath();
      // A picture opened by itself is a document: it must not run anything, even where an SVG holds a script.
      return reply
        .type(file.mediaType)
        .header('Cache-Control', 'public, max-age=3600')
        .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .send(file.bytes);
    });
  };
