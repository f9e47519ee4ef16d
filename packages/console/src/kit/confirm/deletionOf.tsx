import type { Endpoint, Ids, TaskRef } from '@skydeck/contract';
import type { ComponentType, ReactNode } from 'react';
import { removeItem, type Removal } from '../data/client.ts';
import { useDistinctName, useKnownLabel } from '../text/distinct-name.ts';
import type { ActionDialogProps } from '../list/index.ts';
import type { Resource } from '../data/resource.ts';
import { type Format, type KeyOf, type Text, useFormat, useText, type Values, type Words } from '../text/index.ts';
import { DeleteChosen, type DeleteKey } from './DeleteChosen.tsx';

interface Deletable {
  readonly id: string;
  readonly project_id?: string;
}

/** The calls that a deletion makes. */
interface DeletionApi {
  readonly remove: Removal;
  /** Left out: they go one at a time. */
  readonly removeMany?: Endpoint<string, Ids, TaskRef>;
}

type Deleted<Item> = Pick<Resource<Item & Deletable>, 'items' | 'label'> & { readonly api: DeletionApi };

interface DeletionFacts<Item, Table> {
  readonly words: Words<Table> & (DeleteKey extends KeyOf<Table> ? unknown : never);
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

interface DeletionProps<Item, Table> extends ActionDialogProps<Item>, DeletionFacts<Item, Table> {
  readonly resource: Deleted<Item>;
}

/** Deletes items of a resource: asks, and calls. */
export function Deletion<Item extends Deletable, Table>(props: DeletionProps<Item, Table>) {
  const { resource, icon, detail, distinct = 'known', answered = 'gone', chosen, refused, onClose, onDone } = props;
  type Named = Item & { readonly name: string };
  const { api, label, items } = resource;
  const t = useText(props.words);
  const format = useFormat();
  const named = chosen.map((item): Named => ({ ...item, name: label(item) }));
  const known = useKnownLabel(resource);
  const amongChosen = useDistinctName(named);
  return (
    <DeleteChosen<Named, string>
      chosen={named}
      {...(distinct !== 'none' && { nameOf: distinct === 'known' ? known : amongChosen })}
      icon={icon}
      t={t as (key: DeleteKey, values?: Values) => string}
      {...(answered !== 'stays' && {
        items: answered === 'gone' ? items : { applyEvent: () => items.invalidate() },
      })}
      remove={({ id }) => removeItem(api.remove, id)}
      {...(api.removeMany && { removeMany: api.removeMany })}
      {...(detail && { detail: (item) => detail(item, t, format) })}
      refused={refused}
      onClose={onClose}
      onDeleted={onDone}
    />
  );
}

/**
 * The dialog of a resource:
 *
 * `export const RouterDelete = deletionOf(routers, { words: routerWords, icon: 'menu-routers' });`
 */
export const deletionOf =
  <Item extends Deletable, Table>(
    resource: Deleted<Item>,
    facts: DeletionFacts<Item, Table>,
  ): ComponentType<ActionDialogProps<Item>> =>
  (asked) => <Deletion resource={resource} {...facts} {...asked} />;
