import { DEFAULT_DOMAIN, type ExternalConfig, type PageTheme, type Theme } from '@skydeck/contract';
import { findDomain } from '../../identity/accounts/find-account.ts';
import { type Reader, readerOf } from '../domain-properties/reader.ts';
import type { Exchange } from '../../http/exchange.ts';
import type { Store, Tx } from '../../store/store.ts';
import { themeOfDomain } from './domain-theme.ts';
import type { Brands } from './themes.ts';

export interface ThemeRequest {
  /** A domain's id, its name or its name's form in addresses; left out or empty: that of whoever asks. */
  readonly domain?: string | undefined;
  readonly brandOnly?: boolean;
}

export type ReadTheme = (request: ThemeRequest, exchange: Exchange) => Promise<Theme>;

/** Of a page: with the domain whose it is, which is the one the address names or that of whoever asks; null: nobody's. */
export type ReadPageTheme = (named: string | undefined, exchange: Exchange) => Promise<PageTheme>;

/** A domain that is not there has the server's own brand: a stranger must not learn which domains exist. */
export const createReadTheme =
  (store: Store, brands: Brands, config: ExternalConfig): ReadTheme =>
  (request, exchange) =>
    store.read(async (tx) => themeFor(tx, brands, config, request, await readerOf(tx, exchange), exchange));

export const createReadPageTheme =
  (store: Store, brands: Brands, config: ExternalConfig): ReadPageTheme =>
  (named, exchange) =>
    store.read(async (tx) => {
      const reader = await readerOf(tx, exchange);
      return {
        domain: named ?? reader?.domainId ?? null,
        theme: await themeFor(tx, brands, config, { domain: named }, reader, exchange),
        request_id: exchange.requestId,
      };
    });

async function themeFor(
  tx: Tx,
  brands: Brands,
  { links }: ExternalConfig,
  { domain: said, brandOnly = false }: ThemeRequest,
  reader: Reader,
  { basePath }: Exchange,
): Promise<Theme> {
  const domain = await findDomain(tx, said || (reader?.domainId ?? DEFAULT_DOMAIN));
  return themeOfDomain(tx, { brands, links }, domain, { reader, basePath, brandOnly });
}
