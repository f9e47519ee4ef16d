import { type Expression, type SqlBool, sql } from 'kysely';
import { type Comparison, entryOf, indexedPaths, pathOf, type FieldLocation } from '../conditions.ts';
import type { ConditionSql, Value } from '../dialect.ts';
import { anyOf, smallLetters } from '../where.ts';

export const conditionSql: ConditionSql = {
  folded,
  textOf: textAt,
  isLike: (text, pattern) => sql<SqlBool>`${folded(text)} like ${smallLetters(pattern)} escape '\\'`,
  isNull: (field) => sql<SqlBool>`${textAt(field)} is null`,
  isOneOf,
  least: (...numbers) => sql<number>`least(${sql.join(numbers)})`,
  entries: (list) => sql`jsonb_array_elements(${listAt(list)}) as entry(value)`,
  entryIs,
  // As it stands, not as a value: PostgreSQL then sees which indexes are those of the kind.
  isOfKind: (kind) => sql<SqlBool>`documents.kind = ${sql.lit(kind)}`,
};

// As the indexes of migrations say it, letter by letter.
export function folded(text: Expression<unknown>) {
  return sql`lower(${text} collate "C")`;
}

const literalPath = (names: readonly string[]) => sql.lit(`{${names.join(',')}}`);

/** The JSON of a field in a document or in an entry. */
export function jsonAt(field: Exclude<FieldLocation, { column: string }>) {
  if ('document' in field) return sql<unknown>`(documents.data #> ${literalPath(field.document)})`;
  return sql<unknown>`(entry.value #> ${literalPath(field.entry)})`;
}

/** null where there is none. */
function textAt(field: FieldLocation): Expression<unknown> {
  if ('column' in field) return sql.ref(field.column);
  if ('document' in field) return sql<unknown>`(documents.data #>> ${literalPath(field.document)})`;
  return sql<unknown>`(entry.value #>> ${literalPath(field.entry)})`;
}

/** Without entries where there is no list. */
export function listAt(field: FieldLocation) {
  if ('column' in field) throw new TypeError(`'${field.column}' is no list`);
  const list = jsonAt(field);
  return sql`case jsonb_typeof(${list}) when 'array' then ${list} else '[]' end`;
}

function isOneOf(field: FieldLocation, values: readonly Value[]): Expression<SqlBool> {
  if ('column' in field || ('document' in field && indexedPaths.includes(field.document.join('.')))) {
    const texts = values.filter((value) => typeof value === 'string');
    return texts.length > 0 ? sql<SqlBool>`${textAt(field)} in (${sql.join(texts)})` : sql<SqlBool>`false`;
  }
  const json = values.flatMap(equalValues).map((value) => sql`${toJson(value)}::jsonb`);
  return sql<SqlBool>`${jsonAt(field)} in (${sql.join(json)})`;
}

/** The condition on a list's entries as what the list contains, which its index looks up. */
function entryIs(condition: Comparison): Expression<SqlBool> | null {
  const inList = entryOf(condition.field);
  if (!inList || 'contains' in condition) return null;
  const asked = 'in' in condition ? condition.in : [condition.equals];
  const values = asked.filter((value) => value !== null);
  if (values.length === 0 || values.length < asked.length) return null;
  const list = jsonAt({ document: pathOf(inList.list) });
  return anyOf(
    values
      .flatMap(equalValues)
      .map((value) => sql<SqlBool>`${list} @> ${toJson([within(inList.entry, value)])}::jsonb`),
  );
}

/** The value at the end of these names. */
const within = (names: readonly string[], value: Value): unknown =>
  names.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);

/** True and false are 1 and 0. */
function equalValues(value: Value): readonly Value[] {
  if (typeof value === 'boolean') return [value, Number(value)];
  return value === 0 || value === 1 ? [value, value === 1] : [value];
}

/** As JSON, without what `data` has no sign for (`schema-sql.ts`). */
const toJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'string' ? inner.toWellFormed().replaceAll('\0', '\ufffd') : inner,
  );
