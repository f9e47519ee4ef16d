import { type FrameContext, NotAPartner } from '../../http/frame-context.ts';
import type { Tx } from '../../store/store.ts';
import { isPartnerOf } from './documents.ts';

/**
 * A page may show our forms to the people of the domains that list it: otherwise the administrator of one domain could lead
 * the hands of another's. `domainId` is the person's own, whichever project they work in. Looked at as a session begins and
 * with each call, so that who is taken off the list is refused at the next step. Null: they may come in there.
 */
export async function whyNotInFrame(tx: Tx, frame: FrameContext | null, domainId: string): Promise<NotAPartner | null> {
  if (frame === null || (await isPartnerOf(tx, frame.origin, domainId))) return null;
  return new NotAPartner(frame.origin);
}
