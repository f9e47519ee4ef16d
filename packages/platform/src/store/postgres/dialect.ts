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
};
