import type { Task } from '@skydeck/contract';
import { useEffect, useState } from 'react';
import { wordsOfTask } from '../../kit/notify/tasks/task-words.ts';
import { noticeOfTask, type TaskNotice } from '../../kit/notify/tasks/task-outcome.ts';
import { linkOfTask } from '../../kit/notify/tasks/link-of-task.ts';
import { type TextOf, useText } from '../../kit/text/index.ts';
import { kitWords } from '../../kit/words.ts';

/** A task in words, with the page of its one object where it failed. */
export interface TaskLine {
  readonly task: Task;
  readonly type: TaskNotice['type'];
  readonly title: string;
  readonly message: string;
  readonly to: string | null;
}

async function lineOf(task: Task, t: TextOf<typeof kitWords>): Promise<TaskLine> {
  const [words, to] = await Promise.all([wordsOfTask(task.name), linkOfTask(task)]);
  const { type, title, facts } = noticeOfTask(task, words, t, false);
  return { task, type, title, message: facts.message ?? '', to };
}

/** null until the words of all of them are there. */
export function useTaskLines(tasks: readonly Task[] | null): readonly TaskLine[] | null {
  const t = useText(kitWords);
  const [lines, setLines] = useState<readonly TaskLine[] | null>(null);
  useEffect(() => {
    if (!tasks) return;
    let isCurrent = true;
    void Promise.all(tasks.map((task) => lineOf(task, t))).then((read) => {
      if (isCurrent) setLines(read);
    });
    return () => {
      isCurrent = false;
    };
  }, [tasks, t]);
  return lines;
}
