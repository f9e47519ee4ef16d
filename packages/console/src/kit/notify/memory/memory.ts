import { subscribe } from 'valtio/vanilla';
import { localStore } from '../../data/browser-store.ts';
import { notices } from '../notices.ts';
import { HISTORY_KEY, STORE_KEY } from '../user.ts';
import { trackTask } from '../tasks/track-task.ts';
import {
  endedHistory,
  joinClosings,
  keptOf,
  mergeHistory,
  nextHistory,
  type NoticeHistory,
  readHistory,
  writeHistory,
} from './history.rules.ts';
import { loadMute } from './mute.ts';
import { notificationStore } from './store.ts';

/**
 * Brings back what this person was told in this browser, keeps what they are told from now on, and takes over what they do
 * about it in other tabs, until the session ends. Then nothing of it stays: the next person may be another.
 */
export function startNoticeMemory(userId: string, signal: AbortSignal): void {
  if (signal.aborted) return;
  let text = localStore.get(HISTORY_KEY);
  /** What the tabs agree on, as far as this one has heard. */
  let shared: NoticeHistory = { list: [], closed: [] };
  const stopKeeping = keepHistory();
  loadMute();
  resumeTasks(userId);
  addEventListener('storage', onStorage, { signal });
  signal.addEventListener('abort', () => {
    stopKeeping();
    localStore.set(HISTORY_KEY, null);
  });

  function keepHistory(): () => void {
    const told = new Set(notices.list.map(({ id }) => id));
    takeOver(readHistory(text, userId) ?? shared);
    // What went on before a reload goes on where it was seen; what has begun since is where it was told.
    for (const notice of notices.list) if (notice.type === 'progress' && !told.has(notice.id)) notice.afloat = true;
    const keep = () => {
      shared = nextHistory(shared, keptOf(notices.list), Date.now());
      const next = writeHistory(userId, shared);
      if (next === text) return;
      text = next;
      localStore.set(HISTORY_KEY, next);
    };
    const stop = subscribe(notices, keep);
    // Nothing is not written over nothing: what another tab writes at the same moment would count as closed here.
    if (notices.list.length > 0) keep();
    return stop;
  }

  function takeOver(theirs: NoticeHistory) {
    notices.list = mergeHistory(shared, notices.list, theirs);
    shared = { list: theirs.list, closed: joinClosings(shared.closed, theirs.closed) };
  }

  function onStorage({ key, newValue }: StorageEvent) {
    if (key === STORE_KEY) loadMute();
    if (key !== HISTORY_KEY) return;
    takeOver(readHistory(newValue, userId) ?? endedHistory(shared));
    text = newValue;
    resumeTasks(userId);
  }
}

/** Tasks that were asked for here, before a reload or in another tab, go on being told. */
function resumeTasks(userId: string): void {
  const asked = notificationStore.read().requestedTasks.filter(({ user_id }) => user_id === null || user_id === userId);
  const running = notices.list.flatMap(({ type, operationId }) =>
    type === 'progress' && operationId !== undefined ? [operationId] : [],
  );
  for (const taskId of new Set([...asked.map(({ task_id }) => task_id), ...running])) void trackTask(taskId);
}
