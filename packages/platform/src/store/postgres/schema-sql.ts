import { type Kysely, sql } from 'kysely';
import type { SchemaSql } from '../dialect.ts';
import { folded } from './condition-sql.ts';

export const schemaSql: SchemaSql = {
  async prepare(db) {
    await sql`create extension if not exists pg_trgm`.execute(db);
    // The values at a path of a list's entries, each on a line: an index asks no query.
    await sql`create function entry_texts(list jsonb, path text[]) returns text language sql immutable parallel safe as $$
      select coalesce(string_agg(entry #>> path, chr(10)), '')
      from jsonb_array_elements(case jsonb_typeof(list) when 'array' then list else '[]' end) as entry $$`.execute(db);
  },
  folded: (column) => folded(sql.ref(column)),
  foldedOrEmpty: (column) => folded(sql`coalesce(${sql.ref(column)}, '')`),
  bodyText: (name) => sql`(data #>> ${sql.lit(`{${name}}`)})`,
  async addParsedBody(db) {
    // The body is kept as it was written. What JSON may say and jsonb cannot (NUL, half a surrogate pair) is no character there.
    await sql`alter table documents add column data jsonb generated always as
      (regexp_replace(body, '\\\\u(0000|d[89a-f][0-9a-f]{2})', '\\\\ufffd', 'g')::jsonb) stored`.execute(db);
  },
  async createPortTerms(db) {
    await db.schema
      .createTable('port_terms')
      .addColumn('term', 'text', (column) => column.notNull())
      .addColumn('project_id', 'text', (column) => column.notNull())
      .addColumn('port_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('port_terms_key', ['term', 'project_id', 'port_id'])
      .execute();
  },
  keepPortTerms,
  async numberDocuments(db) {
    const { rows } = await sql<{ name: string }>`select indexname as name from pg_indexes
      where schemaname = current_schema() and tablename = 'documents' and indexname <> 'documents_key'`.execute(db);
    for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(db);
    await sql`drop trigger keep_port_terms on documents`.execute(db);
    await sql`alter table documents add column "row" bigint generated always as identity unique`.execute(db);
  },
};

async function keepPortTerms(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace function terms_of_port(port jsonb, name text) returns setof text language sql immutable as $$
    select lower(fixed ->> 'ip_address' collate "C")
      from jsonb_array_elements(case jsonb_typeof(port -> 'fixed_ips') when 'array' then port -> 'fixed_ips' else '[]' end) as fixed
      where fixed ->> 'ip_address' is not null
    union select lower(port ->> 'mac_address' collate "C") where port ->> 'mac_address' is not null
    union select lower(name collate "C") where name <> '' $$`.execute(db);
  await sql`create or replace function keep_port_terms() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and old.kind = 'port' then
        delete from port_terms where port_id = old.id and project_id = old.project_id
          and term in (select terms_of_port(old.data, old.name));
      end if;
      if tg_op <> 'DELETE' and new.kind = 'port' then
        insert into port_terms select term, new.project_id, new.id from terms_of_port(new.data, new.name) as term;
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger keep_port_terms after insert or update or delete on documents
    for each row execute function keep_port_terms()`.execute(db);
}
