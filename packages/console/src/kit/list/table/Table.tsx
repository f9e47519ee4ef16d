import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { lazyComponent } from '../../connectivity/lazy-component.tsx';
import { useText } from '../../text/index.ts';
import { kitWords } from '../../words.ts';
import type { Column, RowAction } from '../columns.ts';
import { CARD_LINE, CARDS_BELOW, fitColumns, type RowHeight, spreadColumns } from '../columns/columns.rules.ts';
import type { Sort } from '../list-query.ts';
import { HeaderRow } from './HeaderRow.tsx';
import { Row } from './Row.tsx';
import { SkeletonRows } from './SkeletonRows.tsx';
import * as css from './table.css.ts';
import { useGrid } from './useGrid.ts';
import { useInlineSize } from './useInlineSize.ts';
import type { Selection } from './useSelection.ts';

// Its library is fetched by lists that are long enough to need it.
const VirtualRows = lazyComponent(async () => (await import('./VirtualRows.tsx')).VirtualRows);
const FullText = lazyComponent(async () => (await import('./FullText.tsx')).FullText);
const MANY = 100;

export interface TableProps<Item extends { id: string }> {
  /** The name of the table for who listens. */
  readonly title: string;
  readonly rows: readonly Item[];
  readonly columns: readonly Column<Item>[];
  readonly label: (item: Item) => string;
  readonly actions?: readonly RowAction<Item>[];
  readonly selection?: Selection<Item>;
  readonly sort?: Sort | null;
  readonly onSort?: (sort: Sort) => void;
  readonly height?: RowHeight;
  readonly progress?: (item: Item) => number | null | undefined;
  /** How many rows there are on all pages, and how many come before these. */
  readonly total?: number;
  readonly before?: number;
  /** There has been no answer yet. */
  readonly isBlank?: boolean;
  /** An answer is under way. */
  readonly isBusy?: boolean;
  /** Said below the header when there is no row. */
  readonly none?: ReactNode;
}

const noActions: readonly never[] = [];

/** A grid of rows that are selected, sorted and acted on; two-line cards where it is narrow. */
export function Table<Item extends { id: string }>(props: TableProps<Item>) {
  const {
    title,
    rows,
    columns,
    actions = noActions,
    height = 'default',
    total = rows.length,
    before = 0,
    isBlank = false,
    isBusy = false,
  } = props;
  const around = useRef<HTMLDivElement>(null);
  const keys = useId();
  // Somebody points at a row, or is in one.
  const [isNear, setNear] = useState(false);
  const near = () => setNear(true);
  const table = useRef<HTMLTableElement>(null);
  const selection = actions.some(({ bulk }) => bulk) ? props.selection : undefined;
  const edges = { isSelectable: selection !== undefined, hasMenu: actions.length > 0 };
  const { isCards, isStacked, free, fitting } = useFittingColumns(around, columns, edges);
  const { grid, reveal } = useRowKeys(table, rows, { isCards, selection });
  const row = (item: Item, at: number) => (
    <Row
      key={item.id}
      item={item}
      row={at + 1}
      index={before + at + 2}
      columns={fitting}
      isCard={isCards}
      label={props.label}
      actions={actions}
      selection={selection}
      progress={props.progress?.(item)}
    />
  );
  return (
    <div ref={around} className={css.around} data-table onPointerOver={near} onFocus={near}>
      <KeysHint id={keys} />
      <table
        ref={table}
        role="grid"
        className={css.table}
        data-height={height}
        data-cards={isStacked ? 'stacked' : isCards || undefined}
        aria-label={title}
        aria-describedby={keys}
        aria-busy={isBusy}
        aria-rowcount={isBlank ? -1 : total + 1}
        aria-multiselectable={edges.isSelectable || undefined}
        {...grid.handlers}
      >
        {!isCards && (
          <>
            <ColumnWidths widths={spreadColumns(fitting, free)} {...edges} />
            <HeaderRow
              columns={fitting}
              selection={selection}
              hasMenu={edges.hasMenu}
              sort={props.sort ?? null}
              onSort={props.onSort}
            />
          </>
        )}
        {isBlank && <SkeletonRows columns={fitting} {...edges} />}
        {!isBlank &&
          (rows.length > MANY ? (
            <VirtualRows rows={rows} around={around} reveal={reveal} onRows={grid.restoreFocus} renderRow={row} />
          ) : (
            <tbody>{rows.map(row)}</tbody>
          ))}
      </table>
      {isBlank && <Loading />}
      {!isBlank && rows.length === 0 && props.none}
      {isNear && <FullText of={around} />}
    </div>
  );
}

/** How to move about, for who listens. */
function KeysHint({ id }: { readonly id: string }) {
  const t = useText(kitWords);
  return (
    <span id={id} className={css.visuallyHidden}>
      {t('table.keys')}
    </span>
  );
}

function Loading() {
  const t = useText(kitWords);
  return (
    <span className={css.visuallyHidden} role="status">
      {t('list.loading')}
    </span>
  );
}

/** The columns at the two ends, which are none of the list's own. */
interface Edges {
  readonly isSelectable: boolean;
  readonly hasMenu: boolean;
}

/** The columns that have room; `free` is what they share. */
function useFittingColumns<Item>(
  around: RefObject<HTMLElement | null>,
  columns: readonly Column<Item>[],
  { isSelectable, hasMenu }: Edges,
) {
  const room = useInlineSize(around);
  const isCards = room !== null && room <= CARDS_BELOW;
  const free = (room ?? 1200) - (isSelectable ? css.SELECT_WIDTH : 0) - (hasMenu ? css.MENU_WIDTH : 0);
  return { isCards, isStacked: isCards && room < CARD_LINE, free, fitting: fitColumns(columns, free, isCards) };
}

interface RowKeyFacts<Item> {
  readonly isCards: boolean;
  readonly selection: Selection<Item> | undefined;
}

/** The keys move over the rows and select them; `reveal` is for the rows that are not all in the document. */
function useRowKeys<Item extends { id: string }>(
  table: RefObject<HTMLTableElement | null>,
  rows: readonly Item[],
  { isCards, selection }: RowKeyFacts<Item>,
) {
  const reveal = useRef<((row: number) => void) | undefined>(undefined);
  const grid = useGrid({
    table,
    firstRow: isCards ? 1 : 0,
    lastRow: rows.length,
    reveal: (row) => reveal.current?.(row),
    onSelect:
      selection &&
      ((row, isRange) => {
        const item = rows[row - 1];
        if (item) selection[isRange ? 'range' : 'toggle'](item.id);
      }),
  });
  return { grid, reveal };
}

const rem = (px: number) => `${px / 16}rem`;

function ColumnWidths({ widths, isSelectable, hasMenu }: Edges & { widths: readonly number[] }) {
  return (
    <colgroup>
      {isSelectable && <col style={{ inlineSize: rem(css.SELECT_WIDTH) }} />}
      <col />
      {/* A column has no identity but its place. */}
      {
        widths.map((width, at) => (
          <col key={at} style={{ inlineSize: rem(width) }} />
        )) /* oxlint-disable-line react/no-array-index-key */
      }
      {hasMenu && <col style={{ inlineSize: rem(css.MENU_WIDTH) }} />}
    </colgroup>
  );
}
