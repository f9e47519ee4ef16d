import {
  array,
  assign,
  boolean,
  enums,
  type Infer,
  literal,
  nullable,
  number,
  optional,
  string,
  type,
  union,
} from 'superstruct';
import type { Notice } from '../notices.ts';

/** A notice as it outlives the page: without what only this page can do, and not as a toast. */
export type KeptNotice = Omit<Notice, 'actions' | 'afloat' | 'preventReload'>;

const VERSION = 1;
/** The newest; a history, no archive. */
export const MOST_KEPT = 100;

const Act = union([
  type({ kind: literal('cancel'), task: string() }),
  type({ kind: literal('retry'), task: string(), items: array(type({ id: string(), name: string() })) }),
]);
const KeptNoticeStruct = assign(
  type({
    id: string(),
    type: enums(['info', 'success', 'warning', 'error', 'progress']),
    title: string(),
    isSeen: boolean(),
    showClose: boolean(),
    duration: nullable(number()),
    timestamp: number(),
  }),
  type({
    message: optional(string()),
    progress: optional(nullable(number())),
    acts: optional(array(Act)),
    inProgressItems: optional(array(string())),
    operationId: optional(string()),
    link: optional(string()),
    requestId: optional(string()),
  }),
);

/**
 * A notice that a tab has closed, and when (ms since the epoch): one with the same id that was told later is open. Without
 * these a notice that another tab has not heard of yet would look like one that it has closed.
 */
const ClosingStruct = type({ id: string(), at: number() });
type Closing = Infer<typeof ClosingStruct>;

/** What the tabs of a browser share. */
export interface NoticeHistory {
  readonly list: readonly KeptNotice[];
  readonly closed: readonly Closing[];
}

const byTime = (one: { timestamp: number; id: string }, other: { timestamp: number; id: string }) =>
  one.timestamp - other.timestamp || (one.id < other.id ? -1 : 1);

/** What of the list is worth keeping: what runs is, where the server goes on with it. */
export const keptOf = (list: readonly Notice[]): KeptNotice[] =>
  list
    .filter(({ type: kind, operationId }) => kind !== 'progress' || operationId !== undefined)
    .slice(-MOST_KEPT)
    .map(({ actions: _actions, afloat: _afloat, preventReload: _preventReload, ...kept }) => inOrder(kept));

/** Two tabs that have the same write the same text, or each would answer the other for ever. */
const inOrder = (kept: KeptNotice) =>
  Object.fromEntries(
    Object.entries(kept).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ) as unknown as KeptNotice;

/** The shared history when this tab shows `list`, at `now`: what it has no more was closed here. */
export function nextHistory(shared: NoticeHistory, list: readonly KeptNotice[], now: number): NoticeHistory {
  const here = new Set(list.map(({ id }) => id));
  const closings = shared.list.filter(({ id }) => !here.has(id)).map(({ id }) => ({ id, at: now }));
  return { list: list.toSorted(byTime), closed: joinClosings(shared.closed, closings) };
}

/** The latest closing of each notice, oldest first. */
export function joinClosings(one: readonly Closing[], other: readonly Closing[]): Closing[] {
  const latest = new Map<string, number>();
  for (const { id, at } of [...one, ...other]) latest.set(id, Math.max(at, latest.get(id) ?? 0));
  const all = Array.from(latest, ([id, at]) => ({ id, at }));
  return all.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1)).slice(-MOST_KEPT);
}

export const writeHistory = (userId: string, { list, closed }: NoticeHistory): string =>
  JSON.stringify({ version: VERSION, user_id: userId, list, closed });

interface Said {
  readonly version?: unknown;
  readonly user_id?: unknown;
  readonly list?: unknown;
  readonly closed?: unknown;
}

/** The history of this person; null for what is another's, of another version or broken. */
export function readHistory(text: string | null, userId: string): NoticeHistory | null {
  try {
    const said = JSON.parse(text ?? 'null') as Said | null;
    if (said?.version !== VERSION || said.user_id !== userId || !Array.isArray(said.list)) return null;
    return {
      list: said.list.filter((entry): entry is KeptNotice => KeptNoticeStruct.is(entry)).slice(-MOST_KEPT),
      closed: Array.isArray(said.closed)
        ? said.closed.filter((entry): entry is Closing => ClosingStruct.is(entry)).slice(-MOST_KEPT)
        : [],
    };
  } catch {
    return null;
  }
}

/** Where the session ended in another tab, nothing that the tabs shared is left. */
export const endedHistory = ({ list }: NoticeHistory): NoticeHistory => ({
  list: [],
  closed: list.map(({ id, timestamp }) => ({ id, at: timestamp })),
});

const isSame = (one: KeptNotice | undefined, other: KeptNotice | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * What another tab did since both last agreed on `base`, done to `mine`: what it added, closed or changed. What was changed
 * in both is as it was last told, and seen when either has seen it. Entries of mine that are not kept stay.
 */
export function mergeHistory(base: NoticeHistory, mine: readonly Notice[], theirs: NoticeHistory): Notice[] {
  const before = new Map(base.list.map((notice) => [notice.id, notice]));
  const there = new Map(theirs.list.map((notice) => [notice.id, notice]));
  const here = new Set(mine.map(({ id }) => id));
  const closed = new Map(joinClosings(base.closed, theirs.closed).map(({ id, at }) => [id, at]));
  const isOpen = ({ id, timestamp }: KeptNotice) => (closed.get(id) ?? -1) < timestamp;
  const stayed = mine
    .map((notice) => merged(notice, before.get(notice.id), there.get(notice.id)))
    .filter((notice) => isOpen(notice));
  const added = theirs.list
    .filter((notice) => isOpen(notice) && !here.has(notice.id) && !before.has(notice.id))
    .map((notice): Notice => ({ ...notice, afloat: false }));
  return [...stayed, ...added].toSorted(byTime);
}

function merged(mine: Notice, before: KeptNotice | undefined, theirs: KeptNotice | undefined): Notice {
  if (!theirs || isSame(before, theirs)) return mine;
  const [ours] = keptOf([mine]);
  const isNewer = theirs.timestamp >= mine.timestamp;
  if (!isSame(ours, before) && !isNewer) return { ...mine, isSeen: mine.isSeen || theirs.isSeen };
  // Two tabs that tell the end of one task do so a moment apart: it is one end, seen or on the screen as it was.
  const isSameNews = theirs.type === mine.type && theirs.title === mine.title;
  return { ...theirs, isSeen: theirs.isSeen || (isSameNews && mine.isSeen), afloat: mine.afloat };
}
