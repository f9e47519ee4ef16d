import { readStored } from '../../store/disk-faults.ts';
import { accountsOf, type DomainDocument, type UserDocument } from './documents.ts';
import type { Tx } from '../../store/store.ts';
import { smallLetters } from '../../store/where.ts';

/** The form of a domain's name that stands in addresses: `Norrland Retail` → `norrland-retail`. */
export const slugOf = (name: string) => name.trim().toLowerCase().replaceAll(/\s+/g, '-');

/** By its id, its name or its name's form in addresses. */
export async function findDomain(tx: Tx, said: string): Promise<DomainDocument | null> {
  const domains = await accountsOf(tx).domains.all();
  return domains.find(({ id }) => id === said) ?? domains.find(({ name }) => slugOf(name) === slugOf(said)) ?? null;
}

/**
 * The person of this name; without a domain, the only one of this name in the whole cloud. By the index: a stranger's sign-in
 * reads no one else's account.
 */
export async function findUser(tx: Tx, name: string, domain: DomainDocument | null): Promise<UserDocument | null> {
  const rows = await tx.tables
    .selectFrom('documents')
    .select('body')
    .where('kind', '=', 'user')
    .where(tx.folded('name'), '=', smallLetters(name))
    .$if(domain !== null, (query) => query.where('domain_id', '=', domain?.id ?? ''))
    .limit(2)
    .execute();
  const [found] = rows;
  return found && rows.length === 1 ? readStored<UserDocument>(found.body) : null;
}
