import { type About, DEFAULT_DOMAIN, type ExternalConfig, settingsApi, type Theme } from '@skydeck/contract';
import type { Infer } from 'superstruct';
import { findDomain } from '../accounts/find-account.ts';
import type { Routes } from '../engines/engine.ts';
import type { Exchange } from '../http/exchange.ts';
import { unknownPath } from '../http/refusal.ts';
import { serve } from '../http/serve.ts';
import type { Store } from '../store/store.ts';
import { readerOf } from '../domain-properties/reader.ts';
import { themeOfDomain } from './domain-theme.ts';
import { localesOf } from './locales.ts';
import type { Brands } from './themes.ts';

export type { Brands } from './themes.ts';

export interface Release {
  readonly version: string;
  readonly release: string;
}

const open = { public: true } as const;

type Query = Readonly<Record<string, string>>;

export const settingsRoutes =
  (store: Store, brands: Brands, release: Release, config: ExternalConfig): Routes =>
  (app) => {
    const locales = localesOf(config);
    /** A domain that is not there has the server's own brand: a stranger must not learn which domains exist. */
    const themeFor = ({ domain: said, brand_only }: Query, exchange: Exchange): Promise<Theme> =>
      store.read(async (tx) => {
        const reader = await readerOf(tx, exchange);
        const domain = await findDomain(tx, said || (reader?.domainId ?? DEFAULT_DOMAIN));
        const view = { reader, basePath: exchange.basePath, brandOnly: brand_only === 'true' };
        return themeOfDomain(tx, { brands, links: config.links }, domain, view);
      });

    serve(app, settingsApi.locales, open, async () => ({ data: locales }));
    serve(app, settingsApi.theme, open, ({ query, exchange }) => themeFor(query, exchange));
    serve(app, settingsApi.about, open, async ({ query, exchange }): Promise<Infer<typeof About>> => {
      const { productName, links } = await themeFor(query, exchange);
      return {
        'storage-release': { version: release.version, release: release.release },
        product: { name: productName },
        links,
      };
    });
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
