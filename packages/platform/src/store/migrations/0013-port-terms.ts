import { sql } from 'kysely';
import type { Step } from './step.ts';

/**
 * Whoever asks for an address waits for no look at 100,000 ports. Triggers, so that whatever writes a port keeps its terms.
 */
export const portTerms: Step = {
  async up(db, { schema }) {
    await schema.createPortTerms(db);
    await sql`create index port_terms_of_project on port_terms (project_id, term)`.execute(db);
    await schema.keepPortTerms(db);
    // Those of before.
    await sql`update documents set id = id where kind = 'port'`.execute(db);
  },
};
