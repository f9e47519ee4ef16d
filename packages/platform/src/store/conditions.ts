import { type Expression, type SqlBool, sql } from 'kysely';
import type { ListDescription } from './list-description.ts';
import { entriesTable } from './list-tables.ts';

export type Plain = string | number | boolean | null;

/**
 * `field` is a column (`id`, `name`, `status`, `created_at`, `project_id`, `domain_id`) or a path into the document:
 * `external_gateway_info.network_id`; `interfaces_info[].network_id` holds when one of the list's entries does, and so does
 * `security_group_ids[]` of a list of plain values.
 * `contains` ignores case; `any` holds when one of its conditions does.
 */
export type Condition =
  | { readonly field: string; readonly equals: Plain }
  | { readonly field: string; readonly contains: string }
  | { readonly field: string; readonly in: readonly Plain[] }
  | { readonly not: Condition }
  | { readonly any: readonly Condition[] };

const columns: readonly string[] = ['id', 'name', 'status', 'created_at', 'project_id', 'domain_id'];
/** Whether each document has it beside its body. */
export const isColumn = (field: string): boolean => columns.includes(field);

const pathShape = /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)*$/;

/** Paths to an id that have an index of their text (migrations 0014 and 0017). */
const indexed: readonly string[] = ['network_id', 'device_id'];

/** Whether an index finds what one of the conditions asks for. It is in no order, which SQLite would rather have. */
export const isFoundByPath = (where: readonly Condition[]): boolean =>
  where.some((one) => 'field' in one && !('contains' in one) && indexed.includes(one.field));

/** The SQL of a column or of a path into the document. Fields come from code, yet a wrong one must not reach the SQL. */
export function fieldOf(field: string) {
  if (isColumn(field)) return sql.ref<Plain>(field);
  return jsonField('documents.body', field);
}

/** The names that lead into a document. Throws TypeError for what is no path. */
export function pathOf(path: string): string[] {
  if (!pathShape.test(path)) throw new TypeError(`'${path}' is no field of a document`);
  return path.split('.');
}

function jsonField(source: string, path: string) {
  pathOf(path);
  return sql<Plain>`json_extract(${sql.ref(source)}, ${sql.lit(`$.${path}`)})`;
}

/** `kept`: what lists have indexes of. */
export function whereOf(condition: Condition, kept?: ListDescription): Expression<SqlBool> {
  if ('not' in condition) return sql<SqlBool>`not coalesce(${whereOf(condition.not, kept)}, false)`;
  if ('any' in condition) {
    if (condition.any.length === 0) return sql<SqlBool>`false`;
    return sql<SqlBool>`(${sql.join(
      condition.any.map((one) => whereOf(one, kept)),
      sql` or `,
    )})`;
  }
  const [list, entry] = condition.field.split('[]');
  if (list === undefined || entry === undefined) return compare(comparedField(condition.field), condition);
  const rows = kept && entriesWith(condition, kept);
  if (rows) return sql<SqlBool>`documents.row in (${rows})`;
  const value = entry === '' ? sql<Plain>`entry.value` : jsonField('entry.value', entry.slice(1));
  return sql<SqlBool>`exists (select 1 from json_each(${fieldOf(list)}) as entry where ${compare(value, condition)})`;
}

function comparedField(field: string) {
  const value = fieldOf(field);
  return indexed.includes(field) ? sql<Plain>`cast(${value} as text)` : value;
}

type Comparison = Exclude<Condition, { not: unknown } | { any: unknown }>;

/** The rows whose list has one of these entries, where an index has them; else null. */
export function entriesWith(condition: Comparison, { kind, filters }: ListDescription) {
  const { field } = condition;
  if (!field.includes('[]') || !filters.includes(field) || 'contains' in condition) return null;
  const values = 'in' in condition ? condition.in : [condition.equals];
  if (values.length === 0 || values.includes(null)) return null;
  return sql`select row from ${sql.table(entriesTable(kind))}
    where field = ${sql.lit(field)} and value in (${sql.join(values.map(storedOf))})`;
}

function compare(left: Expression<Plain>, condition: Comparison): Expression<SqlBool> {
  if ('contains' in condition) return sql<SqlBool>`${left} like ${`%${escapeLike(condition.contains)}%`} escape '\\'`;
  const isName = condition.field === 'name';
  if ('equals' in condition) return (isName ? equalName : equalTo)(left, condition.equals);
  const values = condition.in.filter((value) => value !== null);
  // For `or` SQLite does not look into the indexes of paths.
  const isIn = isName
    ? values.map((value) => equalName(left, value))
    : values.length > 0
      ? [sql<SqlBool>`${left} in (${sql.join(values.map(storedOf))})`]
      : [];
  const parts = condition.in.includes(null) ? [...isIn, sql<SqlBool>`${left} is null`] : isIn;
  return parts.length > 0 ? sql<SqlBool>`(${sql.join(parts, sql` or `)})` : sql<SqlBool>`false`;
}

function equalTo(left: Expression<Plain>, value: Plain): Expression<SqlBool> {
  if (value === null) return sql<SqlBool>`${left} is null`;
  return sql<SqlBool>`${left} = ${storedOf(value)}`;
}

/** Found by the index of names, which has them without their case. */
const equalName = (left: Expression<Plain>, value: Plain) =>
  sql<SqlBool>`(${left} = ${storedOf(value)} collate nocase and ${equalTo(left, value)})`;

/** SQLite's JSON has 0 and 1 for false and true. */
const storedOf = (value: Plain) => (typeof value === 'boolean' ? Number(value) : value);

/** As a part of a pattern, with `escape '\\'`. */
export const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
