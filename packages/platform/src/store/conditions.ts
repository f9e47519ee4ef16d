import { type Expression, type SqlBool, sql } from 'kysely';

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
const pathShape = /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)*$/;

/** Paths to an id that have an index of their text (migrations 0014 and 0017). */
const indexed: readonly string[] = ['network_id', 'device_id'];

/** Whether an index finds what one of the conditions asks for. It is in no order, which SQLite would rather have. */
export const isFoundByPath = (where: readonly Condition[]): boolean =>
  where.some((one) => 'field' in one && !('contains' in one) && indexed.includes(one.field));

/** The SQL of a column or of a path into the document. Fields come from code, yet a wrong one must not reach the SQL. */
export function fieldOf(field: string) {
  if (columns.includes(field)) return sql.ref<Plain>(field);
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

export function whereOf(condition: Condition): Expression<SqlBool> {
  if ('not' in condition) return sql<SqlBool>`not coalesce(${whereOf(condition.not)}, false)`;
  if ('any' in condition) {
    if (condition.any.length === 0) return sql<SqlBool>`false`;
    return sql<SqlBool>`(${sql.join(condition.any.map(whereOf), sql` or `)})`;
  }
  const [list, entry] = condition.field.split('[]');
  if (list === undefined || entry === undefined) {
    const field = fieldOf(condition.field);
    return compare(indexed.includes(condition.field) ? sql<Plain>`cast(${field} as text)` : field, condition);
  }
  const value = entry === '' ? sql<Plain>`entry.value` : jsonField('entry.value', entry.slice(1));
  return sql<SqlBool>`exists (select 1 from json_each(${fieldOf(list)}) as entry where ${compare(value, condition)})`;
}

function compare(
  left: Expression<Plain>,
  condition: Exclude<Condition, { not: unknown } | { any: unknown }>,
): Expression<SqlBool> {
  if ('contains' in condition) return sql<SqlBool>`${left} like ${`%${escapeLike(condition.contains)}%`} escape '\\'`;
  if ('equals' in condition) return equal(left, condition.equals);
  if (condition.in.length === 0) return sql<SqlBool>`false`;
  return sql<SqlBool>`(${sql.join(
    condition.in.map((value) => equal(left, value)),
    sql` or `,
  )})`;
}

function equal(left: Expression<Plain>, value: Plain): Expression<SqlBool> {
  if (value === null) return sql<SqlBool>`${left} is null`;
  // SQLite's JSON has 0 and 1 for false and true.
  return sql<SqlBool>`${left} = ${typeof value === 'boolean' ? Number(value) : value}`;
}

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
