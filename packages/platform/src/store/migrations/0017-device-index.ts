import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The ports of a device are found without reading all ports (`isFoundByPath`). */
export const deviceIndex: Migration = {
  up: indexDevices,
};

export async function indexDevices(db: Kysely<unknown>): Promise<void> {
  const device = sql`cast(json_extract(body, '$.device_id') as text)`;
  await sql`create index documents_of_device on documents (kind, ${device}) where ${device} is not null`.execute(db);
}
