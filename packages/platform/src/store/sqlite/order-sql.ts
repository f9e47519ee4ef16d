import { type Expression, type SqlBool, sql } from 'kysely';
import { isFoundByPath, type FieldLocation, type Plain } from '../conditions.ts';
import type { Order, OrderSql, SortSource } from '../dialect.ts';
import { valueAt } from './condition-sql.ts';

const nocase = (value: Expression<unknown>) => sql`${value} collate nocase`;

export const orderSql: OrderSql = {
  sortValue,
  sortKeys: (source) => [nocase(orderedBy(source))],
  sortKeysOf: (value) => [nocase(value)],
  isAfter({ source, direction }: Order, value, id) {
    const field = nocase(orderedBy(source));
    const later = direction === 'asc' ? sql`>` : sql`<`;
    return sql<SqlBool>`(${field} ${later} ${value} or (${field} = ${value} and id ${later} ${id}))`;
  },
  // What the index of a path finds is in no order, which SQLite would rather have.
  nameOrder: (where) => (isFoundByPath(where) ? sql`+name collate nocase` : sql`name collate nocase`),
  listLength: (list) => sql<number>`json_array_length(${valueAt(list)})`,
  // As text, the type of an id: SQLite joins by an index of its own making, and reads `documents_of_network`.
  ownerId: (field) => sql<string>`cast(${valueAt(field)} as text)`,
};

function sortValue(source: SortSource) {
  return 'count' in source ? sql<Plain>`${source.count}` : sql<Plain>`coalesce(${valueAt(source.field)}, '')`;
}

// The plain column keeps the index of migration 0001 usable: it never holds null.
const orderedBy = (source: SortSource) =>
  'field' in source && isNeverNull(source.field) ? valueAt(source.field) : sortValue(source);

const isNeverNull = (field: FieldLocation) => 'column' in field && ['name', 'created_at'].includes(field.column);
