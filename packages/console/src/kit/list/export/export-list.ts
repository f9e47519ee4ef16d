import type { ListQuery, Page } from '@skydeck/contract';
import type { Column } from '../columns.ts';
import { textOfCell } from './cell-text.ts';
import { csvOf } from './csv.rules.ts';

/** One question brings so many rows; more than this in all is no list for a spreadsheet. */
const AT_ONCE = 200;
export const ROWS_MOST = 20_000;

export interface Exported {
  readonly csv: string;
  readonly rows: number;
  /** There are more than were taken. */
  readonly isCut: boolean;
}

/** Every row of the view, page by page, with the columns that show. Rejects with a CallError. */
export async function exportList<Item>(
  ask: (query: ListQuery) => Promise<Page<Item>>,
  view: ListQuery,
  columns: readonly Column<Item>[],
): Promise<Exported> {
  const items: Item[] = [];
  let marker: string | null = null;
  do {
    const page: Page<Item> = await ask({ ...view, limit: AT_ONCE, with_count: false, ...(marker && { marker }) });
    items.push(...page.data);
    marker = page.next_marker ?? null;
  } while (marker !== null && items.length < ROWS_MOST);
  const rows = items.map((item) => columns.map(({ text, cell }) => (text ? text(item) : textOfCell(cell(item)))));
  return { csv: csvOf([columns.map(({ title }) => title), ...rows]), rows: rows.length, isCut: marker !== null };
}
