import type { BulkEndpoint, Matching, TaskRef } from '@skydeck/contract';
import { call } from './client.ts';
import { trackTask } from '../notify/tasks/track-task.ts';

/** Sentences of the resource that is deleted; each is given the number, `failed` both. */
export interface DeleteManyWords {
  readonly running: string;
  readonly done: (count: number) => string;
  readonly failed: (failed: number, all: number) => string;
}

/** Those that are named, or all that the list has. */
type Several = readonly { readonly id: string; readonly name: string }[] | Matching;

/**
 * Deletes on the server, which goes on when this browser is closed. One notice runs along and becomes the result, with
 * each reason once and the names of what stayed; those can be tried again from it. After a reload it goes on.
 * `choices` is what was decided for all of them. Rejects with a CallError when the task could not be started: the dialog that asked shows it.
 */
export async function deleteMany(
  endpoint: BulkEndpoint,
  several: Several,
  { running, ...words }: DeleteManyWords,
  choices: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const start = call as (endpoint: unknown, options: unknown) => Promise<TaskRef>;
  const named = 'filters' in several ? [] : several;
  const objects = 'filters' in several ? { matching: several } : { ids: named.map(({ id }) => id) };
  const { task_id } = await start(endpoint, { body: { ...objects, ...choices } });
  void trackTask(task_id, { words: { ...words, running: () => running }, names: named.map(({ name }) => name) });
}
