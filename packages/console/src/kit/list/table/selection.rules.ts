export type Marked = ReadonlySet<string>;

/** What is selected: rows, or all that the list has with its filters, whether they are on the screen or not. */
export interface Chosen {
  readonly marked: Marked;
  readonly isMatching: boolean;
}

/** Of these rows the selected ones. With all that match they are all: those that come, too. */
export const markedOf = ({ marked, isMatching }: Chosen, ids: readonly string[]): Marked =>
  isMatching ? new Set(ids) : new Set(ids.filter((id) => marked.has(id)));

export function toggleMark(marked: Marked, id: string): Set<string> {
  const next = new Set(marked);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** All from the row touched last to this one get the state the other is in, as in every list of files. */
export function markRange(marked: Marked, ids: readonly string[], anchor: string | null, id: string): Set<string> {
  const from = anchor === null ? -1 : ids.indexOf(anchor);
  const to = ids.indexOf(id);
  if (from < 0 || to < 0 || anchor === null) return toggleMark(marked, id);
  const next = new Set(marked);
  for (const each of ids.slice(Math.min(from, to), Math.max(from, to) + 1)) {
    if (marked.has(anchor)) next.add(each);
    else next.delete(each);
  }
  return next;
}

export type Extent = 'none' | 'some' | 'all';

export function extentOf(marked: number, rows: number): Extent {
  if (marked === 0) return 'none';
  return marked < rows ? 'some' : 'all';
}
