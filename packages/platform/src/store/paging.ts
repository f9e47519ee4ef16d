import { type Expression, type SqlBool, sql } from 'kysely';
import { entryOf, pathOf, type Plain, locateField } from './conditions.ts';
import type { Dialect, SortSource } from './dialect.ts';

export interface Sort {
  /** Of the document; of a count its name. */
  readonly field: string;
  readonly direction: 'asc' | 'desc';
  readonly count?: Count;
}

/** How many entries a list of the document has, or how many other documents name it, in a field or in one of a list (`[]`). */
export type Count =
  | { readonly list: string; readonly with?: { readonly field: string; readonly equals: string } }
  | {
      readonly kind: string;
      readonly naming: string;
      /** Counts the entries of this list of theirs. */
      readonly list?: string;
    };

/** Of a list that nobody asked to be sorted. */
export const nameOrder: Sort = { field: 'name', direction: 'asc' };

const sourceOf = (dialect: Dialect, { field, count }: Sort): SortSource =>
  count ? { count: countOf(dialect, count) } : { field: locateField(field) };

/** What rows are ordered by; a missing value counts as '' so that a page can begin after it. */
export const sortValueOf = (dialect: Dialect, sort: Sort) => dialect.sortValue(sourceOf(dialect, sort));

function countOf(dialect: Dialect, count: Count): Expression<number> {
  if ('kind' in count) return sql<number>`coalesce(${sql.ref('counted.total')}, 0)`;
  const list = locateField(count.list);
  if (!count.with) return dialect.listLength(list);
  const { field, equals } = count.with;
  const isCounted = dialect.isOneOf({ entry: pathOf(field) }, [equals]);
  return sql<number>`(select count(*) from ${dialect.entries(list)} where ${isCounted})`;
}

/** What counts others: it reads each of them once, whatever is sorted. null: nothing does. */
export function countedBy(dialect: Dialect, { count }: Sort) {
  if (!count || !('kind' in count)) return null;
  const inList = entryOf(count.naming);
  const from = inList ? sql`, ${dialect.entries(locateField(inList.list))}` : sql``;
  const id = dialect.ownerId(inList ? { entry: inList.entry } : locateField(count.naming));
  const total = count.list ? sql`sum(${dialect.listLength(locateField(count.list))})` : sql`count(*)`;
  return sql<{ owner: string; total: number }>`(select ${id} as owner, ${total} as total
    from documents${from} where kind = ${count.kind} and ${id} is not null group by 1)`.as('counted');
}

export const sortKeysOf = (dialect: Dialect, sort: Sort) => dialect.sortKeys(sourceOf(dialect, sort));

/** Keyset paging: what is inserted or deleted between two pages neither repeats nor hides a row. */
export const afterMarker = (
  dialect: Dialect,
  sort: Sort,
  { id, value }: { readonly id: string; readonly value: Plain },
): Expression<SqlBool> => dialect.isAfter({ source: sourceOf(dialect, sort), direction: sort.direction }, value, id);

/** The id, and with it the value it was sorted by: the page after it can be found when the document itself is gone. */
export const encodeMarker = ({ id, value }: { id: string; value: Plain }) =>
  `${id}~${Buffer.from(JSON.stringify(value)).toString('base64url')}`;

export function decodeMarker(marker: string): { id: string; value?: Plain } {
  const [id = '', encoded] = marker.split('~');
  if (encoded === undefined) return { id };
  try {
    const value: unknown = JSON.parse(Buffer.from(encoded, 'base64url').toString());
    return typeof value === 'string' || typeof value === 'number' ? { id, value } : { id };
  } catch {
    return { id };
  }
}
