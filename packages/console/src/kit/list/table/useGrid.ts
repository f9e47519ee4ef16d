import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { focusRemaining } from './focus-remaining.ts';
import { type CellPosition, stepInGrid } from './grid.rules.ts';

const focusable = 'a[href], button, input, sky-button, sky-checkbox';

interface GridFacts {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly firstRow: number;
  readonly lastRow: number;
  /** Brings a row into the document that is not there yet. */
  readonly reveal: ((row: number) => void) | undefined;
  /** Space on a row; with shift from the row touched last. */
  readonly onSelect: ((row: number, isRange: boolean) => void) | undefined;
}

const targetsIn = (cell: Element) => {
  const inside = [...cell.querySelectorAll<HTMLElement>(focusable)];
  return inside.length > 0 ? inside : [cell as HTMLElement];
};

/**
 * One stop for Tab, arrows inside. What can be pressed in a cell has the focus itself; a cell with nothing in it has it
 * for the reader. The stop is written to the document after each render, for cells hold what their column likes.
 */
export function useGrid({ table, firstRow, lastRow, reveal, onSelect }: GridFacts) {
  const { stay, leave, go, cellsIn, restoreFocus } = useCellFocus({ table, firstRow, lastRow, reveal });
  const handlers = {
    onFocus(event: FocusEvent) {
      const here = spotOf(event.target);
      if (!here) return;
      stay(here);
    },
    onBlur: leave,
    // On the way down: the arrows are the grid's also on a button that would open its menu with them.
    onKeyDownCapture(event: KeyboardEvent<HTMLTableElement>) {
      const here = spotOf(event.target);
      if (!here || event.altKey || isElsewhere(event)) return;
      if (stepInside(event) || pressRow(event, here, onSelect)) return;
      const next = stepInGrid(event.key, event.ctrlKey || event.metaKey, here, {
        firstRow,
        lastRow,
        cells: cellsIn(here.row),
        page: pageOf(table.current),
        rtl: isRtl(event.currentTarget),
      });
      if (!next) return;
      event.preventDefault();
      event.stopPropagation();
      go(next);
    },
  };
  /** `restoreFocus` is for rows that come and go without the table around them being rendered. */
  return { handlers, restoreFocus };
}

const spotOf = (node: EventTarget | null): CellPosition | null => {
  const cell = (node as Element | null)?.closest<HTMLTableCellElement>('td, th');
  const row = cell?.closest<HTMLTableRowElement>('tr[data-row]');
  return cell && row ? { row: Number(row.dataset['row']), cell: cell.cellIndex } : null;
};

/** The one cell of the grid that the Tab key leads to, and the focus in it. */
function useCellFocus({ table, firstRow, lastRow, reveal }: Omit<GridFacts, 'onSelect'>) {
  const spot = useRef<CellPosition>({ row: firstRow, cell: 0 });
  // A row that goes takes the focus with it and tells nobody.
  const isInside = useRef(false);
  const pending = useRef(false);

  const rowAt = (row: number) => table.current?.querySelector<HTMLTableRowElement>(`tr[data-row="${row}"]`) ?? null;
  const cellAt = ({ row, cell }: CellPosition) => {
    const cells = rowAt(row)?.cells;
    return cells?.[Math.min(cell, cells.length - 1)] ?? null;
  };

  function mark() {
    const rows = [...(table.current?.querySelectorAll<HTMLTableRowElement>('tr[data-row]') ?? [])];
    // Behind the end: the last rows are gone.
    const held = rowAt(spot.current.row) ?? (spot.current.row > lastRow ? rows.at(-1) : rows[0]);
    for (const row of rows) {
      for (const [at, cell] of [...row.cells].entries()) {
        const isHere = row === held && at === Math.min(spot.current.cell, row.cells.length - 1);
        for (const [nth, target] of targetsIn(cell).entries()) target.tabIndex = isHere && nth === 0 ? 0 : -1;
      }
    }
  }

  function focusSpot() {
    const cell = cellAt(spot.current);
    if (!cell) return false;
    focusNow(targetsIn(cell)[0]);
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return true;
  }

  function restoreFocus() {
    mark();
    if (pending.current && focusSpot()) pending.current = false;
    if (isInside.current) focusRemaining();
  }
  useLayoutEffect(restoreFocus);
  useLayoutEffect(
    () => () => {
      if (isInside.current) queueMicrotask(focusRemaining);
    },
    [],
  );

  function go(next: CellPosition) {
    spot.current = next;
    if (focusSpot()) return;
    pending.current = true;
    reveal?.(next.row);
  }

  const stay = (here: CellPosition) => {
    isInside.current = true;
    spot.current = here;
    mark();
  };
  const leave = () => {
    isInside.current = false;
  };
  return { stay, leave, go, cellsIn: (row: number) => rowAt(row)?.cells.length ?? 1, restoreFocus };
}

/** An element that came with its row has nothing to focus until it has rendered. */
function focusNow(target: (HTMLElement & { updateComplete?: Promise<unknown> }) | undefined) {
  target?.focus();
  if (target && !target.matches(':focus, :focus-within')) void target.updateComplete?.then(() => target.focus());
}

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';

/** A menu that is open has its own keys. */
const isElsewhere = (event: KeyboardEvent) =>
  (event.target as Element).closest('sky-menu-item, sky-menu[open]') !== null;

/** Left and right first go through what lies in one cell. */
function stepInside(event: KeyboardEvent<HTMLTableElement>): boolean {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return false;
  const cell = (event.target as Element).closest('td, th');
  const targets = cell ? targetsIn(cell) : [];
  const by = (event.key === 'ArrowRight') === isRtl(event.currentTarget) ? -1 : 1;
  const next = targets[targets.indexOf(event.target as HTMLElement) + by];
  if (!next || targets.length < 2) return false;
  event.preventDefault();
  next.focus();
  return true;
}

/** Space selects and Enter opens, unless what has the focus makes its own of them (spec: list.keys). */
function pressRow(event: KeyboardEvent, { row }: CellPosition, onSelect: GridFacts['onSelect']): boolean {
  const target = event.target as Element;
  const isBody = row > 0;
  if (event.key === ' ' && isBody && onSelect && !target.matches('button, input, sky-button, sky-checkbox')) {
    event.preventDefault();
    onSelect(row, event.shiftKey);
    return true;
  }
  if (event.key === 'Enter' && isBody && target.matches('td, th, sky-checkbox')) {
    target.closest('tr')?.querySelector<HTMLAnchorElement>('a[href]')?.click();
    return true;
  }
  return false;
}

/** How many rows show at once; one less than fit, so that one stays for the eye to hold on to. */
function pageOf(table: HTMLTableElement | null): number {
  const row = table?.querySelector<HTMLElement>('tbody tr[data-row]');
  const around = table?.parentElement;
  return row && around ? Math.max(1, Math.floor(around.clientHeight / row.offsetHeight) - 2) : 10;
}
