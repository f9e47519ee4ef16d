import { clearNotices, dismissNotice, markNoticesSeen, type Notice, setMute } from '../kit/notify/index.ts';
import { runAction, runActionOf } from '../kit/notify/run-action.ts';
import { closeTask } from '../kit/notify/tasks/task-list.ts';

// What the bell does when somebody does something with it: few ever do, on a page.

export { clearNotices, markNoticesSeen, setMute };

/** A notice, or one of the tasks. */
export function dismiss(id: string, tasks: readonly Notice[]): void {
  if (tasks.some((task) => task.id === id)) closeTask(id);
  else dismissNotice(id);
}

/** An action of a notice, or of one of the tasks; `go` leads to a path of the console. */
export function act(id: string, action: string, tasks: readonly Notice[], go: (path: string) => void): void {
  const task = tasks.find((candidate) => candidate.id === id);
  if (task) runAction(task, action, go);
  else runActionOf(id, action, go);
}
