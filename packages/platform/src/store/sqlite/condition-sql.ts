import { type Expression, type SqlBool, sql } from 'kysely';
import { type Comparison, entryOf, indexedPaths, isEntry, type FieldLocation, type Plain } from '../conditions.ts';
import type { ConditionSql, Value } from '../dialect.ts';
import type { ListDescription } from '../list-description.ts';
import { entriesTable } from './list-tables.ts';

export const conditionSql: ConditionSql = {
  folded: (text) => sql`${text} collate nocase`,
  textOf: comparedValue,
  isLike: (text, pattern) => sql<SqlBool>`${text} like ${pattern} escape '\\'`,
  isNull: (field) => sql<SqlBool>`${comparedValue(field)} is null`,
  isOneOf,
  least: (...numbers) => sql<number>`min(${sql.join(numbers)})`,
  entries: (list) => sql`json_each(${valueAt(list)}) as entry`,
  entryIs(condition, kept) {
    const rows = kept && entriesWith(condition, kept);
    return rows ? sql<SqlBool>`documents.row in (${rows})` : null;
  },
  isOfKind(kind, found) {
    // With a sign before it no index of the kind is used: few rows are fetched. As it stands, not as a value: SQLite then sees which
    // indexes are those of the kind.
    const sign = sql.raw(found.some(({ isFew }) => isFew) ? '+' : '');
    return sql<SqlBool>`${sign}documents.kind = ${sql.lit(kind)}`;
  },
};

/** The SQL of a field. */
export function valueAt(field: FieldLocation) {
  if ('column' in field) return sql.ref<Plain>(field.column);
  if ('document' in field) return jsonValue('documents.body', field.document);
  return field.entry.length > 0 ? jsonValue('entry.value', field.entry) : sql<Plain>`entry.value`;
}

const jsonValue = (source: string, path: readonly string[]) =>
  sql<Plain>`json_extract(${sql.ref(source)}, ${sql.lit(`$.${path.join('.')}`)})`;

/** As the indexes of migrations have it. */
function comparedValue(field: FieldLocation) {
  const isIndexed = 'document' in field && indexedPaths.includes(field.document.join('.'));
  return isIndexed ? sql<Plain>`cast(${valueAt(field)} as text)` : valueAt(field);
}

function isOneOf(field: FieldLocation, values: readonly Value[]): Expression<SqlBool> {
  const left = comparedValue(field);
  const [first, ...others] = values;
  if ('column' in field && field.column === 'name')
    return sql<SqlBool>`(${sql.join(
      values.map((value) => equalName(left, value)),
      sql` or `,
    )})`;
  if (first !== undefined && others.length === 0) return sql<SqlBool>`${left} = ${storedOf(first)}`;
  // For `or` SQLite does not look into the indexes of paths.
  return sql<SqlBool>`${left} in (${sql.join(values.map(storedOf))})`;
}

/** Found by the index of names, which has them without their case. */
const equalName = (left: Expression<Plain>, value: Value) =>
  sql<SqlBool>`(${left} = ${storedOf(value)} collate nocase and ${left} = ${storedOf(value)})`;

/** SQLite's JSON has 0 and 1 for false and true. */
const storedOf = (value: Value) => (typeof value === 'boolean' ? Number(value) : value);

/** The rows whose list has one of these entries, where an index has them; else null. */
export function entriesWith(condition: Comparison, { kind, filters }: ListDescription) {
  const { field } = condition;
  if (!isEntry(field) || !filters.includes(field) || 'contains' in condition || !entryOf(field)) return null;
  const values = ('in' in condition ? condition.in : [condition.equals]).filter((value) => value !== null);
  const asked = 'in' in condition ? condition.in.length : 1;
  if (values.length === 0 || values.length < asked) return null;
  return sql`select row from ${sql.table(entriesTable(kind))}
    where field = ${sql.lit(field)} and value in (${sql.join(values.map(storedOf))})`;
}
