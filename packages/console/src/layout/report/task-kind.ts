import { REPORT_TASK } from '@skydeck/contract';
import type { TaskKind } from '../../kit/tasks/task-kinds.ts';
import { reportWords } from './words.ts';

/** What people are told of a report that is under way, also by a page that did not send it. */
export const reportTasks: TaskKind = {
  name: REPORT_TASK,
  words: reportWords,
  keys: { running: 'sending', done: 'sent', failed: 'failed' },
};
