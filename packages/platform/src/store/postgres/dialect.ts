import { sql } from 'kysely';
import type { Dialect } from '../dialect.ts';
import { conditionSql } from './condition-sql.ts';
import { listLookup } from './list-lookup.ts';
import { orderSql } from './order-sql.ts';
import { schemaSql } from './schema-sql.ts';

export const postgresDialect: Dialect = {
  ...conditionSql,
  ...orderSql,
  lists: listLookup,
  schema: schemaSql,
  async orderEvents(db) {
    // Until the end of the transaction: who waits here gets greater numbers than who has gone before, and is seen after them.
    await sql`select pg_advisory_xact_lock(hashtext('outbox'))`.execute(db);
  },
};
