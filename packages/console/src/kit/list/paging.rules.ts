/** The first and the last row of a page, counted from 1; both 0 when there is none. */
export function rangeOf(
  { page, size }: { readonly page: number; readonly size: number },
  count: number,
): { first: number; last: number } {
  if (count === 0) return { first: 0, last: 0 };
  const first = Math.min((page - 1) * size + 1, count);
  return { first, last: Math.min(page * size, count) };
}

/** The numbers of the pager: the ends, the page and its neighbours; null is a gap of two or more. Never more than seven. */
export function pagesToShow(page: number, pages: number): (number | null)[] {
  if (pages <= 7) return Array.from({ length: pages }, (_, at) => at + 1);
  const from = page <= 4 ? 2 : Math.min(page - 1, pages - 4);
  const to = page >= pages - 3 ? pages - 1 : Math.max(page + 1, 5);
  const middle = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return [1, ...(from > 2 ? [null] : []), ...middle, ...(to < pages - 1 ? [null] : []), pages];
}
