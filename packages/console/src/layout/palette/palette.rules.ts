import { rankBy, type SearchHit } from '@skydeck/contract';
import { nameAmong, repeatedIds } from '../../kit/text/distinct-name.ts';
import type { ShortcutName } from '../../kit/shortcuts/keys.rules.ts';

export type GroupName = 'recent' | 'page' | 'go' | 'project' | 'console' | 'found';

/** One line of the palette. */
export interface Entry {
  /** Unique in the palette. */
  readonly id: string;
  readonly icon: string;
  readonly label: string;
  /** Names and addresses keep their own direction. */
  readonly isName?: boolean;
  readonly detail?: string;
  readonly keys?: ShortcutName;
  readonly run: () => void;
}

export interface Group {
  readonly name: GroupName;
  readonly entries: readonly Entry[];
}

export type EntriesByGroup = Readonly<Partial<Record<GroupName, readonly Entry[]>>>;

// What the server finds comes last: it comes later, and must not move what somebody is about to choose.
const order: readonly GroupName[] = ['recent', 'page', 'go', 'project', 'console', 'found'];
/** Of a long group the first; a person who wants another types more. */
const SHOWN = 8;

/** Before anything is typed: where one was, what this page can do, and where one can go. */
const untyped: ReadonlySet<GroupName> = new Set(['recent', 'page', 'go']);

/** The groups to show, those with nothing in them left out. What was found is as the server ordered it. */
export function groupsOf(offer: EntriesByGroup, text: string): readonly Group[] {
  const isTyped = text.trim() !== '';
  return order.flatMap((name) => {
    const all = offer[name] ?? [];
    if (!isTyped) return untyped.has(name) && all.length > 0 ? [{ name, entries: all }] : [];
    if (name === 'recent') return [];
    const entries = name === 'found' ? all : rankBy(text, all, ({ label }) => label).slice(0, SHOWN);
    return entries.length > 0 ? [{ name, entries }] : [];
  });
}

/** What each is called so that no two lines read the same: where kind, name and what is said of them do, with the id. */
export function nameOfHits(hits: readonly SearchHit[]): (hit: SearchHit) => string {
  const lines = hits.map(({ id, name, type, detail }) => ({ id, name, project_id: `${type} ${detail}` }));
  const nameOf = nameAmong(repeatedIds(lines, true));
  return ({ id, name }) => nameOf({ id, name });
}

/** From one entry to another with the arrow keys, going round; the first when none is active. */
export function nextIndex(count: number, active: number, step: 1 | -1): number {
  if (count === 0) return -1;
  if (active < 0) return step === 1 ? 0 : count - 1;
  return (active + step + count) % count;
}
