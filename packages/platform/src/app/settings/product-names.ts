import { accountsOf } from '../../identity/accounts/documents.ts';
import type { Caller } from '../../identity/sessions/authenticate.ts';
import type { Tx } from '../../store/store.ts';
import { themeOfDomain } from './domain-theme.ts';
import type { Brands } from './themes.ts';

/** What the console calls itself in the caller's domain, and by itself. */
export async function productNamesFor(tx: Tx, brands: Brands, { person, scope }: Caller): Promise<string[]> {
  const domain = await accountsOf(tx).domains.get(person.user.domain_id);
  const view = { reader: scope, basePath: '', brandOnly: false };
  const theme = await themeOfDomain(tx, { brands, links: undefined }, domain, view);
  return [theme, brands.own.theme].flatMap(({ productName, productTitle }) => [productName, productTitle]);
}
