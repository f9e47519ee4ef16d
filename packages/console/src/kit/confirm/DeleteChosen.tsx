import type { Endpoint, Ids, TaskRef } from '@skydeck/contract';
import type { ReactNode } from 'react';
import type { Collection } from '../data/collection.ts';
import { deleteMany } from '../data/delete-many.ts';
import { shortOf } from '../text/distinct-name.ts';
import type { Refused } from '../list/index.ts';
import { notify } from '../notify/index.ts';
import type { Values } from '../text/index.ts';
import { ConfirmDelete } from './ConfirmDelete.tsx';

/** What a resource says of a deletion. Those with a `count` are given it; of one, the name. */
export type DeleteKey =
  | 'deleted'
  | 'delete.single.title'
  | 'delete.single.confirm'
  | 'delete.title'
  | 'delete.text'
  | 'delete.confirm'
  | 'delete.phrase'
  | 'delete.running'
  | 'delete.done'
  | 'delete.failed';

interface DeleteChosenProps<Item, Path extends string> {
  /** Those to be deleted; with none the dialog is closed. */
  readonly chosen: readonly Item[];
  /** What each is called so that no two are called the same. Left out where names cannot repeat. */
  readonly nameOf?: (item: Item) => string;
  /** The icon of the kind of thing. */
  readonly icon: string;
  readonly t: (key: DeleteKey, values?: Values) => string;
  /** Left out where one goes by and by: events tell how far it is. */
  readonly items?: Pick<Collection<Item & { id: string }>, 'applyEvent'>;
  /** Rejects with a CallError, which the dialog shows. */
  readonly remove: (item: Item) => Promise<unknown>;
  /** Left out where they go one at a time. */
  readonly removeMany?: Endpoint<Path, Ids, TaskRef>;
  /** What goes or stays with one of them. */
  readonly detail?: (item: Item) => ReactNode;
  /** Those that were chosen, too, and cannot go. */
  readonly refused?: readonly Refused[] | undefined;
  /** What there is to decide about the deletion: shown below the list, and sent with several. */
  readonly children?: ReactNode;
  readonly choices?: Readonly<Record<string, unknown>>;
  readonly onClose: () => void;
  readonly onDeleted?: (() => void) | undefined;
}

/** Asks, then deletes: one goes at once; several go on the server, in the background. */
export function DeleteChosen<Item extends { id: string; name: string }, Path extends string>({
  chosen,
  nameOf,
  icon,
  t,
  items,
  remove,
  removeMany,
  detail,
  refused,
  children,
  choices,
  onClose,
  onDeleted,
}: DeleteChosenProps<Item, Path>) {
  const [first] = chosen;
  const count = chosen.length;
  const called = (item: Item) => nameOf?.(item) ?? item.name;
  /** Another of this name may be where nobody looks: one alone is told by its id, too. */
  const detailOf = (item: Item) => {
    const own = detail?.(item);
    return count > 1 || nameOf?.(item) !== item.name ? own : <DetailWithId id={item.id} own={own} />;
  };

  async function confirm() {
    if (count === 1 && first) {
      await remove(first);
      items?.applyEvent('deleted', first);
      notify('success', t('deleted', { name: called(first) }));
    } else if (removeMany) {
      const words = {
        running: t('delete.running', { count }),
        done: (done: number) => t('delete.done', { count: done }),
        failed: (failed: number, all: number) => t('delete.failed', { failed, count: all }),
      };
      const named = chosen.map((item) => ({ id: item.id, name: called(item) }));
      await deleteMany(removeMany, named, words, choices);
    }
    onDeleted?.();
  }

  return (
    <ConfirmDelete
      open={count > 0}
      icon={icon}
      title={
        count === 1 ? t('delete.single.title', { name: first ? called(first) : '' }) : t('delete.title', { count })
      }
      message={t('delete.text', { count })}
      items={chosen.map((item) => ({ id: item.id, name: called(item), detail: detailOf(item) }))}
      confirmLabel={count === 1 ? t('delete.single.confirm') : t('delete.confirm', { count })}
      phrase={count > 1 ? t('delete.phrase', { count }) : undefined}
      refused={refused}
      onConfirm={confirm}
      onClose={onClose}
    >
      {children}
    </ConfirmDelete>
  );
}

function DetailWithId({ id, own }: { id: string; own: ReactNode }) {
  const short = <bdi>{shortOf(id)}</bdi>;
  return own ? (
    <>
      {own} · {short}
    </>
  ) : (
    short
  );
}
