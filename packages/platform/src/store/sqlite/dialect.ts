import type { Dialect } from '../dialect.ts';
import { conditionSql } from './condition-sql.ts';
import { findPhrases, findRows } from './find-rows.ts';
import { keepListIndexes } from './list-indexes.ts';
import { orderSql } from './order-sql.ts';
import { schemaSql } from './schema-sql.ts';

export const sqliteDialect: Dialect = {
  ...conditionSql,
  ...orderSql,
  lists: { keep: keepListIndexes, findRows, findPhrases },
  schema: schemaSql,
};
