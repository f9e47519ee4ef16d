import { useState } from 'react';
import { extentOf, markRange, toggleMark } from './selection.rules.ts';

export interface Selection<Item> {
  /** Rows that are on the screen only: nobody acts on what cannot be seen. */
  readonly selected: readonly Item[];
  readonly extent: 'none' | 'some' | 'all';
  /** False without rows, which may be on their way: a press would come to nothing. */
  readonly isPossible: boolean;
  has(id: string): boolean;
  toggle(id: string): void;
  /** From the row touched last to this one. */
  range(id: string): void;
  all(): void;
  clear(): void;
}

interface Marks {
  readonly view: string;
  readonly ids: ReadonlySet<string>;
  readonly anchor: string | null;
}

const noIds: ReadonlySet<string> = new Set();

/** The selected rows of what is looked at; another page or another filter starts anew. */
export function useSelection<Item extends { id: string }>(rows: readonly Item[], view: string): Selection<Item> {
  const [kept, setKept] = useState<Marks>({ view, ids: noIds, anchor: null });
  const { ids, anchor } = kept.view === view ? kept : { ids: noIds, anchor: null };
  const selected = rows.filter(({ id }) => ids.has(id));
  const keep = (next: ReadonlySet<string>, at: string | null) => setKept({ view, ids: next, anchor: at });
  return {
    selected,
    extent: extentOf(selected.length, rows.length),
    isPossible: rows.length > 0,
    has: (id) => ids.has(id),
    toggle: (id) => keep(toggleMark(ids, id), id),
    range: (id) =>
      keep(
        markRange(
          ids,
          rows.map((row) => row.id),
          anchor,
          id,
        ),
        id,
      ),
    all: () => keep(new Set(rows.map(({ id }) => id)), anchor),
    clear: () => keep(noIds, null),
  };
}
