import { type Kysely, sql } from 'kysely';
import type { Dialect } from '../dialect.ts';
import type { Step } from './step.ts';

/** The ports of a device are found without reading all ports (`isFoundByPath`). */
export const deviceIndex: Step = {
  up: indexDevices,
};

export async function indexDevices(db: Kysely<unknown>, { schema }: Dialect): Promise<void> {
  const device = schema.bodyText('device_id');
  await sql`create index documents_of_device on documents (kind, ${device}) where ${device} is not null`.execute(db);
}
