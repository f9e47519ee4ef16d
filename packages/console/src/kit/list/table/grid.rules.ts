/** A cell of the grid; row 0 is the header. */
export interface CellPosition {
  readonly row: number;
  readonly cell: number;
}

export interface Extent {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly cells: number;
  /** Rows that show at once. */
  readonly page: number;
  readonly rtl: boolean;
}

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** Where a key leads in a grid (https://www.w3.org/WAI/ARIA/apg/patterns/grid/); null: the key is no way. */
export function stepInGrid(
  key: string,
  ctrl: boolean,
  { row, cell }: CellPosition,
  { firstRow, lastRow, cells, page, rtl }: Extent,
): CellPosition | null {
  const toRow = (to: number) => ({ row: within(to, firstRow, lastRow), cell });
  const toCell = (to: number) => ({ row, cell: within(to, 0, cells - 1) });
  switch (key) {
    case 'ArrowDown':
      return toRow(row + 1);
    case 'ArrowUp':
      return toRow(row - 1);
    case 'PageDown':
      return toRow(row + page);
    case 'PageUp':
      return toRow(Math.max(row - page, Math.min(row, Math.max(firstRow, 1))));
    case 'ArrowRight':
      return toCell(cell + (rtl ? -1 : 1));
    case 'ArrowLeft':
      return toCell(cell + (rtl ? 1 : -1));
    case 'Home':
      return ctrl ? { row: firstRow, cell: 0 } : toCell(0);
    case 'End':
      return ctrl ? { row: lastRow, cell: cells - 1 } : toCell(cells - 1);
    default:
      return null;
  }
}
