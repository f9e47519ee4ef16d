import { type TaskRef, taskApi } from '@skydeck/contract';
import { call } from '../../data/client.ts';
import { textOfError } from '../../failure/problem-text.ts';
import { kindOf } from '../../tasks/task-kinds.ts';
import { tasks } from '../../tasks/tasks.ts';
import { loadText } from '../../text/index.ts';
import { kitWords } from '../../words.ts';
import { dismissNotice } from '../changes.ts';
import { factsOfError } from '../facts-of-error.ts';
import { type NoticeAct, notify } from '../notices.ts';
import { trackTask } from './track-task.ts';
import { wordsOfTask } from './task-words.ts';

/** Does what a notice of a task offers. What does not work out is a notice of its own. */
export async function runTaskAct(noticeId: string, act: NoticeAct): Promise<void> {
  try {
    await (act.kind === 'cancel' ? cancel(act.task) : retry(noticeId, act));
  } catch (error) {
    const t = await loadText(kitWords);
    notify('error', textOfError(t, error), factsOfError(error));
  }
}

async function cancel(id: string): Promise<void> {
  tasks.update(await call(taskApi.cancel, { params: { id }, body: {} }));
}

async function retry(noticeId: string, { task, items }: NoticeAct & { kind: 'retry' }): Promise<void> {
  const again = (await kindOf(task))?.retryEndpoint;
  if (!again) return;
  const start = call as (endpoint: unknown, options: unknown) => Promise<TaskRef>;
  const { task_id } = await start(again, { body: { ids: items.map(({ id }) => id) } });
  dismissNotice(noticeId);
  await trackTask(task_id, { words: await wordsOfTask(task), names: items.map(({ name }) => name) });
}
