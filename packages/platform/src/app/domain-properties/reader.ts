import { resolveCaller } from '../../identity/sessions/authenticate.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Exchange } from '../../http/exchange.ts';
import type { Scope } from '../../http/scope.ts';
import type { Tx } from '../../store/store.ts';
import type { PropertyRow } from '../../store/tables/domain-properties.ts';

/** Who asks where strangers may ask, too; null: one of them. */
export type Reader = Scope | null;

/** Whoever has no living session, or sits in front of a page that is not for them, is a stranger, and no error. Asking keeps no session alive. */
export async function readerOf(
  tx: Tx,
  exchange: Pick<Exchange, 'sessionHashes' | 'frame' | 'requestId'>,
): Promise<Reader> {
  if (exchange.sessionHashes.length === 0) return null;
  try {
    return (await resolveCaller(tx, exchange, null, exchange.requestId)).scope;
  } catch (error) {
    if (error instanceof Refusal && (error.status === 401 || error.code === 'not_a_partner')) return null;
    throw error;
  }
}

/** System roles see every domain, the others their own. */
export const seesDomain = (reader: Reader, domainId: string): boolean =>
  reader !== null && (reader.isSystem || reader.domainId === domainId);

/** Fails closed: an access that is not known is nobody's but the domain's. */
export const mayRead = (reader: Reader, { access, domain_id }: Pick<PropertyRow, 'access' | 'domain_id'>): boolean =>
  access === 'pub' || seesDomain(reader, domain_id);
