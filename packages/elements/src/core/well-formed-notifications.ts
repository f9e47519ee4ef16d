import { notificationDurations, type NotificationItem } from './notification.js';
import { warnOnce } from './warn-once.js';

/**
 * What an element can show of what it is given: a type that nobody knows is information, of two with one id the later
 * one counts, and so on, each with a word to the developer. A notification in order stays the very same object.
 */
export function wellFormed(host: Element, given: unknown): readonly NotificationItem[] {
  if (!Array.isArray(given)) {
    warnOnce(host, `takes a list of notifications, not ${String(given)}.`);
    return [];
  }
  const byId = new Map<string, NotificationItem>();
  for (const one of given as readonly unknown[]) {
    const item = mended(host, one);
    if (!item) continue;
    if (byId.delete(item.id)) warnOnce(host, `has two notifications with the id "${item.id}"; the later one shows.`);
    byId.set(item.id, item);
  }
  return [...byId.values()];
}

function mended(host: Element, given: unknown): NotificationItem | null {
  if (typeof given !== 'object' || given === null) {
    warnOnce(host, `has a notification that is ${String(given)}; it is left out.`);
    return null;
  }
  let item = given as Readonly<Record<string, unknown>>;
  for (const [field, mend] of Object.entries(mends)) {
    const value = item[field];
    const better = mend(value);
    if (Object.is(value, better)) continue;
    warnOnce(host, `has a notification with the ${field} "${String(value)}"; it shows as "${String(better)}".`);
    item = { ...item, [field]: better };
  }
  return item as unknown as NotificationItem;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : String(value ?? ''));

/** A list of what `isOne` says; what is no list is an empty one. */
function list(value: unknown, isOne: (entry: unknown) => boolean): unknown {
  if (value === undefined) return value;
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  return Array.isArray(value) && entries.every(isOne) ? value : entries.filter(isOne);
}

/** What each field becomes when nothing else can be made of it; a value in order stays as it is. */
const mends: Readonly<Record<string, (value: unknown) => unknown>> = {
  id: text,
  type: (value) => (Object.hasOwn(notificationDurations, String(value)) ? value : 'info'),
  title: text,
  message: (value) => (value === undefined ? value : text(value)),
  progress: (value) => {
    if (value === undefined || value === null) return value;
    return Number.isNaN(Number(value)) ? null : Math.max(0, Math.min(Number(value), 100));
  },
  duration: (value) => (value === null || (typeof value === 'number' && value >= 0) ? value : undefined),
  // The largest moment that a date can be.
  timestamp: (value) => (typeof value === 'number' && Math.abs(value) <= 8.64e15 ? value : 0),
  actions: (value) => list(value, (entry) => typeof entry === 'object' && entry !== null),
  inProgressItems: (value) => list(value, (entry) => typeof entry === 'string'),
};
