import { type Expression, type SqlBool, sql } from 'kysely';
import { fieldOf, type Plain } from './conditions.ts';

export interface Sort {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/** Of a list that nobody asked to be sorted. */
export const nameOrder: Sort = { field: 'name', direction: 'asc' };

/** What rows are ordered by; a missing value counts as '' so that a page can begin after it. */
export const sortValueOf = ({ field }: Sort) => sql<Plain>`coalesce(${fieldOf(field)}, '')`;

// The plain column keeps the index of migration 0001 usable: it never holds null.
const orderedBy = ({ field }: Sort) =>
  field === 'name' || field === 'created_at' ? fieldOf(field) : sql<Plain>`coalesce(${fieldOf(field)}, '')`;

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
