import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { keepPortTerms } from './0013-port-terms.ts';
import { indexDevices } from './0017-device-index.ts';
import { indexNetworks } from './0014-network-index.ts';

const columns = sql.raw('kind, id, project_id, domain_id, name, status, created_at, body');

/**
 * A document has a number of its own, which the indexes of its text and of its lists name (`list-indexes.ts`): SQLite's may
 * change when the database is compacted. The columns that each list has are indexed as lists ask for them: within a project and
 * over all, as text without its case, and ending with what orders the rows.
 */
export const documentRows: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table numbered (
      row integer primary key, kind text not null, id text not null, project_id text, domain_id text not null,
      name text not null, status text, created_at text not null, body text not null, unique (kind, id))`.execute(db);
    await sql`insert into numbered (${columns}) select ${columns} from documents order by kind, id`.execute(db);
    await db.schema.dropTable('documents').execute();
    await db.schema.alterTable('numbered').renameTo('documents').execute();
    const orders = {
      by_name: 'name collate nocase, id',
      by_creation: 'created_at collate nocase, id',
      by_status: `coalesce(status, '') collate nocase, id`,
      of_status: 'status, name collate nocase, id',
    };
    for (const [name, order] of Object.entries(orders)) {
      await sql`create index ${sql.ref(`documents_${name}`)} on documents (kind, ${sql.raw(order)})`.execute(db);
      await sql`create index ${sql.ref(`documents_of_project_${name}`)} on documents (kind, project_id, ${sql.raw(order)})`.execute(
        db,
      );
    }
    await sql`create index documents_of_domain on documents (kind, domain_id, name collate nocase, id)`.execute(db);
    await indexNetworks(db);
    await indexDevices(db);
    await keepPortTerms(db);
  },
};
