import type { Notice } from './notices.ts';

/** Whether the browser has to ask before it leaves the page (spec: notification.reload-guard). */
export const preventsReload = (list: readonly Pick<Notice, 'preventReload'>[]): boolean =>
  list.some(({ preventReload = false }) => preventReload);

/** From now on the browser asks. Returns what ends that. */
export function guardReload(page: EventTarget = window): () => void {
  const ask = (event: Event) => event.preventDefault();
  page.addEventListener('beforeunload', ask);
  return () => page.removeEventListener('beforeunload', ask);
}
