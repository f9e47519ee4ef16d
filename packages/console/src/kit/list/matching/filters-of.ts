import type { ListQuery } from '@skydeck/contract';

const paging: ReadonlySet<string> = new Set(['limit', 'marker', 'sort', 'with_count', 'usage']);

/** What a list is filtered by, as a bulk call is told it: not how it is paged. */
export const filtersOf = (query: ListQuery): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || paging.has(name) ? [] : [[name, String(value)]],
    ),
  );
