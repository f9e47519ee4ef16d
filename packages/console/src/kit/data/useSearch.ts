import { type CallError, containing, type ListQuery, realTimer } from '@skydeck/contract';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { readPage } from './client.ts';
import type { Resource } from './resource.ts';

/** So many objects are read at a time (spec: form.options.page). */
const PAGE = 50;
/** Somebody who types faster than this asks once, for the whole word. */
const TYPING_MS = 250;

export interface Search<Item> {
  /** Those that were found and fit, as far as they are read; until the server has answered, those of the text before. */
  readonly items: readonly Item[];
  /** What is looked for, '' for everything. */
  readonly text: string;
  /** The items are those of the text before: what does not fit this one is not to be chosen. */
  readonly isStale: boolean;
  /** There has been an answer. */
  readonly filled: boolean;
  readonly isLoading: boolean;
  readonly hasMore: boolean;
  readonly problem: CallError | null;
  /** Asks again, after a failure. */
  retry(): void;
  search(text: string): void;
  /** Reads the next page. */
  more(): void;
}

/** A list that the server searches, and what the browser keeps of it. */
interface Searched<Item extends { id: string }> {
  readonly api: Pick<Resource<Item>['api'], 'list'>;
  readonly items: Resource<Item>['items'];
}

const any = () => true;

/**
 * The objects that the server finds for a text, page by page, alive: what a field offers.
 * @param fits Which are offered at all, by a rule that the server has no filter for: it reads on until there are some.
 */
export function useSearch<Item extends { id: string }>(
  resource: Searched<Item>,
  query: ListQuery,
  fits: (item: Item) => boolean = any,
): Search<Item> {
  const { text, asked, search } = useTyping();
  const among = JSON.stringify(query);
  const key = `search ${JSON.stringify({ ...query, ...(asked !== '' && { search: containing(asked) }) })}`;
  const { items, windows } = useSnapshot(resource.items.state);
  const window = windows[key];
  // The answer to the text before stands until that to this one is there: a list that is empty meanwhile would jump.
  const [last, setLast] = useState({ among, key });
  if (last.key !== key && (window?.filled || last.among !== among)) setLast({ among, key });
  const shown = window?.filled ? window : windows[last.key];
  const found = (shown?.ids ?? []).flatMap((id) => (items[id] ? [items[id] as Item] : []));
  const fitting = found.filter(fits);

  const [asking, setAsking] = useState({ key, read: 0 });
  const read = asking.key === key ? asking.read : 0;
  const wantsMore = window?.filled === true && window.nextMarker !== null && fitting.length <= read;
  useReading(resource, key, wantsMore && window.phase === 'ready');

  const problem = (window?.problem ?? null) as CallError | null;
  return {
    items: fitting,
    text,
    isStale: text !== asked || !window?.filled,
    filled: window?.filled ?? false,
    isLoading: text !== asked || (problem === null && (!window?.filled || wantsMore)),
    hasMore: window?.filled === true && window.nextMarker !== null,
    problem,
    retry: () => resource.items.refresh(),
    search,
    more: () => setAsking({ key, read: fitting.length }),
  };
}

/** Keeps what is read of an answer current, and reads its next page when it is time. */
function useReading<Item extends { id: string }>(resource: Searched<Item>, key: string, isTime: boolean): void {
  useEffect(() => {
    const question = questionOf(key);
    const { state, follow } = resource.items;
    return follow(key, () => {
      const pages = Math.max(1, Math.ceil((state.windows[key]?.ids.length ?? 0) / PAGE));
      return readPage<Item>(resource.api.list, { ...question, limit: pages * PAGE });
    });
  }, [resource, key]);
  useEffect(() => {
    if (!isTime) return;
    const question = questionOf(key);
    void resource.items.fetchNext(key, (marker) =>
      readPage<Item>(resource.api.list, { ...question, limit: PAGE, marker }),
    );
  }, [resource, key, isTime]);
}

const questionOf = (key: string) => JSON.parse(key.slice('search '.length)) as ListQuery;

/** What somebody types, and what the server is asked for: the same after a pause. */
function useTyping() {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => (text === asked ? undefined : realTimer.after(TYPING_MS, () => setAsked(text))), [text, asked]);
  const search = (next: string) => {
    setText(next);
    // Everything is read already, and no more is typed.
    if (next === '') setAsked('');
  };
  return { text, asked, search };
}
