import type { ActionDialogProps, OfferedAction } from '../list/index.ts';
import { ConfirmForItems } from './asking.ts';
import type { ConfirmForItemsProps } from './ConfirmForItemsDialog.tsx';

type Facts<Item, Table, Act extends string> = Omit<
  ConfirmForItemsProps<Item, Table, Act>,
  keyof ActionDialogProps<Item>
>;

/** Takes one or several parts away from an object, after asking. */
export const removePartAction = <Item extends { readonly id: string }, Table, Act extends string>(
  label: string,
  facts: Facts<Item, Table, Act>,
): OfferedAction<Item> => ({
  key: 'remove',
  label,
  icon: 'trash-2',
  danger: true,
  bulk: true,
  right: 'update',
  dialog: (asked) => (
    <ConfirmForItems<Item, Table, Act> {...asked} {...(facts as ConfirmForItemsProps<Item, Table, Act>)} />
  ),
});
