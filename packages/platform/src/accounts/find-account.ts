import { accountsOf, type DomainDocument, type UserDocument } from './documents.ts';
import type { Tx } from '../store/store.ts';

/** The form of a domain's name that stands in addresses: `Norrland Retail` → `norrland-retail`. */
export const slugOf = (name: string) => name.trim().toLowerCase().replaceAll(/\s+/g, '-');

/** By its id, its name or its name's form in addresses. */
export async function findDomain(tx: Tx, said: string): Promise<DomainDocument | null> {
  const domains = await accountsOf(tx).domains.all();
  return domains.find(({ id }) => id === said) ?? domains.find(({ name }) => slugOf(name) === slugOf(said)) ?? null;
}

/** The person of this name; without a domain, the only one of this name in the whole cloud. */
export async function findUser(tx: Tx, name: string, domain: DomainDocument | null): Promise<UserDocument | null> {
  const byName = await accountsOf(tx).users.all([{ field: 'name', contains: name }]);
  const same = byName.filter(
    (user) => user.name.toLowerCase() === name.toLowerCase() && (!domain || user.domain_id === domain.id),
  );
  return same.length === 1 ? (same[0] ?? null) : null;
}
