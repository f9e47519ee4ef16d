import type { BulkEndpoint } from '@skydeck/contract';
import type { ReactNode } from 'react';
import { deleteMany } from '../data/delete-many.ts';
import { shortOf } from '../text/distinct-name.ts';
import type { ActionDialogProps } from '../list/index.ts';
import { notify } from '../notify/index.ts';
import { type KeyOf, useText, type Values, type Words } from '../text/index.ts';
import { ConfirmDelete } from './ConfirmDelete.tsx';

/** What is said of an act. Those about several are given the `count`; those about a single one, its name. */
export type ActSentence =
  | 'single.title'
  | 'single.confirm'
  | 'single.done'
  | 'many.title'
  | 'many.confirm'
  | 'text'
  | 'phrase'
  | 'running'
  | 'done'
  | 'failed';

/** Words that say all of an act. */
export type WordsOfAct<Table, Act extends string> = Words<Table> &
  (`${Act}.${ActSentence}` extends KeyOf<Table> ? unknown : never);

export interface ConfirmForItemsProps<Item, Table, Act extends string> extends ActionDialogProps<Item> {
  readonly words: WordsOfAct<Table, Act>;
  readonly act: Act;
  /** The icon of the kind of thing. */
  readonly icon: string;
  /** What one is called here. */
  readonly nameOf: (item: Item) => string;
  /** What it is called elsewhere: one alone that is called the same is told by its id, too. Left out where names cannot repeat. */
  readonly label?: ((item: Item) => string) | undefined;
  /** What goes or stays with one of them. */
  readonly detail?: ((item: Item) => ReactNode) | undefined;
  /** A number has to be typed for several: what they hold is lost. */
  readonly isTyped?: boolean;
  /** Is told of those it will be done to, before the calls. */
  readonly onConfirm?: ((items: readonly Item[]) => void) | undefined;
  /** Does it to one. Rejects with a CallError, which the dialog shows. */
  readonly one: (item: Item) => Promise<unknown>;
  /** Does it to several: in the background, by the task that the endpoint starts, or at once. Left out: never to several. */
  readonly many?: BulkEndpoint | ((items: readonly Item[]) => Promise<unknown>) | undefined;
  /** What there is to decide about it: shown below the list, and sent with several. */
  readonly children?: ReactNode;
  readonly choices?: Readonly<Record<string, unknown>>;
}

/** Asks before something is done to one or several, does it, and tells of it in the words of its act. */
export function ConfirmForItemsDialog<Item extends { readonly id: string }, Table, Act extends string>(
  props: ConfirmForItemsProps<Item, Table, Act>,
) {
  const { act, chosen, refused, matching, icon, nameOf, label, detail, isTyped = false, children, onClose } = props;
  const t = useText<Table>(props.words);
  const say: Say = (sentence, values) => t(`${act}.${sentence}` as KeyOf<Table>, values);
  const [first] = chosen;
  const count = matching?.count ?? chosen.length;
  const isSingle = count === 1 && !matching;
  /** Another of this name may be where nobody looks. */
  const detailOf = (item: Item) => {
    const own = detail?.(item);
    return isSingle && label?.(item) === nameOf(item) ? <DetailWithId id={item.id} own={own} /> : own;
  };
  return (
    <ConfirmDelete
      open={count > 0}
      icon={icon}
      title={isSingle ? say('single.title', { name: first ? nameOf(first) : '' }) : say('many.title', { count })}
      message={say('text', { count })}
      items={chosen.map((item) => ({ id: item.id, name: nameOf(item), detail: detailOf(item) }))}
      confirmLabel={isSingle ? say('single.confirm') : say('many.confirm', { count })}
      phrase={matching || (isTyped && !isSingle) ? say('phrase', { count }) : undefined}
      refused={refused}
      more={matching && count - chosen.length - (refused?.length ?? 0)}
      onConfirm={() => doTo(props, say)}
      onClose={onClose}
    >
      {children}
    </ConfirmDelete>
  );
}

type Say = (sentence: ActSentence, values?: Values) => string;

/** Does what was confirmed, and tells of it. */
async function doTo<Item extends { readonly id: string }, Table, Act extends string>(
  { chosen, matching, nameOf, onConfirm, one, many, choices, onDone }: ConfirmForItemsProps<Item, Table, Act>,
  say: Say,
): Promise<void> {
  const [first] = chosen;
  const count = matching?.count ?? chosen.length;
  onConfirm?.(chosen);
  if (count === 1 && first && !matching) {
    // What it is called may change with the act.
    const name = nameOf(first);
    await one(first);
    notify('success', say('single.done', { name }));
  } else if (typeof many === 'function') {
    await many(chosen);
    notify('success', say('done', { count }));
  } else if (many) {
    const named = chosen.map((item) => ({ id: item.id, name: nameOf(item) }));
    const several = matching ? { filters: matching.filters, count } : named;
    await deleteMany(many, several, sentencesOf(say, count), choices);
  }
  onDone?.();
}

const sentencesOf = (say: Say, count: number) => ({
  running: say('running', { count }),
  done: (done: number) => say('done', { count: done }),
  failed: (failed: number, all: number) => say('failed', { failed, count: all }),
});

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
