import { type ComponentType, createElement } from 'react';
import type { ActionDialogProps, OfferedAction, RowAction } from './columns.ts';

/**
 * Deletes one, several or all that a list has, after asking. `afterwards`: the list, to which the page of one that is gone
 * leads. `freedAt`: the page on which what keeps one can be ended.
 */
export const deleteAction = <Item>(
  t: (key: 'delete.action') => string,
  afterwards: string,
  Dialog: ComponentType<ActionDialogProps<Item>>,
  blocked?: RowAction<Item>['blocked'],
  freedAt?: RowAction<Item>['freedAt'],
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
  ...(freedAt && { freedAt }),
});
