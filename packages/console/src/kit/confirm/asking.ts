import type { ComponentType } from 'react';
import { lazyComponent } from '../connectivity/lazy-component.tsx';
import type { ActionDialogProps } from '../list/index.ts';
import type { DeletableResource, DeletionFacts } from './deletion-dialog.tsx';

// What asks before an act is loaded when it asks: a list can offer the act without it.

/**
 * Asks before something is done to one or several, does it, and tells of it in the words of its act.
 *
 * `dialog: (asked) => <ConfirmForItems {...asked} words={interfaceWords} act="disconnect" one={disconnect} many={api.removeInterfaces} … />`
 */
export const ConfirmForItems = lazyComponent(
  async () => (await import('./ConfirmForItemsDialog.tsx')).ConfirmForItemsDialog,
);

/**
 * The dialog that deletes items of a resource: it asks, and calls.
 *
 * `const RouterDelete = deletionOf(routers);`
 */
export const deletionOf = <Item extends { readonly id: string; readonly project_id?: string }, Table>(
  resource: DeletableResource<Item>,
  facts: DeletionFacts<Item, Table> = {},
): ComponentType<ActionDialogProps<Item>> =>
  lazyComponent(async () => (await import('./deletion-dialog.tsx')).deletionDialog(resource, facts));

/** The same for a resource that depends on the item, as the list of a domain does. */
export const Deletion = lazyComponent(async () => (await import('./deletion-dialog.tsx')).Deletion);
