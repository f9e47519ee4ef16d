import type { IncomingHttpHeaders } from 'node:http';
import { Refusal } from '../http/refusal.ts';
import type { Store } from '../store/store.ts';
import { isPartnerOf } from './documents.ts';

/** With this a framed console names the page around it, which the server has written into it. */
export const FRAME_HEADER = 'x-frame-host';

/** The origin of the page around the console that calls; null in an ordinary tab. */
export function frameHostOf(headers: IncomingHttpHeaders): string | null {
  const said = headers[FRAME_HEADER];
  return (Array.isArray(said) ? said[0] : said) || null;
}

export const notAPartner = (origin: string): Refusal =>
  new Refusal(403, 'not_a_partner', `${origin} may not show our forms to people of this domain`, {
    values: { origin },
  });

/**
 * A page may show our forms to the people of the domains that list it: otherwise the administrator of one domain could lead
 * the hands of another's. Looked at with each call, so that who is taken off the list is refused at the next step. Throws a
 * Refusal (403).
 */
export async function needPartner(store: Store, headers: IncomingHttpHeaders, domainId: string): Promise<void> {
  const origin = frameHostOf(headers);
  if (origin === null) return;
  if (await store.read((tx) => isPartnerOf(tx, origin, domainId))) return;
  throw notAPartner(origin);
}
