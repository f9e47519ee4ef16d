import { forget, loud, type Mute, notices, type NoticeType, runners } from './notices.ts';

export function dismissNotice(id: string): void {
  const at = notices.list.findIndex((notice) => notice.id === id);
  if (at >= 0) notices.list.splice(at, 1);
  forget(id);
}

/** The toast goes, the entry in the centre stays. */
export function hideToast(id: string): void {
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

/** Muting all switches the others off, and muting one of them ends "all" (spec: notification.mute). */
export function setMute(mute: Mute): void {
  notices.mute = mute.all ? { ...loud, all: true } : { ...mute };
}
