import { setMute, hideToast } from '../changes.ts';
import { type Mute, notices } from '../notices.ts';
import { notificationStore } from './store.ts';

/** Somebody chose what pops up. The browser has it at once: what it keeps is the only truth, and a page only reads it. */
export function chooseMute(chosen: Mute): void {
  setMute(chosen);
  const mute = { ...notices.mute };
  notificationStore.change((store) => ({ ...store, mute }));
}

/** What is muted in this browser, in all its tabs. */
export function loadMute(): void {
  const { mute } = notificationStore.read();
  if (isSame(mute, notices.mute)) return;
  setMute(mute);
  // Some may have come before it was known that nobody wants to see them.
  for (const { id, type, duration } of notices.list) {
    const isMutable = type === 'error' || type === 'info' || type === 'success';
    if (isMutable && duration !== null && (mute.all || mute[type])) hideToast(id);
  }
}

const isSame = (one: Mute, other: Mute) =>
  one.all === other.all && one.error === other.error && one.info === other.info && one.success === other.success;
