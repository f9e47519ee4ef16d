import { splitList } from './rules/lists.ts';

/** What a list can be asked for. Filters are further names beside these (`name=contains:web`). */
export interface ListQuery {
  /** Items on one page, 20 if left out; -1 asks for all. */
  readonly limit?: number;
  /** The id of the last item of the page before. */
  readonly marker?: string;
  /** `field:asc` or `field:desc`. */
  readonly sort?: string;
  readonly with_count?: boolean;
  readonly [filter: string]: string | number | boolean | undefined;
}

export const PAGE_SIZE = 20;

export const containing = (text: string) => `contains:${text}`;
export const isIn = (values: readonly string[]) => `in:${values.join(',')}`;
export const sortBy = (field: string, direction: 'asc' | 'desc') => `${field}:${direction}`;

export type Filter =
  | { readonly kind: 'contains' | 'equals'; readonly text: string }
  | { readonly kind: 'in' | 'any' | 'not_any'; readonly values: readonly string[] };

/** Reads one filter value of the query string: `contains:`, `in:`, `any:`, `not_any:` or a plain value. */
export function parseFilter(raw: string): Filter {
  const [, kind, rest = ''] = /^(contains|in|any|not_any):([\s\S]*)$/.exec(raw) ?? [];
  if (kind === 'contains') return { kind, text: rest };
  if (kind === 'in' || kind === 'any' || kind === 'not_any') return { kind, values: splitList(rest) };
  return { kind: 'equals', text: raw };
}

export function parseSort(raw: string): { field: string; direction: 'asc' | 'desc' } | null {
  const [, field, direction] = /^([a-z_]+):(asc|desc)$/.exec(raw) ?? [];
  return field && (direction === 'asc' || direction === 'desc') ? { field, direction } : null;
}
