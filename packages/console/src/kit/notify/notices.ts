import { proxy } from 'valtio';
import { type Mute, muteMemory } from './mute-memory.ts';

export type NoticeType = 'info' | 'success' | 'warning' | 'error' | 'progress';

export interface NoticeAction {
  readonly id: string;
  readonly label: string;
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
  inProgressItems?: string[];
  /** While it is there, the browser asks before it leaves the page (1-foundations §4). */
  preventReload?: boolean;
  /** Whether it still shows as a toast. */
  afloat: boolean;
}

export type { Mute };

/** Milliseconds a toast stays (1-foundations §9). */
const durations: Record<NoticeType, number | null> = {
  warning: 5000,
  error: 10_000,
  success: 3000,
  info: 3000,
  progress: null,
};
const KEPT = 200;

export const notices = proxy({
  list: [] as Notice[],
  mute: muteMemory.read(),
});

/** What an action of a notice does; kept beside the store, for functions are no state. */
const runners = new Map<string, () => void>();

export interface NoticeFacts {
  readonly message?: string;
  readonly actions?: readonly { readonly label: string; readonly run: () => void }[];
  readonly inProgressItems?: readonly string[];
  readonly preventReload?: boolean;
}

const isMuted = (type: NoticeType) => {
  const { mute } = notices;
  if (type === 'progress' || type === 'warning') return false;
  return mute.all || mute[type];
};

function fill(notice: Notice, type: NoticeType, title: string, facts: NoticeFacts) {
  const { message, actions, inProgressItems, preventReload = false } = facts;
  Object.assign(notice, {
    type,
    title,
    showClose: type !== 'progress',
    duration: durations[type],
    timestamp: Date.now(),
    afloat: !isMuted(type),
    preventReload,
  });
  if (message) notice.message = message;
  else delete notice.message;
  if (inProgressItems) notice.inProgressItems = [...inProgressItems];
  else delete notice.inProgressItems;
  if (type === 'progress') notice.progress ??= null;
  else delete notice.progress;
  forget(notice.id);
  delete notice.actions;
  if (actions)
    notice.actions = actions.map(({ label, run }, at) => {
      runners.set(`${notice.id}/${at}`, run);
      return { id: String(at), label };
    });
}

/** Adds a notice, newest last; the answer is its id. Titles come translated and name what happened to which thing. */
export function notify(type: NoticeType, title: string, facts: NoticeFacts = {}): string {
  const id = crypto.randomUUID();
  const notice: Notice = {
    id,
    type,
    title,
    isSeen: false,
    showClose: true,
    duration: null,
    timestamp: 0,
    afloat: true,
  };
  fill(notice, type, title, facts);
  notices.list.push(notice);
  for (const old of notices.list.splice(0, Math.max(0, notices.list.length - KEPT))) forget(old.id);
  return id;
}

export interface ProgressNotice {
  update(progress: number | null, message?: string): void;
  /** The same notice becomes its result. */
  become(type: Exclude<NoticeType, 'progress'>, title: string, facts?: NoticeFacts): void;
}

/** A notice that stays while something runs. */
export function notifyProgress(title: string, facts: NoticeFacts = {}): ProgressNotice {
  const id = notify('progress', title, facts);
  const find = () => notices.list.find((notice) => notice.id === id);
  return {
    update(progress, message) {
      const notice = find();
      if (!notice) return;
      notice.progress = progress;
      if (message !== undefined) notice.message = message;
    },
    become(type, next, more = {}) {
      const notice = find();
      if (!notice) return void notify(type, next, more);
      notice.isSeen = false;
      fill(notice, type, next, more);
    },
  };
}

const forget = (id: string) => {
  for (const key of runners.keys()) if (key.startsWith(`${id}/`)) runners.delete(key);
};

export function dismissNotice(id: string): void {
  const at = notices.list.findIndex((notice) => notice.id === id);
  if (at >= 0) notices.list.splice(at, 1);
  forget(id);
}

/** The toast goes, the entry in the centre stays. */
export function sinkNotice(id: string): void {
  const notice = notices.list.find((candidate) => candidate.id === id);
  if (notice) notice.afloat = false;
}

export const runNoticeAction = (id: string, action: string): void => runners.get(`${id}/${action}`)?.();

export function markNoticesSeen(): void {
  for (const notice of notices.list) notice.isSeen = true;
}

/** `all`, or one type; what still runs stays. */
export function clearNotices(filter: 'all' | NoticeType): void {
  const cleared = notices.list.filter(({ type }) => type !== 'progress' && (filter === 'all' || type === filter));
  for (const { id } of cleared) dismissNotice(id);
}

/** Muting all switches the others off, and muting one of them ends "all" (1-foundations §4). The browser keeps it. */
export function setMute(mute: Mute): void {
  notices.mute = mute.all ? { all: true, error: false, info: false, success: false } : { ...mute };
  muteMemory.write(notices.mute);
}

export function resetNotices(): void {
  notices.list = [];
  runners.clear();
}
