import { chooseAction } from './choose-action.ts';
import { type Notice, notices } from './notices.ts';
import { runTaskAct } from './tasks/run-task-act.ts';

/** Does what a person chose. `go` leads to a path of the console. */
export function runAction(notice: Notice, action: string, go: (path: string) => void): void {
  chooseAction(notice, action, { go, onTask: (id, act) => void runTaskAct(id, act) });
}

/** The same by the notice's id; one that is gone does nothing. */
export function runActionOf(id: string, action: string, go: (path: string) => void): void {
  const notice = notices.list.find((candidate) => candidate.id === id);
  if (notice) runAction(notice, action, go);
}
