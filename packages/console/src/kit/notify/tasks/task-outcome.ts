import {
  CallError,
  type ErrorCode,
  hasEnded,
  IDS_MOST,
  levelOf,
  problemsOfTask,
  type Task,
  type TaskProblem,
} from '@skydeck/contract';
import { groupFailures } from '../../failure/failure-groups.ts';
import { textOfError } from '../../failure/problem-text.ts';
import type { Text } from '../../text/index.ts';
import type en from '../../words/en.json';
import type { NoticeAct, NoticeFacts, NoticeType } from '../notices.ts';
import type { TaskWords } from './task-words.ts';

export interface TaskNotice {
  readonly type: NoticeType;
  readonly title: string;
  readonly facts: Pick<NoticeFacts, 'message' | 'acts' | 'requestId'>;
}

/** Refusals that the same call meets again, whatever happens meanwhile. What is in use or busy may be free later. */
const final: ReadonlySet<string> = new Set<ErrorCode>([
  'protected',
  'forbidden',
  'not_found',
  'not_a_uuid',
  'validation_failed',
]);

/** How a task stands, for a person: its level, its sentence, and what can be done about it. */
export function noticeOfTask(task: Task, words: TaskWords, t: Text<typeof en>, canRepeat: boolean): TaskNotice {
  const count = countOf(task);
  if (!hasEnded(task)) {
    const acts: NoticeAct[] = task.can_cancel ? [{ kind: 'cancel', task: task.task_id }] : [];
    return { type: 'progress', title: words.running(count), facts: { message: waitingText(task, t), acts } };
  }
  const errors = problemsOfTask(task);
  if (task.state === 'success' && errors.length === 0)
    return { type: 'success', title: words.done(count), facts: { requestId: null } };
  if (task.state === 'cancelled') return cancelled(task, words, t, count);
  const worthwhile = errors.filter(({ err_code }) => !final.has(err_code)).map(({ id, name }) => ({ id, name }));
  const isFew = worthwhile.length > 0 && worthwhile.length <= IDS_MOST;
  const acts: NoticeAct[] = canRepeat && isFew ? [{ kind: 'retry', task: task.name, items: worthwhile }] : [];
  return {
    // Some of it is done: neither a success nor a failure.
    type: task.state === 'success' ? 'warning' : levelOf[task.state],
    title: words.failed(errors.length || count, count),
    facts: {
      message: errors.length > 0 ? failuresText(errors, t) : problemText(task.error ?? nobodyKnows, t),
      acts,
      requestId: task.request_id,
    },
  };
}

function cancelled(task: Task, words: TaskWords, t: Text<typeof en>, count: number): TaskNotice {
  const errors = problemsOfTask(task);
  const done = t('task.cancelled_after', { done: task.result?.done?.length ?? 0, count });
  return {
    type: 'warning',
    title: t('task.cancelled', { title: words.running(count) }),
    facts: { message: errors.length > 0 ? `${done}\n${failuresText(errors, t)}` : done, requestId: null },
  };
}

/** The ids of what a task failed with: of those that it says so of, else of all that it was about. */
export function failedIn(task: Task): readonly string[] {
  const errors = problemsOfTask(task);
  if (task.state === 'cancelled') return [];
  if (errors.length > 0) return errors.map(({ id }) => id);
  return hasEnded(task) && task.state !== 'success' ? idsIn(task.kwargs) : [];
}

function idsIn({ items, ids }: Task['kwargs']): readonly string[] {
  const listed: unknown[] = Array.isArray(items) ? items.map((item: { id?: unknown }) => item.id) : [ids].flat();
  return listed.filter((id) => typeof id === 'string');
}

/** Many objects: their number. A task of one thing counts as one. */
export function countOf({ kwargs, result }: Pick<Task, 'kwargs' | 'result'>): number {
  const { items, ids, count } = kwargs;
  if (typeof count === 'number') return Math.max(1, count);
  for (const list of [items, ids]) if (Array.isArray(list)) return list.length;
  return Math.max(1, (result?.done?.length ?? 0) + (result?.errors?.length ?? 0));
}

/** More names are nobody's to read: the list has them. */
const MOST_NAMES = 50;

const namesText = (names: readonly string[]) =>
  names.length > MOST_NAMES
    ? `${names.slice(0, MOST_NAMES).join(', ')} … (+${names.length - MOST_NAMES})`
    : names.join(', ');

/** Each reason once, with the names of what it keeps from being done (spec: task.partial). */
const failuresText = (errors: readonly TaskProblem[], t: Text<typeof en>) =>
  groupFailures(errors, (problem) => problemText(problem, t))
    .map(({ text, names }) => t('fact', { name: namesText(names), value: text }))
    .join('\n');

function waitingText({ state }: Task, t: Text<typeof en>): string {
  return state === 'cancelling' || state === 'paused' || state === 'scheduled' ? t(`task.state.${state}`) : '';
}

const nobodyKnows = { err_code: '', message: '' };

const problemText = (
  { err_code, message, values }: Pick<TaskProblem, 'err_code' | 'message' | 'values'>,
  t: Text<typeof en>,
) => textOfError(t, new ErrorInTask(message, { code: err_code, values: values ?? {} }));

/** A failure inside a task, told in the same words as that of a call. */
class ErrorInTask extends CallError {
  readonly key = 'task_failed';
}
