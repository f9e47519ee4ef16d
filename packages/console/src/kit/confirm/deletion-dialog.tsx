import type { BulkEndpoint } from '@skydeck/contract';
import type { ComponentType, ReactNode } from 'react';
import { removeItem, type Removal } from '../data/client.ts';
import { useDistinctName, useKnownLabel } from '../text/distinct-name.ts';
import type { ActionDialogProps } from '../list/index.ts';
import type { PagedResource } from '../data/resource.ts';
import type { KitTable } from '../resource-words.ts';
import { type Format, type Text, useFormat, useText, type Words } from '../text/index.ts';
import type { Lines } from './Consequences.tsx';
import { ConfirmForItemsDialog } from './ConfirmForItemsDialog.tsx';

interface Deletable {
  readonly id: string;
  readonly project_id?: string;
}

/** The calls that a deletion makes. */
interface DeletionApi {
  readonly remove: Removal;
  /** Left out: they go one at a time. */
  readonly removeMany?: BulkEndpoint;
}

export type DeletableResource<Item extends Deletable> = Pick<
  PagedResource<Item>,
  'items' | 'label' | 'words' | 'icon'
> & { readonly api: DeletionApi };

export interface DeletionFacts<Item, Table> {
  /** The resource's words, where `detail` says something. */
  readonly words?: Words<Table>;
  /** What goes or stays with one of them. */
  readonly detail?: (item: Item, t: Text<Table>, format: Format) => ReactNode;
  /** What ends at once with a single one, and what stays: a line each. */
  readonly stops?: (item: Item, t: Text<Table>, format: Format) => Lines;
  readonly keeps?: (item: Item, t: Text<Table>, format: Format) => Lines;
  /** Others use it now: its name has to be typed. */
  readonly isUsed?: (item: Item) => boolean;
  /** Among which others one is told apart from those of its name; `none` where no name repeats. `known`, if left out. */
  readonly distinct?: 'known' | 'chosen' | 'none';
  /**
   * What is known at once of one whose deletion was answered. `gone`, if left out; one that goes by and by `stays` until an
   * event says so, or is `read` again.
   */
  readonly answered?: 'gone' | 'stays' | 'read';
  /** What was chosen to come of it, once the deletion of a single one was answered. */
  readonly onDeleted?: (item: Item) => void;
}

interface DeletionProps<Item extends Deletable, Table> extends ActionDialogProps<Item>, DeletionFacts<Item, Table> {
  readonly resource: DeletableResource<Item>;
  /** What there is to decide about what stays. */
  readonly children?: ReactNode;
}

/** Deletes items of a resource: asks, and calls. */
export function Deletion<Item extends Deletable, Table>(props: DeletionProps<Item, Table>) {
  const {
    resource,
    words,
    detail,
    stops,
    keeps,
    isUsed,
    distinct = 'known',
    answered = 'gone',
    onDeleted,
    ...asked
  } = props;
  const { api, label, items, icon } = resource;
  const t = useText<Table>(words ?? resource.words);
  const format = useFormat();
  const known = useKnownLabel(resource);
  const amongChosen = useDistinctName(asked.chosen.map((item) => ({ ...item, name: label(item) })));
  const names = {
    known: (item: Item) => known({ ...item, name: label(item) }),
    chosen: (item: Item) => amongChosen({ ...item, name: label(item) }),
    none: label,
  };
  async function remove(item: Item) {
    await removeItem(api.remove, item.id);
    if (answered === 'gone') items.applyEvent('deleted', item);
    if (answered === 'read') items.invalidate();
    onDeleted?.(item);
  }
  return (
    <ConfirmForItemsDialog<Item, KitTable, 'delete'>
      {...asked}
      words={resource.words}
      act="delete"
      icon={icon}
      nameOf={names[distinct]}
      label={distinct === 'none' ? undefined : label}
      detail={detail && ((item) => detail(item, t, format))}
      stops={stops && ((item) => stops(item, t, format))}
      keeps={keeps && ((item) => keeps(item, t, format))}
      isTyped
      isUsed={isUsed}
      one={remove}
      many={api.removeMany}
    />
  );
}

/** The dialog of `deletionOf`. */
export const deletionDialog =
  <Item extends Deletable, Table>(
    resource: DeletableResource<Item>,
    facts: DeletionFacts<Item, Table>,
  ): ComponentType<ActionDialogProps<Item>> =>
  (asked) => <Deletion resource={resource} {...facts} {...asked} />;
