import { subscribe } from 'valtio/vanilla';
import { localStore } from '../../browser-store.ts';
import { setMute, sinkNotice } from '../changes.ts';
import { type Mute, notices } from '../notices.ts';
import { HISTORY_KEY, KEPT_KEY } from '../user.ts';
import { tellTask } from '../tasks/tell-task.ts';
import { keptOf, mergeHistory, readHistory, writeHistory } from './history.rules.ts';
import { keptStore } from './store.ts';

/**
 * Brings back what this person was told in this browser, keeps what they are told from now on, and takes over what they do
 * about it in other tabs, until the session ends. Then nothing of it stays: the next person may be another.
 */
export function openMemory(userId: string, signal: AbortSignal): void {
  if (signal.aborted) return;
  let text = localStore.get(HISTORY_KEY);
  const stopKeeping = keepHistory();
  const stopMute = keepMute();
  resumeTasks(userId);
  addEventListener('storage', onStorage, { signal });
  signal.addEventListener('abort', () => {
    stopKeeping();
    stopMute();
    localStore.set(HISTORY_KEY, null);
  });

  function keepHistory(): () => void {
    notices.list = mergeHistory([], notices.list, readHistory(text, userId));
    // What went on before a reload goes on where it was seen.
    for (const notice of notices.list) if (notice.type === 'progress') notice.afloat = true;
    const keep = () => {
      const next = writeHistory(userId, keptOf(notices.list));
      if (next === text) return;
      text = next;
      localStore.set(HISTORY_KEY, next);
    };
    const stop = subscribe(notices, keep);
    // Nothing is not written over nothing: what another tab writes at the same moment would count as closed here.
    if (notices.list.length > 0) keep();
    return stop;
  }

  function onStorage({ key, newValue }: StorageEvent) {
    if (key === KEPT_KEY) takeMute();
    if (key !== HISTORY_KEY) return;
    notices.list = mergeHistory(readHistory(text, userId), notices.list, readHistory(newValue, userId));
    text = newValue;
    resumeTasks(userId);
  }
}

/** What is muted stays so for as long as the browser keeps it, and in all its tabs. */
function keepMute(): () => void {
  takeMute();
  return subscribe(notices, () => {
    const mute = { ...notices.mute };
    if (!isSame(keptStore.read().mute, mute)) keptStore.change((store) => ({ ...store, mute }));
  });
}

function takeMute(): void {
  const { mute } = keptStore.read();
  if (isSame(mute, notices.mute)) return;
  setMute(mute);
  // Some may have come before it was known that nobody wants to see them.
  for (const { id, type, duration } of notices.list) {
    const isMutable = type === 'error' || type === 'info' || type === 'success';
    if (isMutable && duration !== null && (mute.all || mute[type])) sinkNotice(id);
  }
}

const isSame = (one: Mute, other: Mute) =>
  one.all === other.all && one.error === other.error && one.info === other.info && one.success === other.success;

/** Tasks that were asked for here, before a reload or in another tab, go on being told. */
function resumeTasks(userId: string): void {
  const asked = keptStore.read().requestedTasks.filter(({ user_id }) => user_id === null || user_id === userId);
  const running = notices.list.flatMap(({ type, operationId }) =>
    type === 'progress' && operationId !== undefined ? [operationId] : [],
  );
  for (const taskId of new Set([...asked.map(({ task_id }) => task_id), ...running])) void tellTask(taskId);
}
