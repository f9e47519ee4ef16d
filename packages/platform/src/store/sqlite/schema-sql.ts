import { type Kysely, sql } from 'kysely';
import type { SchemaSql } from '../dialect.ts';

const columns = sql.raw('kind, id, project_id, domain_id, name, status, created_at, body');

export const schemaSql: SchemaSql = {
  async prepare() {},
  folded: (column) => sql`${sql.raw(column)} collate nocase`,
  foldedOrEmpty: (column) => sql`coalesce(${sql.raw(column)}, '') collate nocase`,
  bodyText: (name) => sql`cast(json_extract(body, ${sql.lit(`$.${name}`)}) as text)`,
  async addParsedBody() {},
  async createPortTerms(db) {
    await sql`create table port_terms (
      term text not null, project_id text not null, port_id text not null,
      primary key (term, project_id, port_id)
    ) without rowid`.execute(db);
  },
  keepPortTerms,
  async numberDocuments(db) {
    await sql`create table numbered (
      row integer primary key, kind text not null, id text not null, project_id text, domain_id text not null,
      name text not null, status text, created_at text not null, body text not null, unique (kind, id))`.execute(db);
    await sql`insert into numbered (${columns}) select ${columns} from documents order by kind, id`.execute(db);
    await db.schema.dropTable('documents').execute();
    await db.schema.alterTable('numbered').renameTo('documents').execute();
  },
};

/** By what a port is found: its addresses, its MAC and its name. */
const termsOf = (row: 'new' | 'old') => {
  const [body, name] = [sql.ref(`${row}.body`), sql.ref(`${row}.name`)];
  return sql`
    select lower(fixed.value ->> 'ip_address') as term from json_each(${body}, '$.fixed_ips') as fixed
    union select lower(${body} ->> '$.mac_address')
    union select lower(${name}) where ${name} <> ''`;
};

async function keepPortTerms(db: Kysely<unknown>): Promise<void> {
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
