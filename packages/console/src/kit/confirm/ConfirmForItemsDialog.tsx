import type { BulkEndpoint } from '@skydeck/contract';
import type { ReactNode } from 'react';
import { deleteMany } from '../data/delete-many.ts';
import { shortOf } from '../text/distinct-name.ts';
import type { ActionDialogProps } from '../list/index.ts';
import { notify } from '../notify/index.ts';
import { type KeyOf, type Text, useText, type Values, type Words } from '../text/index.ts';
import { ConfirmDelete, type DeletedItem } from './ConfirmDelete.tsx';
import type { Lines } from './Consequences.tsx';
import { type ConfirmTable, confirmWords } from './words.ts';

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
  /** What ends at once with a single one, and what stays of it or around it. */
  readonly stops?: ((item: Item) => Lines) | undefined;
  readonly keeps?: ((item: Item) => Lines) | undefined;
  /** A number has to be typed for several: what they hold is lost. */
  readonly isTyped?: boolean;
  /** Others use it now: its name has to be typed. */
  readonly isUsed?: ((item: Item) => boolean) | undefined;
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
  const { act, chosen, refused = [], matching, icon, nameOf, detail, children, onClose } = props;
  const t = useText<Table>(props.words);
  const ask = useText(confirmWords);
  const say: Say = (sentence, values) => t(`${act}.${sentence}` as KeyOf<Table>, values);
  const [first] = chosen;
  const count = matching?.count ?? chosen.length;
  const single = count === 1 && !matching ? first : undefined;
  const kept = refused.length;
  // Of several that were chosen: the question is about their number, whatever is left of it.
  const named = kept === 0 ? single : undefined;
  return (
    <ConfirmDelete
      open={count > 0}
      icon={icon}
      title={named ? say('single.title', { name: nameOf(named) }) : say('many.title', { count })}
      message={say('text', { count })}
      items={named ? itemsOfSingle(named, props) : chosen.map((item) => listed(item, nameOf(item), detail?.(item)))}
      confirmLabel={named ? say('single.confirm') : say('many.confirm', { count })}
      phrase={phraseOf(single, count, props, say)}
      stops={single && props.stops?.(single)}
      keeps={single && props.keeps?.(single)}
      refused={refused}
      more={matching && count - chosen.length - kept}
      onConfirm={() => doTo(props, say, ask)}
      onClose={onClose}
    >
      {children}
    </ConfirmDelete>
  );
}

const listed = ({ id }: { readonly id: string }, name: string, detail: ReactNode): DeletedItem => ({
  id,
  name,
  detail,
});

type Asked<Item, Table, Act extends string> = Pick<
  ConfirmForItemsProps<Item, Table, Act>,
  'nameOf' | 'label' | 'detail' | 'stops' | 'keeps' | 'isTyped' | 'isUsed' | 'matching'
>;

/** The question names it already: the line below tells it from others of its name, which may be where nobody looks. */
function itemsOfSingle<Item extends { readonly id: string }, Table, Act extends string>(
  item: Item,
  { nameOf, label, detail, stops, keeps }: Asked<Item, Table, Act>,
): readonly DeletedItem[] {
  const name = nameOf(item);
  const isSaid = (lines: typeof stops) => lines?.(item).some((line) => typeof line === 'string') ?? false;
  const own = isSaid(stops) ? undefined : detail?.(item);
  const withId = label?.(item) === name;
  if ((isSaid(stops) || isSaid(keeps)) && !own && !withId) return [];
  return [listed(item, name, withId ? <DetailWithId id={item.id} own={own} /> : own)];
}

/** The number for several, the name for one that others use. */
function phraseOf<Item, Table, Act extends string>(
  single: Item | undefined,
  count: number,
  { nameOf, label = nameOf, matching, isTyped = false, isUsed }: Asked<Item, Table, Act>,
  say: Say,
): string | undefined {
  if (single) return isUsed?.(single) ? label(single) : undefined;
  return matching || isTyped ? say('phrase', { count }) : undefined;
}

type Say = (sentence: ActSentence, values?: Values) => string;

/** Does what was confirmed, and tells of it. */
async function doTo<Item extends { readonly id: string }, Table, Act extends string>(
  {
    act,
    chosen,
    refused = [],
    matching,
    nameOf,
    onConfirm,
    one,
    many,
    choices,
    onDone,
  }: ConfirmForItemsProps<Item, Table, Act>,
  say: Say,
  ask: Text<ConfirmTable>,
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
    const sentences = sentencesOf(say, count);
    const kept = matching ? 0 : refused.length;
    // What stays was said before, and is still selected: the end counts it, too.
    const done = (gone: number) => (kept > 0 ? ask('done_partly', { done: gone, kept }) : sentences.done(gone));
    await deleteMany(many, several, act === 'delete' ? { ...sentences, done } : sentences, choices);
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
