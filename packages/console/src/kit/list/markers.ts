import type { ListQuery, Page } from '@skydeck/contract';

/**
 * The server pages by marker, people by number. Markers of pages that were seen are remembered; for a page that was
 * reached by its address the last id of the page before it is asked for once.
 */
export function createMarkers() {
  const known = new Map<string, string>();

  const keyOf = (query: ListQuery, page: number) => `${JSON.stringify(query)} ${page}`;

  /** One page of a list. An answer for a page behind the end is empty. */
  async function load<Item extends { id: string }>(
    ask: (query: ListQuery) => Promise<Page<Item>>,
    query: ListQuery,
    page: number,
  ): Promise<Page<Item>> {
    const marker = page === 1 ? null : (known.get(keyOf(query, page)) ?? (await find(ask, query, page)));
    if (marker === null && page > 1) return { data: [], count: (await ask({ ...query, limit: 1 })).count ?? 0 };
    const answer = await ask(marker === null ? query : { ...query, marker });
    if (answer.next_marker) known.set(keyOf(query, page + 1), answer.next_marker);
    return answer;
  }

  async function find<Item extends { id: string }>(
    ask: (query: ListQuery) => Promise<Page<Item>>,
    query: ListQuery,
    page: number,
  ) {
    const { next_marker } = await ask({ ...query, limit: (query.limit ?? 0) * (page - 1), with_count: false });
    return next_marker ?? null;
  }

  return { load };
}
