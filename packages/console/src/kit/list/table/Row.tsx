import { type CSSProperties } from 'react';
import type { Column, RowAction } from '../columns.ts';
import { cardSlot } from './cards.rules.ts';
import { RowMenu } from './RowMenu.tsx';
import { SelectCell } from './SelectCell.tsx';
import * as css from './table.css.ts';
import type { Selection } from './useSelection.ts';

interface RowProps<Item> {
  readonly item: Item;
  /** Its place in this table, counted from 1; 0 is the header. */
  readonly row: number;
  /** Its place among the rows of all pages, the header being 1. */
  readonly index: number;
  readonly columns: readonly Column<Item>[];
  readonly isCard: boolean;
  readonly label: (item: Item) => string;
  readonly actions: readonly RowAction<Item>[];
  readonly selection: Selection<Item> | undefined;
  readonly progress: number | null | undefined;
}

export function Row<Item extends { id: string }>({
  item,
  row,
  index,
  columns,
  isCard,
  label,
  actions,
  selection,
  progress,
}: RowProps<Item>) {
  const name = label(item);
  const isSelected = selection?.has(item.id) ?? false;
  const isRunning = progress !== undefined;
  return (
    <tr
      role="row"
      className={css.row}
      data-row={row}
      data-selected={isSelected || undefined}
      aria-rowindex={index}
      aria-selected={selection ? isSelected : undefined}
      {...(isRunning && {
        'data-running': progress === null ? 'unknown' : 'known',
        style: { '--_done': `${progress ?? 0}%` } as CSSProperties,
      })}
    >
      {selection && <SelectCell id={item.id} name={name} isSelected={isSelected} selection={selection} />}
      {columns.map((column, at) => (
        <Cell
          key={column.key}
          item={item}
          column={column}
          place={isCard ? cardSlot(columns, at) : null}
          isName={at === 0}
        />
      ))}
      {actions.length > 0 && <RowMenu item={item} name={name} actions={actions} isRunning={isRunning} />}
    </tr>
  );
}

interface CellProps<Item> {
  readonly item: Item;
  readonly column: Column<Item>;
  readonly place: ReturnType<typeof cardSlot> | null;
  readonly isName: boolean;
}

function Cell<Item>({ item, column, place, isName }: CellProps<Item>) {
  const look = `${css.cell} ${column.align === 'end' ? css.toEnd : ''} ${isName ? css.name : ''}`;
  if (isName)
    return (
      <th role="rowheader" scope="row" className={look} data-place={place ?? undefined}>
        {column.cell(item)}
      </th>
    );
  return (
    <td role="gridcell" className={look} data-place={place ?? undefined} data-kind={place ? column.kind : undefined}>
      {place && (place !== 'state' || column.titled) && (
        <span className={column.titled ? css.cardTitle : css.visuallyHidden}>{column.title} </span>
      )}
      {column.cell(item)}
    </td>
  );
}
