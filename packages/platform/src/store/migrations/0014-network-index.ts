import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What stands in networks is counted where lists are sorted by it (`countedBy`), without reading each document. */
export const networkIndex: Migration = {
  up: indexNetworks,
};

export async function indexNetworks(db: Kysely<unknown>): Promise<void> {
  const network = sql`cast(json_extract(body, '$.network_id') as text)`;
  await sql`create index documents_of_network on documents (kind, ${network}) where ${network} is not null`.execute(db);
}
