import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Step } from './step.ts';

interface Before {
  readonly origin: string;
  readonly domain_id: string;
  readonly name: string;
  readonly v0: number;
}

const YEAR_MS = 365 * 86_400_000;

/** Partners are administered like everything else: they become documents. Who spoke version 0 has a year to change. */
export const partners: Step = {
  async up(db: Kysely<unknown>) {
    const now = new Date();
    const created_at = now.toISOString();
    const { rows } = await sql<Before>`select origin, domain_id, name, v0 from partners`.execute(db);
    for (const { origin, domain_id, name, v0 } of rows) {
      const v0_until = v0 === 1 ? new Date(now.getTime() + YEAR_MS).toISOString().slice(0, 10) : null;
      const id = randomUUID();
      const partner = { id, domain_id, name, origin, v0_until, created_at, revision_number: 0, last_check: null };
      await sql`insert into documents (kind, id, domain_id, name, created_at, body)
        values ('partner', ${id}, ${domain_id}, ${name}, ${created_at}, ${JSON.stringify(partner)})`.execute(db);
    }
    await db.schema.dropTable('partners').execute();
  },
};
