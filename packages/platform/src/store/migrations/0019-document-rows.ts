import { sql } from 'kysely';
import { indexNetworks } from './0014-network-index.ts';
import { indexDevices } from './0017-device-index.ts';
import type { Step } from './step.ts';

/**
 * A document has a number of its own, which the indexes of its text and of its lists name: SQLite's may change when the database
 * is compacted. The columns that each list has are indexed as lists ask for them: within a project and over all, as text without
 * its case, and ending with what orders the rows.
 */
export const documentRows: Step = {
  async up(db, dialect) {
    const { schema } = dialect;
    await schema.numberDocuments(db);
    const name = schema.folded('name');
    const orders = {
      by_name: sql`${name}, id`,
      by_creation: sql`${schema.folded('created_at')}, id`,
      by_status: sql`${schema.foldedOrEmpty('status')}, id`,
      of_status: sql`status, ${name}, id`,
    };
    for (const [order, columns] of Object.entries(orders)) {
      await sql`create index ${sql.ref(`documents_${order}`)} on documents (kind, ${columns})`.execute(db);
      await sql`create index ${sql.ref(`documents_of_project_${order}`)} on documents (kind, project_id, ${columns})`.execute(
        db,
      );
    }
    await sql`create index documents_of_domain on documents (kind, domain_id, ${name}, id)`.execute(db);
    await indexNetworks(db, dialect);
    await indexDevices(db, dialect);
    await schema.keepPortTerms(db);
  },
};
