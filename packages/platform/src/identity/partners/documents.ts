import { DEFAULT_DOMAIN, type Partner, speaksV0, whyNotPartnerOrigin } from '@skydeck/contract';
import { stableId } from '../accounts/stable-id.ts';
import type { Indexed } from '../../store/documents.ts';
import type { Tx } from '../../store/store.ts';

export const partnersOf = (tx: Tx) => tx.documents<Partner>('partner');

export const partnerIndexed = ({ domain_id, name, created_at }: Partner): Indexed => ({
  projectId: null,
  domainId: domain_id,
  name,
  createdAt: created_at,
});

/** What a page needs to know of who frames it. */
export interface FramingPartner {
  readonly origin: string;
  /** Still speaks version 0 of the embed protocol. */
  readonly v0: boolean;
}

const byOrigin = (tx: Tx, origin: string) => partnersOf(tx).all([{ field: 'origin', equals: origin }]);

/**
 * The partner of this origin in any domain: the page is framed before we may know who sits in front of it. `domainId` is
 * theirs, if it is known and lists the page: version 0 is what their domain says, else the operator; else all that do.
 */
export async function findPartner(tx: Tx, origin: string, domainId: string | null): Promise<FramingPartner | null> {
  const found = await byOrigin(tx, origin);
  // What came into the store by another way must not come into a policy.
  if (found.length === 0 || whyNotPartnerOrigin(origin) !== null) return null;
  const of = (domain: string) => found.filter(({ domain_id }) => domain_id === domain);
  const [own, operators] = [of(domainId ?? ''), of(DEFAULT_DOMAIN)];
  const counting = domainId === null ? found : own.length > 0 ? own : operators;
  return { origin, v0: counting.every(({ v0_until }) => speaksV0(v0_until, tx.now)) };
}

/** Whether a page of this origin may show our forms to a person of this domain. The operator's partners are everybody's. */
export async function isPartnerOf(tx: Tx, origin: string, domainId: string): Promise<boolean> {
  const found = await byOrigin(tx, origin);
  return found.some(({ domain_id }) => domain_id === domainId || domain_id === DEFAULT_DOMAIN);
}

/** For the demo, before anybody administers anything. */
export async function seedPartner(
  tx: Tx,
  { origin, domainId, name, v0_until }: { origin: string; domainId: string; name: string; v0_until: string | null },
): Promise<void> {
  if (whyNotPartnerOrigin(origin) !== null) throw new TypeError(`'${origin}' is no origin`);
  const partner: Partner = {
    id: stableId('partner', `${domainId} ${origin}`),
    domain_id: domainId,
    name,
    origin,
    v0_until,
    created_at: tx.now.toISOString(),
    revision_number: 0,
    last_check: null,
  };
  await partnersOf(tx).insert(partner, partnerIndexed(partner));
}
