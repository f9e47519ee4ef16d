import type { Endpoint, Ids, TaskRef } from '@skydeck/contract';
import type { ComponentType, ReactNode } from 'react';
import { removeItem, type Removal } from '../data/client.ts';
import { useDistinctName, useKnownLabel } from '../text/distinct-name.ts';
import type { ActionDialogProps } from '../list/index.ts';
import type { Resource } from '../data/resource.ts';
import { type Format, type Text, useFormat, useText } from '../text/index.ts';
import { ConfirmActDialog, type WordsOfAct } from './ConfirmActDialog.tsx';

interface Deletable {
  readonly id: string;
  readonly project_id?: string;
}

/** The calls that a deletion makes. */
interface DeletionApi {
  readonly remove: Removal;
  readonly removeMany: Endpoint<string, Ids, TaskRef>;
}

export type DeletableResource<Item extends Deletable> = Pick<Resource<Item>, 'items' | 'label'> & {
  readonly api: DeletionApi;
};

export interface DeletionFacts<Item, Table> {
  readonly words: WordsOfAct<Table, 'delete'>;
  /** The icon of the kind of thing. */
  readonly icon: string;
  /** What goes or stays with one of them. */
  readonly detail?: (item: Item, t: Text<Table>, format: Format) => ReactNode;
  /** Among which others one is told apart from those of its name; `none` where no name repeats. `known`, if left out. */
  readonly distinct?: 'known' | 'chosen' | 'none';
  /**
   * What is known at once of one whose deletion was answered. `gone`, if left out; one that goes by and by `stays` until an
   * event says so, or is `read` again.
   */
  readonly answered?: 'gone' | 'stays' | 'read';
}

/** The dialog of `deletionOf`. */
export function deletionDialog<Item extends Deletable, Table>(
  resource: DeletableResource<Item>,
  facts: DeletionFacts<Item, Table>,
): ComponentType<ActionDialogProps<Item>> {
  const { api, label, items } = resource;
  const { icon, detail, distinct = 'known', answered = 'gone' } = facts;
  return function Deletion(asked: ActionDialogProps<Item>) {
    const t = useText<Table>(facts.words);
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
    }
    return (
      <ConfirmActDialog<Item, Table, 'delete'>
        {...asked}
        words={facts.words}
        act="delete"
        icon={icon}
        nameOf={names[distinct]}
        label={distinct === 'none' ? undefined : label}
        detail={detail && ((item) => detail(item, t, format))}
        isTyped
        one={remove}
        many={api.removeMany}
      />
    );
  };
}
