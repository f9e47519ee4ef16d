import { NotFound, Offline, type Task, taskApi } from '@skydeck/contract';
import { call } from '../../data/client.ts';
import { whenOnline } from '../../connectivity/connectivity.ts';
import { kindOf } from '../../tasks/task-kinds.ts';
import { tasks } from '../../tasks/tasks.ts';
import { loadText, type Text } from '../../text/index.ts';
import type en from '../../words/en.json';
import { kitWords } from '../../words.ts';
import { dismissNotice } from '../changes.ts';
import { withoutTask, withTask } from '../memory/stored-notifications.rules.ts';
import { notificationStore } from '../memory/store.ts';
import { notices, notify } from '../notices.ts';
import { type ProgressNotice, progressNotice } from '../progress.ts';
import { noticeUser } from '../user.ts';
import { linkOfTask } from './link-of-task.ts';
import { countOf, noticeOfTask } from './task-outcome.ts';
import { type TaskWords, wordsOfTask } from './task-words.ts';
import type { StartedTask } from './track-task.ts';

/** One notice runs along with a task and becomes its result. Resolves when it has been told to its end, or the session is over. */
export async function runNotice(taskId: string, { words: given, names = [], link: made }: StartedTask): Promise<void> {
  const user = noticeUser();
  const t = await loadText(kitWords);
  // At once: the browser may be closed before the server has said anything of it.
  if (given) notificationStore.change((store) => withTask(store, { task_id: taskId, user_id: user }));
  const known = given ? null : await readTask(taskId);
  if (noticeUser() !== user) return;
  if (!given && !known) return drop(taskId);
  const words = given ?? (await wordsOfTask((known as Task).name));
  const notice = noticeFor(taskId, words.running(known ? countOf(known) : names.length), names);
  const ended = tasks.waitFor(taskId, (task) => showProgress(notice, task, words, t));
  if (known) tasks.update(known);
  const task = await ended.catch((error: unknown) => (error as { task?: Task }).task ?? null);
  if (!task) return;
  const again = (await kindOf(task.name))?.retryEndpoint;
  const { type, title, facts } = noticeOfTask(task, words, t, again !== undefined);
  const link = (await linkOfTask(task)) ?? made;
  if (noticeUser() !== user) return;
  if (type !== 'progress') notice.become(type, title, { ...facts, ...(link !== undefined && { link }) });
  notificationStore.change((store) => withoutTask(store, taskId));
}

/** Null for one that is gone. While the server is away it is waited for. */
async function readTask(id: string): Promise<Task | null> {
  for (;;) {
    try {
      return await call(taskApi.read, { params: { id } });
    } catch (error) {
      if (error instanceof NotFound) return null;
      if (!(error instanceof Offline)) throw error;
      await whenOnline();
    }
  }
}

function drop(taskId: string): void {
  const gone = notices.list.filter(({ type, operationId }) => type === 'progress' && operationId === taskId);
  for (const { id } of gone) dismissNotice(id);
  notificationStore.change((store) => withoutTask(store, taskId));
}

/** The one from before a reload, or of another tab; else a new one. */
function noticeFor(taskId: string, title: string, names: readonly string[]): ProgressNotice {
  const found = notices.list.find(({ operationId }) => operationId === taskId);
  return progressNotice(found?.id ?? notify('progress', title, { operationId: taskId, inProgressItems: names }));
}

function showProgress(notice: ProgressNotice, task: Task, words: TaskWords, t: Text<typeof en>): void {
  const { facts } = noticeOfTask(task, words, t, false);
  notice.update(task.progress, facts.message ?? '', facts.acts ?? []);
}
