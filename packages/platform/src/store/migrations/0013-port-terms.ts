import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** By what a port is found: its addresses, its MAC and its name. */
const termsOf = (row: 'new' | 'old') => {
  const [body, name] = [sql.ref(`${row}.body`), sql.ref(`${row}.name`)];
  return sql`
    select lower(fixed.value ->> 'ip_address') as term from json_each(${body}, '$.fixed_ips') as fixed
    union select lower(${body} ->> '$.mac_address')
    union select lower(${name}) where ${name} <> ''`;
};

/**
 * Whoever asks for an address waits for no look at 100,000 ports. Triggers, so that whatever writes a port keeps its terms.
 */
export const portTerms: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table port_terms (
      term text not null, project_id text not null, port_id text not null,
      primary key (term, project_id, port_id)
    ) without rowid`.execute(db);
    await sql`create index port_terms_of_project on port_terms (project_id, term)`.execute(db);
    await keepPortTerms(db);
    // Those of before.
    await sql`update documents set id = id where kind = 'port'`.execute(db);
  },
};

/** The triggers, which go with the table that they are of. */
export async function keepPortTerms(db: Kysely<unknown>): Promise<void> {
  const add = sql`insert into port_terms select term, new.project_id, new.id from (${termsOf('new')});`;
  const remove = sql`delete from port_terms where port_id = old.id and project_id = old.project_id
    and term in (${termsOf('old')});`;
  await sql`create trigger port_terms_insert after insert on documents when new.kind = 'port'
    begin ${add} end`.execute(db);
  await sql`create trigger port_terms_update after update on documents when new.kind = 'port'
    begin ${remove} ${add} end`.execute(db);
  await sql`create trigger port_terms_delete after delete on documents when old.kind = 'port'
    begin ${remove} end`.execute(db);
}
