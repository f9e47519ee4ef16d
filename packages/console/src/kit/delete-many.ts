import { CallError, type Endpoint, type Ids, type Task, type TaskProblem, type TaskRef } from '@skydeck/contract';
import { call } from './client.ts';
import { groupFailures } from './failure-groups.ts';
import { notifyProgress } from './notify/index.ts';
import { textOfError } from './problem-text.ts';
import { tasks } from './tasks.ts';
import { loadText } from './text/index.ts';
import { kitWords } from './words.ts';

/** Sentences of the resource that is deleted; each is given the number, `failed` both. */
export interface DeleteManyWords {
  readonly running: string;
  readonly done: (count: number) => string;
  readonly failed: (failed: number, all: number) => string;
}

/**
 * Deletes on the server, which goes on when this browser is closed. One notice runs along and becomes the result.
 * Rejects with a CallError when the task could not be started: the dialog that asked shows it.
 */
export async function deleteMany<Path extends string>(
  endpoint: Endpoint<Path, Ids, TaskRef>,
  items: readonly { readonly id: string; readonly name: string }[],
  words: DeleteManyWords,
): Promise<void> {
  const t = await loadText(kitWords);
  const start = call as (endpoint: unknown, options: unknown) => Promise<TaskRef>;
  const { task_id } = await start(endpoint, { body: { ids: items.map(({ id }) => id) } });
  const notice = notifyProgress(words.running, { inProgressItems: items.map(({ name }) => name) });
  const describe = ({ err_code, message, values }: TaskProblem) =>
    textOfError(t, new CallErrorOfTask(message, { code: err_code, values: values ?? {} }));
  const finish = (errors: readonly TaskProblem[]) => {
    if (errors.length === 0) return notice.become('success', words.done(items.length));
    const message = groupFailures(errors, describe)
      .map(({ text, names }) => `${names.join(', ')}: ${text}`)
      .join('\n');
    notice.become('error', words.failed(errors.length, items.length), { message });
  };
  void tasks
    .until(task_id, ({ progress }) => notice.update(progress))
    .then(
      (task) => finish(task.result?.errors ?? []),
      (error: unknown) => {
        const { task } = error as { task?: Task };
        if (task?.result?.errors?.length) finish(task.result.errors);
        else notice.become('error', words.failed(items.length, items.length), { message: textOfError(t, error) });
      },
    );
}

/** A failure inside a task, told in the same words as that of a call. */
class CallErrorOfTask extends CallError {
  readonly key = 'task_failed';
}
