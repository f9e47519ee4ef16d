import { accountApi, overviewApi, quotaApi, quotaSubjects, realTimer, type Task, taskApi } from '@skydeck/contract';
import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSnapshot } from 'valtio';
import { call } from '../../kit/data/client.ts';
import { projectScope } from '../../kit/data/project-scope.ts';
import { type Answer, useAnswer } from '../../kit/data/useAnswer.ts';
import { onChange } from '../../kit/live/changes.ts';
import { useCan } from '../../kit/permissions/abilities.ts';
import { tasks } from '../../kit/tasks/tasks.ts';

/** A bulk act tells of each object: they become one request. */
const TOGETHER_MS = 400;

/** An answer that is asked for anew when something in the scope has changed. */
function useLiveAnswer<Value>(load: (signal: AbortSignal) => Promise<Value>): Answer<Value> {
  const answer = useAnswer(load);
  const again = useEffectEvent(answer.retry);
  useEffect(() => {
    let stopWaiting: (() => void) | null = null;
    const stopListening = onChange(() => {
      stopWaiting?.();
      stopWaiting = realTimer.after(TOGETHER_MS, () => again());
    });
    return () => {
      stopWaiting?.();
      stopListening();
    };
  }, []);
  return answer;
}

export const useOverview = () => useLiveAnswer(readOverview);
const readOverview = (signal: AbortSignal) => call(overviewApi.read, { signal });

/** null as its item: outside of projects, and for those who may not read it, there is none. */
export function useQuota() {
  const { projectId } = useSnapshot(projectScope.state);
  const mayRead = useCan(quotaSubjects.list, 'read');
  const asked = mayRead ? projectId : null;
  const load = useCallback(
    async (signal: AbortSignal) =>
      asked === null ? null : call(quotaApi.read, { params: { projectId: asked }, query: { usage: true }, signal }),
    [asked],
  );
  return { ...useLiveAnswer(load), isAsked: asked !== null };
}

/** One's own, which end by themselves. */
export const useTokens = () => useAnswer(readTokens);
const readTokens = async (signal: AbortSignal) => (await call(accountApi.tokens, { signal })).data;

const NEWEST = 50;

/** The newest tasks of the scope, as they go on. */
export function useNewestTasks(): Omit<Answer<readonly Task[]>, 'reload'> {
  const { item, problem, phase, retry } = useLiveAnswer(readTasks);
  const [told, setTold] = useState<Readonly<Record<string, Task>>>({});
  useEffect(() => tasks.listen((task) => setTold((others) => ({ ...others, [task.task_id]: task }))), []);
  const list = useMemo(() => item && newestOf(item, told), [item, told]);
  return { item: list, problem, phase, retry };
}

const readTasks = async (signal: AbortSignal) => (await call(taskApi.list, { query: { limit: NEWEST }, signal })).data;

/** What the link has told is newer than the list. */
const newestOf = (listed: readonly Task[], told: Readonly<Record<string, Task>>): readonly Task[] =>
  Object.values({ ...Object.fromEntries(listed.map((task) => [task.task_id, task])), ...told })
    .toSorted((one, other) => other.created_at.localeCompare(one.created_at))
    .slice(0, NEWEST);
