import { useState } from 'react';
import { type Chosen, type Extent, extentOf, type Marked, markedOf, markRange, toggleMark } from './selection.rules.ts';

export interface Selection<Item> {
  /** Rows that are on the screen only: nobody acts on what cannot be seen, unless they say so. */
  readonly selected: readonly Item[];
  readonly extent: Extent;
  /** They said so: all that match are selected. */
  readonly isMatching: boolean;
  /** False without rows, which may be on their way: a press would come to nothing. */
  readonly isPossible: boolean;
  has(id: string): boolean;
  toggle(id: string): void;
  /** From the row touched last to this one. */
  range(id: string): void;
  all(): void;
  /** All that match, not only those of this page. */
  matching(): void;
  clear(): void;
}

interface Marks extends Chosen {
  readonly view: string;
  readonly anchor: string | null;
}

const none = { marked: new Set<string>(), isMatching: false, anchor: null };

/** The selected rows of what is looked at; another page or another filter starts anew. */
export function useSelection<Item extends { id: string }>(rows: readonly Item[], view: string): Selection<Item> {
  const [kept, setKept] = useState<Marks>({ view, ...none });
  const { anchor, ...chosen } = kept.view === view ? kept : none;
  const ids = rows.map(({ id }) => id);
  const marked = markedOf(chosen, ids);
  const keep = (next: Marked, at: string | null, isMatching = false) =>
    setKept({ view, marked: next, anchor: at, isMatching });
  return {
    selected: rows.filter(({ id }) => marked.has(id)),
    extent: extentOf(marked.size, rows.length),
    isMatching: chosen.isMatching,
    isPossible: rows.length > 0,
    has: (id) => marked.has(id),
    toggle: (id) => keep(toggleMark(marked, id), id),
    range: (id) => keep(markRange(marked, ids, anchor, id), id),
    all: () => keep(new Set(ids), anchor),
    matching: () => keep(new Set(ids), anchor, true),
    clear: () => keep(none.marked, null),
  };
}
