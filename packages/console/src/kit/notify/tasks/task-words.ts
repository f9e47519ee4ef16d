import { loadText, type Words } from '../../text/index.ts';
import { kindOf } from '../../tasks/task-kinds.ts';
import { kitWords } from '../../words.ts';

/** What a task of many objects is called while it runs and afterwards. */
export interface TaskWords {
  readonly running: (count: number) => string;
  readonly done: (count: number) => string;
  readonly failed: (failed: number, all: number) => string;
}

/** In the language of the page; of a type that nobody has words for, its name. */
export async function wordsOfTask(name: string): Promise<TaskWords> {
  const kind = await kindOf(name);
  if (!kind) {
    const t = await loadText(kitWords);
    const unnamed = () => t('task.unnamed', { name });
    return { running: unnamed, done: unnamed, failed: unnamed };
  }
  const { running, done, failed } = kind.keys ?? keysOfAct(kind.act ?? 'delete');
  const say = await loadText(kind.words as Words<Record<string, string>>);
  return {
    running: (count) => say(running, { count }),
    done: (count) => say(done, { count }),
    failed: (failures, count) => say(failed, { failed: failures, count }),
  };
}

const keysOfAct = (act: string) => ({ running: `${act}.running`, done: `${act}.done`, failed: `${act}.failed` });
