import { array, assign, boolean, enums, literal, nullable, number, optional, string, type, union } from 'superstruct';
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

/** What of the list is worth keeping: what runs is, where the server goes on with it. */
export const keptOf = (list: readonly Notice[]): KeptNotice[] =>
  list
    .filter(({ type: kind, operationId }) => kind !== 'progress' || operationId !== undefined)
    .slice(-MOST_KEPT)
    .map(({ actions: _actions, afloat: _afloat, preventReload: _preventReload, ...kept }) => kept);

export const writeHistory = (userId: string, list: readonly KeptNotice[]): string =>
  JSON.stringify({ version: VERSION, user_id: userId, list });

/** The history of this person; what is another's, of another version or broken counts as none. */
export function readHistory(text: string | null, userId: string): KeptNotice[] {
  try {
    const said = JSON.parse(text ?? 'null') as { version?: unknown; user_id?: unknown; list?: unknown } | null;
    if (said?.version !== VERSION || said.user_id !== userId || !Array.isArray(said.list)) return [];
    return said.list.filter((entry): entry is KeptNotice => KeptNoticeStruct.is(entry)).slice(-MOST_KEPT);
  } catch {
    return [];
  }
}

const isSame = (one: KeptNotice | undefined, other: KeptNotice | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * What another tab did since both last agreed on `base`, done to `mine`: what it added, closed or changed. What was changed
 * in both is as it was last told, and seen when either has seen it. Entries of mine that are not kept stay.
 */
export function mergeHistory(
  base: readonly KeptNotice[],
  mine: readonly Notice[],
  theirs: readonly KeptNotice[],
): Notice[] {
  const before = new Map(base.map((notice) => [notice.id, notice]));
  const there = new Map(theirs.map((notice) => [notice.id, notice]));
  const here = new Set(mine.map(({ id }) => id));
  const stayed = mine
    .filter(({ id }) => there.has(id) || !before.has(id))
    .map((notice) => merged(notice, before.get(notice.id), there.get(notice.id)));
  const added = theirs
    .filter(({ id }) => !here.has(id) && !before.has(id))
    .map((notice): Notice => ({ ...notice, afloat: false }));
  return [...stayed, ...added].toSorted((one, other) => one.timestamp - other.timestamp);
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
