import { Button } from '@skydeck/react-bindings/button';
import { Icon } from '@skydeck/react-bindings/icon';
import type { ReactNode } from 'react';
import type { RowAction } from '../list/index.ts';
import { usePageActions } from '../shortcuts/index.ts';

interface ActionButtonsProps<Item> {
  readonly item: Item;
  /** The same as in the menu of its row. */
  readonly actions: readonly RowAction<Item>[];
  /** What asks before one of them is done. */
  readonly dialogs?: ReactNode;
}

/** What can be done to the object of a page, as buttons and by key. What its state forbids says why. */
export function ActionButtons<Item>({ item, actions, dialogs }: ActionButtonsProps<Item>) {
  const buttons = actions.map((action) => ({
    ...action,
    why: action.blocked?.(item, [item]) || '',
    act: () => action.run([item]),
  }));
  usePageActions(
    buttons
      .filter(({ why }) => why === '')
      .map(({ key, label, act, shortcut }) => ({ id: key, label, run: act, ...(shortcut && { keys: shortcut }) })),
  );
  return (
    <>
      {buttons.map(({ key, label, icon, danger, why, act }) => (
        <Button key={key} size="small" {...(danger && { variant: 'danger-ghost' })} disabledReason={why} onClick={act}>
          {icon && <Icon slot="start" name={icon} />}
          {label}
        </Button>
      ))}
      {dialogs}
    </>
  );
}
