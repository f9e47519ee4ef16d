import type { Endpoint, Ids, TaskRef } from '@skydeck/contract';
import { call } from './client.ts';
import { trackTask } from '../notify/tasks/track-task.ts';

/** Sentences of the resource that is deleted; each is given the number, `failed` both. */
export interface DeleteManyWords {
  readonly running: string;
  readonly done: (count: number) => string;
  readonly failed: (failed: number, all: number) => string;
}

/**
 * Deletes on the server, which goes on when this browser is closed. One notice runs along and becomes the result, with
 * each reason once and the names of what stayed; those can be tried again from it. After a reload it goes on.
 * `choices` is what was decided for all of them. Rejects with a CallError when the task could not be started: the dialog that asked shows it.
 */
export async function deleteMany<Path extends string>(
  endpoint: Endpoint<Path, Ids, TaskRef>,
  items: readonly { readonly id: string; readonly name: string }[],
  { running, ...words }: DeleteManyWords,
  choices: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const start = call as (endpoint: unknown, options: unknown) => Promise<TaskRef>;
  const { task_id } = await start(endpoint, { body: { ids: items.map(({ id }) => id), ...choices } });
  void trackTask(task_id, { words: { ...words, running: () => running }, names: items.map(({ name }) => name) });
}
