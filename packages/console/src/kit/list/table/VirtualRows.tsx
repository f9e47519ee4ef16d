import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect } from 'react';

interface VirtualRowsProps<Item> {
  readonly rows: readonly Item[];
  readonly around: RefObject<HTMLDivElement | null>;
  /** Filled with the way to bring a row of the grid onto the screen. */
  readonly reveal: RefObject<((row: number) => void) | undefined>;
  /** After other rows have come into the document. */
  readonly onRows: () => void;
  readonly renderRow: (item: Item, at: number) => ReactNode;
}

const ROW_PX = 44;
const SPARE_ROWS = 12;

/** Only the rows that show; two empty ones keep the place of the others. */
export function VirtualRows<Item extends { id: string }>({
  rows,
  around,
  reveal,
  onRows,
  renderRow,
}: VirtualRowsProps<Item>) {
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => around.current,
    estimateSize: () => ROW_PX,
    getItemKey: (at) => rows[at]?.id ?? at,
    overscan: SPARE_ROWS,
  });
  useEffect(() => {
    reveal.current = (row) => virtual.scrollToIndex(row - 1);
    return () => {
      reveal.current = undefined;
    };
  }, [reveal, virtual]);
  useLayoutEffect(onRows);
  const items = virtual.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <tbody>
      <tr aria-hidden="true" style={{ blockSize: above }} />
      {items.map(({ index }) => {
        const item = rows[index];
        return item && renderRow(item, index);
      })}
      <tr aria-hidden="true" style={{ blockSize: below }} />
    </tbody>
  );
}
