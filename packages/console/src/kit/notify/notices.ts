import { proxy } from 'valtio';

export type NoticeType = 'info' | 'success' | 'warning' | 'error' | 'progress';

/** What does not pop up. */
export interface Mute {
  all: boolean;
  error: boolean;
  info: boolean;
  success: boolean;
}

export interface NoticeAction {
  readonly id: string;
  readonly label: string;
}

/** What can be done about a notice after a reload too: its words come when it is shown. */
export type NoticeAct =
  | { readonly kind: 'cancel'; readonly task: string }
  /** Starts a task of this type again, with these objects of it. */
  | { readonly kind: 'retry'; readonly task: string; readonly items: readonly NamedItem[] };

export interface NamedItem {
  readonly id: string;
  readonly name: string;
}

export interface Notice {
  id: string;
  type: NoticeType;
  title: string;
  message?: string;
  /** Whole percent; null while there is no telling. */
  progress?: number | null;
  isSeen: boolean;
  showClose: boolean;
  /** Milliseconds as a toast; null stays until closed. */
  duration: number | null;
  timestamp: number;
  actions?: NoticeAction[];
  acts?: readonly NoticeAct[];
  inProgressItems?: readonly string[];
  /** While it is there, the browser asks before it leaves the page (spec: notification.reload-guard). */
  preventReload?: boolean;
  /** The task it tells of: it goes on being told after a reload. */
  operationId?: string;
  /** Path in the console of what it is about. */
  link?: string;
  /** Of the call or the task that failed, for who looks into it. */
  requestId?: string;
  /** Whether it still shows as a toast. */
  afloat: boolean;
}

/** Milliseconds a toast stays (spec: notification.duration). */
const durations: Record<NoticeType, number | null> = {
  warning: 5000,
  error: 10_000,
  success: 3000,
  info: 3000,
  progress: null,
};
const KEPT = 200;

export const loud: Mute = { all: false, error: false, info: false, success: false };

/** `isAsked`: somebody wants to see them all, on the tab of tasks where they say so. */
export const notices = proxy({
  list: [] as Notice[],
  mute: { ...loud },
  isAsked: null as 'notifications' | 'tasks' | null,
});

/** What an action of a notice does; kept beside the store, for functions are no state. */
export const runners = new Map<string, () => void>();

type Kept = Pick<Notice, 'message' | 'acts' | 'inProgressItems' | 'operationId' | 'link'>;

export interface NoticeFacts extends Readonly<Kept> {
  /** These end with the page; see `acts` for those that do not. */
  readonly actions?: readonly { readonly label: string; readonly run: () => void }[];
  readonly requestId?: string | null;
  readonly preventReload?: boolean;
  /** It stays until somebody closes it, muted or not. */
  readonly stays?: boolean;
  /** Something on the page tells of it already: it is only kept. */
  readonly isQuiet?: boolean;
}

const isMuted = (type: NoticeType) => {
  const { mute } = notices;
  if (type === 'progress' || type === 'warning') return false;
  return mute.all || mute[type];
};

/** Makes a notice what it says now, keeping its id and its task. */
export function assignNotice(notice: Notice, type: NoticeType, title: string, facts: NoticeFacts) {
  const { message, actions, acts, inProgressItems, link, requestId, preventReload = false } = facts;
  const { stays = false, isQuiet = false } = facts;
  const { operationId = notice.operationId } = facts;
  const kept = { message: message || undefined, acts, inProgressItems, operationId, link, requestId };
  forget(notice.id);
  delete notice.actions;
  Object.assign(notice, {
    ...kept,
    type,
    title,
    showClose: type !== 'progress',
    duration: stays ? null : durations[type],
    timestamp: Date.now(),
    afloat: stays || !(isQuiet || isMuted(type)),
    preventReload,
    ...(type === 'progress' && { progress: notice.progress ?? null }),
  });
  if (type !== 'progress') delete notice.progress;
  // What is not there is no property: the elements read what is.
  for (const key of Object.keys(kept) as (keyof typeof kept)[]) if (!notice[key]) delete notice[key];
  if (actions)
    notice.actions = actions.map(({ label, run }, at) => {
      runners.set(`${notice.id}/${at}`, run);
      return { id: String(at), label };
    });
}

/** Adds a notice, newest last; the answer is its id. Titles come translated and name what happened to which thing. */
export function notify(type: NoticeType, title: string, facts: NoticeFacts = {}): string {
  // Every tab that tells of a task tells of the same one.
  const id = facts.operationId === undefined ? crypto.randomUUID() : `task-${facts.operationId}`;
  const notice = { id, isSeen: false } as Notice;
  assignNotice(notice, type, title, facts);
  notices.list.push(notice);
  for (const old of notices.list.splice(0, Math.max(0, notices.list.length - KEPT))) forget(old.id);
  return id;
}

export const forget = (id: string) => {
  for (const key of runners.keys()) if (key.startsWith(`${id}/`)) runners.delete(key);
};

export function resetNotices(): void {
  notices.list = [];
  runners.clear();
}
