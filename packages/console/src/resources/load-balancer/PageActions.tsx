import type { ReactNode } from 'react';
import { ActionButtons } from '../../kit/details/index.ts';
import type { RowAction } from '../../kit/list/index.ts';
import { RowActions } from '../../kit/list/table/RowActions.tsx';
import { usePageActions } from '../../kit/shortcuts/index.ts';

interface PageActionsProps<Item> {
  readonly item: Item;
  readonly name: string;
  /** The same as in the menu of its row. */
  readonly actions: readonly RowAction<Item>[];
  /** What asks before one of them is done. */
  readonly dialogs?: ReactNode;
}

const isNear = ({ key }: { readonly key: string }) => key === 'edit' || key === 'delete';

/** What can be done to the load balancer or the pool of a page: two buttons, and the rest in a menu beside them. */
export function PageActions<Item extends { id: string }>({ item, name, actions, dialogs }: PageActionsProps<Item>) {
  const more = actions.filter((action) => !isNear(action));
  usePageActions(
    more
      .filter(({ blocked }) => !blocked?.(item, [item]))
      .map(({ key, label, run }) => ({ id: key, label, run: () => run([item]) })),
  );
  return (
    <>
      <ActionButtons item={item} actions={actions.filter(isNear)} dialogs={dialogs} />
      {more.length > 0 && <RowActions isNear isRunning={false} item={item} name={name} actions={more} />}
    </>
  );
}
