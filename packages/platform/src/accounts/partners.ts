import type { Tx } from '../store/store.ts';

/** A site that may show our forms in its pages. */
export interface Partner {
  /** Exact: scheme, host and port. */
  readonly origin: string;
  readonly domainId: string;
  readonly name: string;
  /** Still speaks version 0 of the embed protocol. */
  readonly v0: boolean;
}

/** Null unless `text` is an origin as browsers write it: nothing behind the port, no user, http or https. */
export function readOrigin(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { origin, protocol } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && origin === text ? origin : null;
}

export async function keepPartner(tx: Tx, { origin, domainId, name, v0 }: Partner): Promise<void> {
  if (readOrigin(origin) === null) throw new TypeError(`'${origin}' is no origin`);
  const facts = { name, v0: v0 ? 1 : 0 };
  await tx.tables
    .insertInto('partners')
    .values({ origin, domain_id: domainId, ...facts })
    .onConflict((conflict) => conflict.columns(['origin', 'domain_id']).doUpdateSet(facts))
    .execute();
}

/** The partner of this origin in any domain: the page is framed before we know who sits in front of it. */
export async function findPartner(tx: Tx, origin: string): Promise<Partner | null> {
  const rows = await tx.tables
    .selectFrom('partners')
    .selectAll()
    .where('origin', '=', origin)
    .orderBy('domain_id')
    .execute();
  const [row] = rows;
  return row ? { origin, domainId: row.domain_id, name: row.name, v0: rows.some(({ v0 }) => v0 === 1) } : null;
}
