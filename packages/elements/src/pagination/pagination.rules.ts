export interface PageView {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** The total number of rows. `null` if it is unknown. */
  readonly total: number | null;
  /** How many rows this page has; `null` when that is not known. */
  readonly rows: number | null;
}

/** The usual number of rows, for a size that is none. */
const defaultSize = 20;

export const sizeOf = (size: number): number => (size >= 1 ? Math.floor(size) : defaultSize);

/** At least one: no rows are one empty page. */
export const pageCountOf = (total: number, pageSize: number): number =>
  Math.max(Math.ceil(total / sizeOf(pageSize)), 1);

/** The nearest page that there is. */
export function nearestPage(page: number, { pageSize, total }: Pick<PageView, 'pageSize' | 'total'>): number {
  const atLeastOne = page >= 1 ? Math.floor(page) : 1;
  return total === null ? atLeastOne : Math.min(atLeastOne, pageCountOf(total, pageSize));
}

/** The first and the last row of the page, from 1; `null` when it has none. */
export function rangeOf(place: PageView): { from: number; to: number } | null {
  const { total, rows } = place;
  const size = sizeOf(place.pageSize);
  const from = (nearestPage(place.page, place) - 1) * size + 1;
  const full = from + (rows ?? size) - 1;
  const to = total === null ? full : Math.min(full, total);
  return to < from ? null : { from, to };
}

/** The page that, with another size, holds the row that is now the first one. */
export function pageAfterResize({ page, pageSize }: Pick<PageView, 'page' | 'pageSize'>, next: number): number {
  return Math.floor(((page - 1) * sizeOf(pageSize)) / sizeOf(next)) + 1;
}

/** What a person typed as a page: a whole number in the digits of any script; `null` when it is none. */
export function typedPage(text: string): number | null {
  const latin = text.trim().replaceAll(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.codePointAt(0)! % 16));
  return /^\d+$/.test(latin) ? Number(latin) : null;
}
