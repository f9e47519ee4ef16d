import { type ReactNode, useRef } from 'react';
import { lazyComponent } from '../../connectivity/lazy-component.tsx';
import { useText } from '../../text/index.ts';
import { kitWords } from '../../words.ts';
import type { Column, RowAction } from '../columns.ts';
import { CARDS_BELOW, fitColumns, type RowHeight, spreadColumns } from '../columns/columns.rules.ts';
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
  const t = useText(kitWords);
  const {
    title,
    rows,
    columns,
    actions = noActions,
    selection,
    height = 'default',
    total = rows.length,
    before = 0,
    isBlank = false,
    isBusy = false,
  } = props;
  const around = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const reveal = useRef<((row: number) => void) | undefined>(undefined);
  const room = useInlineSize(around);
  const isCards = room !== null && room <= CARDS_BELOW;
  const isSelectable = selection !== undefined && actions.some(({ bulk }) => bulk);
  const free = (room ?? 1200) - (isSelectable ? css.SELECT_WIDTH : 0) - (actions.length > 0 ? css.MENU_WIDTH : 0);
  const fitting = fitColumns(columns, free, isCards);
  const grid = useGrid({
    table,
    firstRow: isCards ? 1 : 0,
    lastRow: rows.length,
    reveal: (row) => reveal.current?.(row),
    onSelect: isSelectable
      ? (row, isRange) => {
          const item = rows[row - 1];
          if (item) selection[isRange ? 'range' : 'toggle'](item.id);
        }
      : undefined,
  });
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
      selection={isSelectable ? selection : undefined}
      progress={props.progress?.(item)}
    />
  );
  return (
    <div ref={around} className={css.around} data-table>
      <table
        ref={table}
        role="grid"
        className={css.table}
        data-height={height}
        data-cards={isCards || undefined}
        aria-label={title}
        aria-busy={isBusy}
        aria-rowcount={isBlank ? -1 : total + 1}
        aria-multiselectable={isSelectable || undefined}
        {...grid.handlers}
      >
        {!isCards && (
          <ColumnWidths
            widths={spreadColumns(fitting, free)}
            isSelectable={isSelectable}
            hasMenu={actions.length > 0}
          />
        )}
        {!isCards && (
          <HeaderRow
            columns={fitting}
            selection={isSelectable ? selection : undefined}
            hasMenu={actions.length > 0}
            sort={props.sort ?? null}
            onSort={props.onSort}
          />
        )}
        {isBlank && <SkeletonRows columns={fitting.length} isSelectable={isSelectable} hasMenu={actions.length > 0} />}
        {!isBlank &&
          (rows.length > MANY ? (
            <VirtualRows rows={rows} around={around} reveal={reveal} onRows={grid.restoreFocus} renderRow={row} />
          ) : (
            <tbody>{rows.map(row)}</tbody>
          ))}
      </table>
      {isBlank && (
        <span className={css.visuallyHidden} role="status">
          {t('list.loading')}
        </span>
      )}
      {!isBlank && rows.length === 0 && props.none}
    </div>
  );
}

function ColumnWidths({
  widths,
  isSelectable,
  hasMenu,
}: {
  widths: readonly number[];
  isSelectable: boolean;
  hasMenu: boolean;
}) {
  return (
    <colgroup>
      {isSelectable && <col style={{ inlineSize: css.SELECT_WIDTH }} />}
      <col />
      {/* A column has no identity but its place. */}
      {
        widths.map((width, at) => (
          <col key={at} style={{ inlineSize: width }} />
        )) /* oxlint-disable-line react/no-array-index-key */
      }
      {hasMenu && <col style={{ inlineSize: css.MENU_WIDTH }} />}
    </colgroup>
  );
}
