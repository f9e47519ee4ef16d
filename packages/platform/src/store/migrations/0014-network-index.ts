import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../dialect.ts';
import type { Step } from './step.ts';

/** What stands in networks is counted where lists are sorted by it (`countedBy`), without reading each document. */
export const networkIndex: Step = {
  up: indexNetworks,
};

export async function indexNetworks(db: Kysely<unknown>, { schema }: Dialect): Promise<void> {
  const network = schema.bodyText('network_id');
  await sql`create index documents_of_network on documents (kind, ${network}) where ${network} is not null`.execute(db);
}
