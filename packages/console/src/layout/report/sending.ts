import {
  hasEnded,
  isIn,
  REPORT_TASK,
  type ReportBody,
  reportApi,
  type Task,
  taskApi,
  taskStates,
} from '@skydeck/contract';
import { proxy } from 'valtio';
import { call } from '../../kit/data/client.ts';
import { trackTask } from '../../kit/notify/tasks/track-task.ts';
import { loadText } from '../../kit/text/index.ts';
import { reportWords } from './words.ts';

/** Whether a report of this person is under way; one that another window has sent is found when the dialog opens. */
export const sending = proxy({ isRunning: false });

/** Why nothing can be sent now; null: it can. Rejects with a CallError when the server does not say. */
export async function askWhyNot(signal: AbortSignal): Promise<'off' | null> {
  const [{ problem }, { data }] = await Promise.all([
    call(reportApi.settings, { signal }),
    call(taskApi.list, { query: { name: REPORT_TASK, state: isIn(taskStates.filter(isOpen)), limit: 1 }, signal }),
  ]);
  if (!problem.sending_enabled) return 'off';
  const [running] = data;
  if (running) await follow(running.task_id);
  return null;
}

const isOpen = (state: Task['state']) => !hasEnded({ state });

/** Sends a report; a notice tells how it goes on. Rejects with a CallError when the server takes none. */
export async function sendReport(body: ReportBody): Promise<void> {
  const { task_id } = await call(reportApi.send, { body });
  await follow(task_id);
}

/** Resolves as soon as somebody listens. */
async function follow(taskId: string): Promise<void> {
  const t = await loadText(reportWords);
  sending.isRunning = true;
  void trackTask(taskId, {
    words: { running: () => t('sending'), done: () => t('sent'), failed: () => t('failed') },
  }).finally(() => {
    sending.isRunning = false;
  });
}
