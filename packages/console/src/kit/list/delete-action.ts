import { type ComponentType, createElement } from 'react';
import type { ActionDialogProps, OfferedAction, RowAction } from './columns.ts';

/** Deletes one or several, after asking. `afterwards`: the list, to which the page of one that is gone leads. */
export const deleteAction = <Item>(
  t: (key: 'delete.action') => string,
  afterwards: string,
  Dialog: ComponentType<ActionDialogProps<Item>>,
  blocked?: RowAction<Item>['blocked'],
): OfferedAction<Item> => ({
  key: 'delete',
  label: t('delete.action'),
  icon: 'trash-2',
  danger: true,
  bulk: 'matching',
  right: 'delete',
  dialog: (asked) => createElement(Dialog, asked),
  afterwards,
  ...(blocked && { blocked }),
});
