import { type About, type ExternalConfig, settingsApi } from '@skydeck/contract';
import type { Infer } from 'superstruct';
import type { Routes } from '../../engines/engine.ts';
import { compressed } from '../../http/compression.ts';
import type { Exchange } from '../../http/exchange.ts';
import { unknownPath } from '../../http/refusal.ts';
import { servePublic } from '../../http/serve.ts';
import type { Store } from '../../store/store.ts';
import { createReadTheme } from './requested-theme.ts';
import { localesOf } from './locales.ts';
import type { Brands } from './themes.ts';

export type { Brands } from './themes.ts';

export interface Release {
  readonly version: string;
  readonly release: string;
}

/** What this API understands of the dialects of its family. */
const API_LEVEL = '6.1.0';

type Query = Readonly<Record<string, string>>;

export const settingsRoutes =
  (store: Store, brands: Brands, release: Release, config: ExternalConfig): Routes =>
  (app) => {
    const locales = localesOf(config);
    const readTheme = createReadTheme(store, brands, config);
    const themeFor = ({ domain, brand_only }: Query, exchange: Exchange) =>
      readTheme({ domain, brandOnly: brand_only === 'true' }, exchange);

    servePublic(app, settingsApi.locales, async () => ({ data: locales }));
    servePublic(app, settingsApi.theme, ({ query, exchange }) => themeFor(query, exchange));
    servePublic(app, settingsApi.about, async ({ query, exchange }): Promise<Infer<typeof About>> => {
      const { productName, links } = await themeFor(query, exchange);
      return {
        'storage-release': { version: API_LEVEL, release: release.release },
        product: { name: productName, version: release.version, release: release.release },
        links,
      };
    });
    const options = { compress: compressed };
    app.get<{ Params: { brand: string; file: string } }>('/theme/:brand/:file', options, async ({ params }, reply) => {
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
