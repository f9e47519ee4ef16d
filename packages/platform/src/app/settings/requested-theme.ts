import { DEFAULT_DOMAIN, type ExternalConfig, type Theme } from '@skydeck/contract';
import { findDomain } from '../../identity/accounts/find-account.ts';
import { readerOf } from '../domain-properties/reader.ts';
import type { Exchange } from '../../http/exchange.ts';
import type { Store } from '../../store/store.ts';
import { themeOfDomain } from './domain-theme.ts';
import type { Brands } from './themes.ts';

export interface ThemeRequest {
  /** A domain's id, its name or its name's form in addresses; left out or empty: that of whoever asks. */
  readonly domain?: string | undefined;
  readonly brandOnly?: boolean;
}

export type ReadTheme = (request: ThemeRequest, exchange: Exchange) => Promise<Theme>;

/** A domain that is not there has the server's own brand: a stranger must not learn which domains exist. */
export const createReadTheme =
  (store: Store, brands: Brands, { links }: ExternalConfig): ReadTheme =>
  ({ domain: said, brandOnly = false }, exchange) =>
    store.read(async (tx) => {
      const reader = await readerOf(tx, exchange);
      const domain = await findDomain(tx, said || (reader?.domainId ?? DEFAULT_DOMAIN));
      return themeOfDomain(tx, { brands, links }, domain, { reader, basePath: exchange.basePath, brandOnly });
    });
