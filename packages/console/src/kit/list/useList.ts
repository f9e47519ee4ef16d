import type { CallError, ListQuery, Page } from '@skydeck/contract';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { readPage } from '../data/client.ts';
import type { ListWindow } from '../data/collection.ts';
import { projectScope } from '../data/project-scope.ts';
import type { Owner, Resource } from '../data/resource.ts';
import { useDistinctRowName } from '../text/distinct-name.ts';
import { OWNER, type Sort, toQuery } from './list-query.ts';
import { createMarkers } from './markers.ts';
import { useListView, type ViewOfList } from './useListView.ts';

export interface List<Item> extends ViewOfList {
  readonly rows: readonly Item[];
  readonly count: number;
  readonly phase: 'loading' | 'ready' | 'failed';
  /** Rows of an earlier answer are still shown. */
  readonly filled: boolean;
  readonly problem: CallError | null;
  /** The server finds the rows: it can be told to do something to all that match. */
  readonly isServed: boolean;
  /** What the view asks the server for, and the way to ask: for whoever wants more of it than this page. */
  readonly query: ListQuery;
  readonly ask: (query: ListQuery) => Promise<Page<Item>>;
  /** Whose an item is, where items belong to projects. */
  readonly owner: ((item: Item) => Owner) | undefined;
  readonly pages: number;
  refresh(): void;
}

/** A list of a resource: what the browser keeps of it, and what a person calls its rows. */
/** What a list is of. Under its name the browser keeps the choice of columns. */
export interface ResourceList<Item extends { id: string }, Of = { readonly name: string }> extends List<Item> {
  readonly resource: Of;
  /** Rows of one name are told apart. It stays the same while the answer does. */
  readonly nameOf: (row: Item) => string;
}

interface ListFacts {
  /** Names of the filters the server knows for this list. */
  readonly filters?: readonly string[];
  /** Those among them in which a part of the value is looked for. */
  readonly texts?: readonly string[];
  readonly sort?: Sort;
  /** Always part of the question, not shown in the address. */
  readonly fixed?: ListQuery;
}

const nothing: ListWindow = {
  ids: [],
  count: 0,
  nextMarker: null,
  phase: 'loading',
  stale: false,
  filled: false,
  problem: null,
};
const noFilters: readonly string[] = [];

/** A page of a resource's list: the view in the address, the rows alive. */
export function useList<Item extends { id: string }, Of extends Resource<Item> = Resource<Item>>(
  resource: Of & Resource<Item>,
  { filters: own = noFilters, texts = noFilters, sort, fixed }: ListFacts = {},
): ResourceList<Item, Of> {
  const { isAllProjects } = useSnapshot(projectScope.state);
  // What belongs to one thing is of the project of that thing.
  const owner = fixed ? undefined : resource.owner;
  const isOwned = isAllProjects && owner !== undefined;
  const filters = useMemo(() => (isOwned ? [...own, OWNER] : own), [own, isOwned]);
  const shown = useListView(filters, sort ?? null);
  const { view } = shown;
  const query = toQuery(view, fixed, texts);
  const key = JSON.stringify([query, view.page]);
  const [markers] = useState(createMarkers);
  const { items, windows } = useSnapshot(resource.items.state);
  const ask = useCallback((question: ListQuery) => readPage<Item>(resource.api.list, question), [resource]);

  useEffect(() => {
    const { query: asked, page } = parseKey(key);
    return resource.items.follow(key, () => markers.load(ask, asked, page));
  }, [resource, key, markers, ask]);

  const window = (windows[key] ?? nothing) as ListWindow;
  const rows = window.ids.flatMap((id) => (items[id] ? [items[id] as Item] : []));
  const nameOf = useNameOf(resource, rows);
  return {
    ...shown,
    rows,
    resource,
    nameOf,
    isServed: true,
    query,
    ask,
    owner,
    count: window.count,
    phase: window.phase,
    filled: window.filled,
    problem: window.problem,
    pages: Math.max(1, Math.ceil(window.count / view.size)),
    refresh: () => resource.items.refresh(),
  };
}

function useNameOf<Item extends { id: string }>({ label, owner }: Resource<Item>, rows: readonly Item[]) {
  const distinct = useDistinctRowName(
    rows.map((row) => ({ id: row.id, name: label(row), project_id: owner?.(row).project_id ?? '' })),
  );
  return useCallback((row: Item) => distinct({ id: row.id, name: label(row) }), [distinct, label]);
}

const parseKey = (key: string) => {
  const [query, page] = JSON.parse(key) as [ListQuery, number];
  return { query, page };
};
