import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { link } from '../../session/link.ts';
import { useFeature } from '../../kit/permissions/features.ts';
import type { Notice } from '../../kit/notify/index.ts';
import { followTasks } from '../../kit/notify/tasks/task-list.ts';
import { session } from '../../session/index.ts';

/** Tells the tasks of the person as long as it is there; never, where the feature is off. It shows nothing itself. */
export function TaskFollower({ onTasks }: { onTasks: (tasks: readonly Notice[]) => void }) {
  const { profile } = useSnapshot(session);
  const { state } = useSnapshot(link);
  const isOn = useFeature('tasks-notifications');
  const userId = profile?.id;
  // What happened while the link was away was not told.
  const isLinked = state === 'open';

  useEffect(() => {
    if (userId === undefined || !isLinked || !isOn) return undefined;
    const over = new AbortController();
    followTasks(userId, onTasks, over.signal).catch((error: unknown) => {
      if (!over.signal.aborted) console.error('tasks', error); // oxlint-disable-line no-console
    });
    return () => over.abort();
  }, [userId, isLinked, isOn, onTasks]);
  return null;
}
