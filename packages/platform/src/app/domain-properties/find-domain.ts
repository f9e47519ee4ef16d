import { DEFAULT_DOMAIN, isUuid } from '@skydeck/contract';
import { accountsOf } from '../../identity/accounts/documents.ts';
import type { Tx } from '../../store/store.ts';

/** The id of the domain that a path names by its id or its name; what names none stays, and is nobody's id. */
// spec: theme.property.domain
export async function domainIdOf(tx: Tx, text: string): Promise<string> {
  if (isUuid(text) || text === DEFAULT_DOMAIN) return text.toLowerCase();
  const [named] = await accountsOf(tx).domains.all([{ field: 'name', equals: text }]);
  return named?.id ?? text;
}
