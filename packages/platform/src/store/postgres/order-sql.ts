import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Plain } from '../conditions.ts';
import type { Order, OrderSql, SortSource } from '../dialect.ts';
import { smallLetters } from '../where.ts';
import { folded, jsonAt, listAt } from './condition-sql.ts';

/**
 * JSON is ordered by two keys, its number and its text without case. What is no number has none, and PostgreSQL puts what is null
 * last, and first in a descending order: texts come after numbers, as they are to.
 */
export const orderSql: OrderSql = {
  sortValue,
  sortKeys,
  sortKeysOf: (value) => [numberOf(value), textOf(value)],
  isAfter,
  nameOrder: () => folded(sql.ref('name')),
  listLength: (list) => sql<number>`jsonb_array_length(${listAt(list)})`,
  ownerId: (field) =>
    'column' in field ? sql<string>`${sql.ref(field.column)}` : sql<string>`(${jsonAt(field)} #>> '{}')`,
};

function sortValue(source: SortSource): RawBuilder<Plain> {
  if ('count' in source) return sql<Plain>`to_jsonb(${source.count})`;
  if ('column' in source.field) return sql<Plain>`to_jsonb(${columnOf(source.field.column)})`;
  const json = jsonAt(source.field);
  return sql<Plain>`case jsonb_typeof(${json}) when 'boolean' then to_jsonb(${json}::boolean::int)
    when 'null' then '""' else coalesce(${json}, '""') end`;
}

function sortKeys(source: SortSource): readonly RawBuilder<unknown>[] {
  if ('count' in source) return [sql`${source.count}`];
  if ('column' in source.field) return [folded(columnOf(source.field.column))];
  const json = jsonAt(source.field);
  return [numberOf(json), textOf(json)];
}

const neverNull: readonly string[] = ['id', 'name', 'created_at', 'domain_id'];
const columnOf = (name: string): Expression<unknown> =>
  neverNull.includes(name) ? sql.ref(name) : sql`coalesce(${sql.ref(name)}, '')`;

export const numberOf = (json: Expression<unknown>) =>
  sql`case jsonb_typeof(${json}) when 'number' then ${json}::numeric when 'boolean' then ${json}::boolean::int::numeric end`;

export const textOf = (json: Expression<unknown>) => folded(sql`coalesce(${json} #>> '{}', '')`);

function isAfter({ source, direction }: Order, value: Plain, id: string): Expression<SqlBool> {
  const later = direction === 'asc' ? sql`>` : sql`<`;
  const [first, second] = sortKeys(source);
  if (second === undefined) {
    const start = 'count' in source ? Number(value) : smallLetters(String(value));
    return sql<SqlBool>`(${first} ${later} ${start} or (${first} = ${start} and id ${later} ${id}))`;
  }
  if (typeof value === 'number') {
    const texts = direction === 'asc' ? sql`or ${first} is null` : sql``;
    return sql<SqlBool>`(${first} ${later} ${value} ${texts} or (${first} = ${value} and id ${later} ${id}))`;
  }
  const text = smallLetters(String(value));
  const isLater = sql`(${second} ${later} ${text} or (${second} = ${text} and id ${later} ${id}))`;
  return direction === 'asc'
    ? sql<SqlBool>`(${first} is null and ${isLater})`
    : sql<SqlBool>`(${first} is not null or ${isLater})`;
}
