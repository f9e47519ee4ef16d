import { hasEnded, type Task, taskApi } from '@skydeck/contract';
import { call } from '../../data/client.ts';
import { kindOf } from '../../tasks/task-kinds.ts';
import { tasks } from '../../tasks/tasks.ts';
import { loadText } from '../../text/index.ts';
import { kitWords } from '../../words.ts';
import type { Notice } from '../notices.ts';
import { noticeOfTask } from './task-outcome.ts';
import { wordsOfTask } from './task-words.ts';

/** As many as somebody looks through; older ones are in the audit log. */
const SHOWN = 30;

/** A person closes an entry for as long as the page lives. */
const closed = new Set<string>();
let notifyAgain = () => {};

/** Takes one that has ended off the list. */
export function closeTask(id: string): void {
  closed.add(id);
  notifyAgain();
}

/**
 * Tells the running and the latest tasks of a person, those from other browsers too, and again whenever one of them moves.
 * Rejects with a CallError when they cannot be read.
 */
export async function followTasks(
  userId: string,
  onChange: (list: readonly Notice[]) => void,
  signal: AbortSignal,
): Promise<void> {
  const known = new Map<string, Task>();
  // What the link tells while the list is on its way is newer than the list.
  const stop = tasks.listen((task) => {
    if (task.user_id !== userId) return;
    known.set(task.task_id, task);
    void show();
  });
  signal.addEventListener('abort', stop);
  const { data } = await call(taskApi.list, { query: { user_id: userId, limit: SHOWN }, signal });
  for (const task of data) if (!known.has(task.task_id)) known.set(task.task_id, task);
  notifyAgain = () => void show();
  await show();

  async function show() {
    const shown = [...known.values()]
      .filter((task) => !closed.has(task.task_id))
      .toSorted((one, other) => other.created_at.localeCompare(one.created_at))
      .slice(0, SHOWN);
    const list = await Promise.all(shown.map(entryOf));
    if (!signal.aborted) onChange(list);
  }
}

async function entryOf(task: Task): Promise<Notice> {
  const [t, words, kind] = await Promise.all([loadText(kitWords), wordsOfTask(task.name), kindOf(task.name)]);
  const { type, title, facts } = noticeOfTask(task, words, t, kind?.retryEndpoint !== undefined);
  const { message, acts, requestId } = facts;
  return {
    id: task.task_id,
    type,
    title,
    ...(message && { message }),
    ...(acts && { acts }),
    ...(requestId && { requestId }),
    ...(type === 'progress' && { progress: task.progress }),
    // It was told as a notification; here it is looked up.
    isSeen: true,
    showClose: hasEnded(task),
    duration: null,
    timestamp: Date.parse(task.updated_at),
    afloat: false,
  };
}
