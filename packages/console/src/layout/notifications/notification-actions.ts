import { clearNotices, dismissNotice, markNoticesSeen, type Notice } from '../../kit/notify/index.ts';
import { chooseMute } from '../../kit/notify/memory/mute.ts';
import { runAction, runActionOf } from '../../kit/notify/run-action.ts';
import { closeTask } from '../../kit/notify/tasks/task-list.ts';

// What the notification centre calls when a person acts on it; loaded then, for few visits need it.

export { chooseMute, clearNotices, markNoticesSeen };

/** A notice, or one of the tasks. */
export function dismissNotification(id: string, tasks: readonly Notice[]): void {
  if (tasks.some((task) => task.id === id)) closeTask(id);
  else dismissNotice(id);
}

/** An action of a notice, or of one of the tasks; `go` leads to a path of the console. */
export function runNotificationAction(
  id: string,
  action: string,
  tasks: readonly Notice[],
  go: (path: string) => void,
): void {
  const task = tasks.find((candidate) => candidate.id === id);
  if (task) runAction(task, action, go);
  else runActionOf(id, action, go);
}
