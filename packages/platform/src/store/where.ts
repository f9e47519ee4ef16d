import { type Expression, type SqlBool, sql } from 'kysely';
import {
  type Comparison,
  type Condition,
  entryOf,
  type FieldLocation,
  locateField,
  type Period,
} from './conditions.ts';
import type { ConditionSql } from './dialect.ts';
import type { FoundRows, KeptList, ListDescription } from './list-description.ts';

/** `kept`: what lists have indexes of. */
export function whereOf(dialect: ConditionSql, condition: Condition, kept?: ListDescription): Expression<SqlBool> {
  if ('not' in condition) return sql<SqlBool>`not coalesce(${whereOf(dialect, condition.not, kept)}, false)`;
  if ('any' in condition) return anyOf(condition.any.map((one) => whereOf(dialect, one, kept)));
  if ('during' in condition) return within(dialect.textOf(locateField(condition.during)), condition);
  const inList = entryOf(condition.field);
  if (!inList) return compare(dialect, locateField(condition.field), condition);
  const byIndex = dialect.entryIs(condition, kept);
  if (byIndex) return byIndex;
  const entries = dialect.entries(locateField(inList.list));
  return sql<SqlBool>`exists (select 1 from ${entries} where ${compare(dialect, { entry: inList.entry }, condition)})`;
}

export const anyOf = (conditions: readonly Expression<SqlBool>[]): Expression<SqlBool> =>
  conditions.length > 0 ? sql<SqlBool>`(${sql.join(conditions, sql` or `)})` : sql<SqlBool>`false`;

/** What of a kind meets the conditions, by what the indexes found for each; `found` may have more than these. */
export function matchingBy(
  dialect: ConditionSql,
  kind: string,
  where: readonly Condition[],
  found: readonly (FoundRows | null)[],
  kept?: KeptList,
): Expression<SqlBool> {
  const rows = found.filter((one) => one !== null);
  const rest = where.filter((_, at) => !found[at]?.isExact);
  return sql.join<SqlBool>(
    [
      dialect.isOfKind(kind, rows),
      ...rows.map((one) => one.where),
      ...rest.map((condition) => whereOf(dialect, condition, kept)),
    ],
    sql` and `,
  );
}

function within(time: Expression<unknown>, { from, before }: Period): Expression<SqlBool> {
  const bounds = [
    sql<SqlBool>`${time} is not null`,
    ...(from === null ? [] : [sql<SqlBool>`${time} >= ${from}`]),
    ...(before === null ? [] : [sql<SqlBool>`${time} < ${before}`]),
  ];
  return sql<SqlBool>`(${sql.join(bounds, sql` and `)})`;
}

function compare(dialect: ConditionSql, field: FieldLocation, condition: Comparison): Expression<SqlBool> {
  if ('contains' in condition) return dialect.isLike(dialect.textOf(field), `%${escapeLike(condition.contains)}%`);
  if ('equals' in condition)
    return condition.equals === null ? dialect.isNull(field) : dialect.isOneOf(field, [condition.equals]);
  const values = condition.in.filter((value) => value !== null);
  return anyOf([
    ...(values.length > 0 ? [dialect.isOneOf(field, values)] : []),
    ...(condition.in.includes(null) ? [dialect.isNull(field)] : []),
  ]);
}

/** As a part of a pattern, with `escape '\\'`. */
export const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** Of A to Z only, as both databases do it by their bytes. */
export const smallLetters = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
