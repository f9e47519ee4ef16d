import type { NotificationItem } from '../core/notification.js';

/** More would hide what they are about (spec: notification.visible). */
const MOST = 3;
/** So many are shown one after the other; what is older would come when it is no news. The centre has it. */
const LONGEST = 12;

interface Queue {
  /** On the screen: the newest. */
  readonly shown: readonly NotificationItem[];
  /** Will not come onto it any more. */
  readonly late: readonly NotificationItem[];
}

/** @param items Oldest first. What is neither shown nor late waits, and comes when there is room. */
export function queue(items: readonly NotificationItem[]): Queue {
  return { shown: items.slice(-MOST), late: items.slice(0, -LONGEST) };
}
