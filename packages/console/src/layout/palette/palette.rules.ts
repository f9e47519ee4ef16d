import { rankBy, type SearchHit } from '@skydeck/contract';
import { nameAmong, repeatedIds } from '../../kit/text/distinct-name.ts';
import type { ShortcutName } from '../../kit/shortcuts/keys.rules.ts';

export type GroupName = 'recent' | 'page' | 'go' | 'create' | 'project' | 'console' | 'found';

/** One line of the palette. */
export interface Entry {
  /** Unique in the palette. */
  readonly id: string;
  readonly icon: string;
  readonly label: string;
  /** What is typed for it, where its label says only a part: the heading of its group has the rest. */
  readonly sought?: string;
  /** Names and addresses keep their own direction. */
  readonly isName?: boolean;
  readonly detail?: string;
  readonly keys?: ShortcutName;
  /** What things of its kind are called. */
  readonly kind?: string;
  /** What is said of it beside the list, where it is an object: what its line may cut. */
  readonly about?: About;
  readonly run: () => void;
}

export interface About {
  /** "Port · Server": what it is, and what shows it. */
  readonly kind: string;
  readonly facts: readonly string[];
  readonly objectId: string;
}

export interface Group {
  readonly name: GroupName;
  /** The kind of all that is in it, which is its heading; left out: its name is. */
  readonly kind?: string | undefined;
  readonly entries: readonly Entry[];
}

export type EntriesByGroup = Readonly<Partial<Record<GroupName, readonly Entry[]>>>;

// What the server finds comes last: it comes later, and must not move what somebody is about to choose.
const order: readonly GroupName[] = ['recent', 'page', 'go', 'create', 'project', 'console', 'found'];
/** Of a long group the first; a person who wants another types more. */
const SHOWN = 8;

/** Before anything is typed: where one was, what this page can do, and where one can go. */
const untyped: ReadonlySet<GroupName> = new Set(['recent', 'page', 'go']);

const ranked = (text: string, entries: readonly Entry[]) =>
  rankBy(text, entries, ({ label, sought = label }) => sought);

/** What was found, one group for each kind: what the text names comes first, then what has it elsewhere, as the server orders it. */
function groupsOfKinds(text: string, found: readonly Entry[]): readonly Group[] {
  const named = ranked(text, found);
  const all = [...named, ...found.filter((entry) => !named.includes(entry))];
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  return kinds.map((kind) => ({ name: 'found', kind, entries: all.filter((entry) => entry.kind === kind) }));
}

/** A thing has an id in each group that it is in. */
const thingOf = ({ id }: Entry) => id.replace(/^(?:recent|found) /, '');

/** The groups to show, those with nothing in them left out; where somebody was of late stands first, and only there. */
export function groupsOf(offer: EntriesByGroup, text: string): readonly Group[] {
  const isTyped = text.trim() !== '';
  const recent = isTyped ? ranked(text, offer.recent ?? []) : (offer.recent ?? []);
  const things = new Set(isTyped ? recent.map(thingOf) : []);
  const groups = order.flatMap((name): readonly Group[] => {
    if (name === 'recent') return [{ name, entries: recent }];
    if (!isTyped) return untyped.has(name) ? [{ name, entries: offer[name] ?? [] }] : [];
    const all = (offer[name] ?? []).filter((entry) => !things.has(thingOf(entry)));
    return name === 'found' ? groupsOfKinds(text, all) : [{ name, entries: ranked(text, all).slice(0, SHOWN) }];
  });
  return groups.filter(({ entries }) => entries.length > 0);
}

/** What each is called so that no two lines read the same: where kind, name and what is said of them do, with the id. */
export function nameOfHits(hits: readonly SearchHit[]): (hit: SearchHit) => string {
  const lines = hits.map(({ id, name, type, detail }) => ({ id, name, project_id: `${type} ${detail}` }));
  const nameOf = nameAmong(repeatedIds(lines, true));
  return ({ id, name }) => nameOf({ id, name });
}

const address = /^(?=.*[.:])[\da-f.:]+(?:\/\d+)?$/i;

/** Addresses one by one; what is no list of addresses, such as a description, as it is. */
export function factsOf(detail: string): readonly string[] {
  const parts = detail.split(' ').filter((part) => part !== '');
  if (parts.every((part) => address.test(part))) return parts;
  return [detail];
}

/** What a group is known by: all that was found is one group for each kind. */
export const keyOfGroup = ({ name, kind = '' }: Group): string => `${name} ${kind}`;

/** The group that was chosen alone, as long as there is one; else all. */
export function narrowed(groups: readonly Group[], chosen: string | null): readonly Group[] {
  const alone = groups.filter((group) => keyOfGroup(group) === chosen);
  return alone.length > 0 ? alone : groups;
}

/** A label before, in and after its first place that has the text; null where it has it nowhere. */
export function splitAtMatch(label: string, text: string): readonly [string, string, string] | null {
  const wanted = text.trim().toLocaleLowerCase('en');
  const at = label.toLocaleLowerCase('en').indexOf(wanted);
  // A letter that is two in lower case would shift what is marked.
  if (wanted === '' || at < 0 || label.toLocaleLowerCase('en').length !== label.length) return null;
  const end = at + wanted.length;
  return [label.slice(0, at), label.slice(at, end), label.slice(end)];
}

/** From one entry to another with the arrow keys, going round; the first when none is active. */
export function nextIndex(count: number, active: number, step: 1 | -1): number {
  if (count === 0) return -1;
  if (active < 0) return step === 1 ? 0 : count - 1;
  return (active + step + count) % count;
}
