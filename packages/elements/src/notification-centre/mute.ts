import type { NotificationItem, NotificationType } from '../core/notification.js';

/** What does not pop up. `all` is "do not disturb", and leaves the others off. */
export interface Mute {
  readonly all: boolean;
  readonly error: boolean;
  readonly info: boolean;
  readonly success: boolean;
}

export const loud: Mute = { all: false, error: false, info: false, success: false };

/** The types that can be muted by themselves. */
export const mutable = ['error', 'info', 'success'] as const;

/** Muting all switches the others off; muting one of them ends "all". */
export function withMute(mute: Mute, key: keyof Mute, on: boolean): Mute {
  if (key === 'all') return { ...loud, all: on };
  return { ...mute, all: false, [key]: on };
}

export type Filter = 'all' | Exclude<NotificationType, 'progress'>;
export const filters: readonly Filter[] = ['all', 'error', 'warning', 'info', 'success'];

/** What runs comes first and is never filtered away; the rest by type; each with the newest first. */
export function arrange(
  items: readonly NotificationItem[],
  filter: Filter,
): { running: NotificationItem[]; done: NotificationItem[] } {
  const newestFirst = items.toSorted((one, other) => other.timestamp - one.timestamp);
  return {
    running: newestFirst.filter(({ type }) => type === 'progress'),
    done: newestFirst.filter(({ type }) => type !== 'progress' && (filter === 'all' || type === filter)),
  };
}

const MOST = 9999;

/** The counter on the bell: 9999 at most; '' when there is nothing to count. */
export function countText(items: readonly NotificationItem[], language: string): string {
  const unseen = items.filter(({ isSeen }) => !isSeen).length;
  if (unseen === 0) return '';
  const text = new Intl.NumberFormat(language, { numberingSystem: 'latn', useGrouping: false }).format(
    Math.min(unseen, MOST),
  );
  return unseen > MOST ? `${text}+` : text;
}
