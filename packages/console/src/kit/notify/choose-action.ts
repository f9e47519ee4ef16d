import { runNoticeAction } from './changes.ts';
import type { Notice, NoticeAct } from './notices.ts';
import { reportProblem } from './report.ts';

export interface NoticeActionHandlers {
  /** Leads to a path of the console. */
  readonly go: (path: string) => void;
  readonly onTask: (noticeId: string, act: NoticeAct) => void;
}

/** A person chose an action of a notice, by the id that `itemOf` gave it. */
export function chooseAction(notice: Notice, action: string, { go, onTask }: NoticeActionHandlers): void {
  const [name, at] = action.split(' ');
  const { id, acts = [], link, requestId = null, title, message = '' } = notice;
  const act = name === 'act' ? acts[Number(at)] : undefined;
  if (act) onTask(id, act);
  else if (name === 'open' && link !== undefined) go(link);
  else if (name === 'report') reportProblem({ request_id: requestId, title, message });
  else runNoticeAction(id, action);
}
