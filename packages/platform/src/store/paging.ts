import { type Expression, type SqlBool, sql } from 'kysely';
import { fieldOf, type Plain } from './conditions.ts';

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

/** What rows are ordered by; a missing value counts as '' so that a page can begin after it. */
export const sortValueOf = ({ field, count }: Sort) =>
  count ? countOf(count) : sql<Plain>`coalesce(${fieldOf(field)}, '')`;

function countOf(count: Count) {
  if ('kind' in count) return sql<Plain>`coalesce(${sql.ref('counted.total')}, 0)`;
  if (!count.with) return sql<Plain>`json_array_length(${fieldOf(count.list)})`;
  const { field, equals } = count.with;
  return sql<Plain>`(select count(*) from json_each(${fieldOf(count.list)}) as entry
    where json_extract(entry.value, ${`$.${field}`}) = ${equals})`;
}

/** What counts others: it reads each of them once, whatever is sorted. null: nothing does. */
export function countedBy({ count }: Sort) {
  if (!count || !('kind' in count)) return null;
  const [field = '', entry] = count.naming.split('[]');
  const [from, owner] =
    entry === undefined
      ? [sql``, fieldOf(field)]
      : [
          sql`, json_each(${fieldOf(field)}) as entry`,
          entry === '' ? sql`entry.value` : sql`json_extract(entry.value, ${`$${entry}`})`,
        ];
  const total = count.list ? sql`sum(json_array_length(${fieldOf(count.list)}))` : sql`count(*)`;
  // As text, the type of an id: SQLite joins by an index of its own making, and reads `documents_of_network`.
  const id = sql`cast(${owner} as text)`;
  return sql<{ owner: string; total: number }>`(select ${id} as owner, ${total} as total
    from documents${from} where kind = ${count.kind} and ${id} is not null group by 1)`.as('counted');
}

// The plain column keeps the index of migration 0001 usable: it never holds null.
const orderedBy = (sort: Sort) =>
  sort.field === 'name' || sort.field === 'created_at' ? fieldOf(sort.field) : sortValueOf(sort);

export const orderOf = (sort: Sort) =>
  sort.direction === 'asc' ? sql`${orderedBy(sort)} collate nocase asc` : sql`${orderedBy(sort)} collate nocase desc`;

/** Keyset paging: what is inserted or deleted between two pages neither repeats nor hides a row. */
export function afterMarker(sort: Sort, marker: { readonly id: string; readonly value: Plain }): Expression<SqlBool> {
  const field = sql`${orderedBy(sort)} collate nocase`;
  const later = sort.direction === 'asc' ? sql`>` : sql`<`;
  return sql<SqlBool>`(${field} ${later} ${marker.value} or (${field} = ${marker.value} and id ${later} ${marker.id}))`;
}

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
