import {
  assignNotice,
  type Notice,
  type NoticeAct,
  type NoticeFacts,
  notices,
  type NoticeType,
  notify,
} from './notices.ts';

export interface ProgressNotice {
  update(progress: number | null, message?: string, acts?: readonly NoticeAct[]): void;
  /** The same notice becomes its result. */
  become(type: Exclude<NoticeType, 'progress'>, title: string, facts?: NoticeFacts): void;
}

/** A notice that stays while something runs. */
export const notifyProgress = (title: string, facts: NoticeFacts = {}): ProgressNotice =>
  progressNotice(notify('progress', title, facts));

/** The hold on a notice that is there already, such as one from before a reload. */
export function progressNotice(id: string): ProgressNotice {
  const find = (): Notice | undefined => notices.list.find((notice) => notice.id === id);
  return {
    update(progress, message, acts) {
      const notice = find();
      if (!notice) return;
      notice.progress = progress;
      if (message !== undefined) notice.message = message;
      if (acts !== undefined) notice.acts = acts;
    },
    become(type, next, more = {}) {
      const notice = find();
      if (!notice) return void notify(type, next, more);
      notice.isSeen = false;
      assignNotice(notice, type, next, more);
    },
  };
}
