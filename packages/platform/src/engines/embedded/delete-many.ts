import type { TaskRef } from '@skydeck/contract';
import type { Scope } from '../../http/scope.ts';
import type { Tx } from '../../store/store.ts';
import { defineTask, startTask, type TaskDefinition } from '../../tasks/runner.ts';
import { isSlow, SLOW_MS } from './sentinels.ts';
import type { Viewer } from './viewer.ts';

/** Names are taken down when the task starts: its errors can tell them when the object itself is gone. */
type DeleteManyArgs = { readonly items: readonly { readonly id: string; readonly name: string }[] };

export async function startDeleteMany(
  tx: Tx,
  scope: Scope,
  task: string,
  ids: readonly string[],
  visible: readonly { readonly id: string; readonly name: string }[],
): Promise<TaskRef> {
  const names = new Map(visible.map(({ id, name }) => [id, name]));
  const items = [...new Set(ids.map((id) => id.toLowerCase()))].map((id) => ({ id, name: names.get(id) ?? id }));
  return { task_id: await startTask(tx, scope, task, { items } satisfies DeleteManyArgs) };
}

/** One step for each item: what cannot be deleted is the item's error, and the others go on. */
export const deleteManyTask = (
  name: string,
  remove: (tx: Tx, viewer: Viewer, id: string) => Promise<void>,
): TaskDefinition =>
  defineTask<DeleteManyArgs>({
    name,
    async run({ kwargs, actor, expect, step, wait }) {
      await expect(kwargs.items.length);
      for (const item of kwargs.items) {
        if (isSlow(item.name)) await wait(SLOW_MS);
        await step(item.id, (tx) => remove(tx, actor, item.id), item.name);
      }
    },
  });
