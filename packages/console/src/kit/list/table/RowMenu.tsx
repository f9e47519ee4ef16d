import { useState } from 'react';
import { lazyComponent } from '../../connectivity/lazy-component.tsx';
import type { RowAction } from '../columns.ts';
import * as css from './table.css.ts';

const RowActions = lazyComponent(async () => (await import('./RowActions.tsx')).RowActions);

interface RowMenuProps<Item> {
  readonly item: Item;
  readonly name: string;
  readonly actions: readonly RowAction<Item>[];
  /** Something runs on the item: nothing else is begun. */
  readonly isRunning: boolean;
}

/** The last cell of a row. The rows show before their menus are there. */
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
