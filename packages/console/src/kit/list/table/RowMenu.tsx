import { useState } from 'react';
import type { RowAction } from '../columns.ts';
import { RowActions } from './RowActions.tsx';
import * as css from './table.css.ts';

interface RowMenuProps<Item> {
  readonly item: Item;
  readonly name: string;
  readonly actions: readonly RowAction<Item>[];
  /** Something runs on the item: nothing else is begun. */
  readonly isRunning: boolean;
}

/** The last cell of a row. */
export function RowMenu<Item>(props: RowMenuProps<Item>) {
  // A hundred rows have a hundred menus: each gets its entries when somebody comes near.
  const [isNear, setNear] = useState(false);
  const near = () => setNear(true);
  return (
    <td role="gridcell" className={css.menu} onPointerEnter={near} onFocus={near}>
      <RowActions {...props} isNear={isNear} />
    </td>
  );
}
