import type { Subject, TaskRef } from '@skydeck/contract';
import { forbidden } from '../../http/refusal.ts';
import type { Scope } from '../../http/scope.ts';
import type { Documents } from '../../store/documents.ts';
import type { Store, Tx } from '../../store/store.ts';
import { defineTask, startTask, type TaskDefinition } from '../../tasks/runner.ts';
import { allOf } from './records.ts';
import { isSlow, SLOW_MS } from './sentinels.ts';
import type { Viewer } from './viewer.ts';

/** Names are taken down when the task starts: its errors can tell them when the object itself is gone. */
type DeleteManyArgs<Choices> = {
  readonly items: readonly { readonly id: string; readonly name: string }[];
  readonly choices?: Choices | undefined;
};

/** `Choices`: what was decided for all of them, where a deletion leaves something to decide. */
interface Deletable<Item extends { id: string }, Choices> {
  /** The task's name, such as `compute.routers.delete_many`. */
  readonly task: string;
  readonly subject: Subject;
  documents(tx: Tx): Documents<Item>;
  /** Whose name the viewer may learn. */
  sees(viewer: Viewer, item: Item): boolean;
  /** Deletes one, or throws why not. */
  remove(tx: Tx, viewer: Viewer, id: string, choices?: Choices): Promise<void>;
}

interface DeleteMany<Choices> {
  readonly task: TaskDefinition;
  /** Answers at once with the task that deletes them. */
  start(store: Store, scope: Scope, ids: readonly string[], choices?: Choices): Promise<TaskRef>;
}

/** Deletes items of one resource in the background: what cannot be deleted is that item's error, and the others go on. */
export function deletesMany<Item extends { id: string; name: string }, Choices extends object = never>(
  of: Deletable<Item, Choices>,
): DeleteMany<Choices> {
  return {
    task: defineTask<DeleteManyArgs<Choices>>({
      name: of.task,
      canCancel: true,
      async run({ kwargs, actor, expect, step, wait }) {
        await expect(kwargs.items.length);
        for (const item of kwargs.items) {
          if (isSlow(item.name)) await wait(SLOW_MS);
          await step(item.id, (tx) => of.remove(tx, actor, item.id, kwargs.choices), item.name);
        }
      },
    }),
    async start(store, scope, asked, choices) {
      // The call is a POST, what it does is not.
      if (!scope.may(of.subject, 'DELETE')) throw forbidden(of.subject, 'DELETE');
      const ids = [...new Set(asked.map((id) => id.toLowerCase()))];
      return store.write(async (tx) => {
        const found = await allOf(of.documents(tx), 'id', ids);
        const names = new Map(found.filter((item) => of.sees(scope, item)).map(({ id, name }) => [id, name]));
        const items = ids.map((id) => ({ id, name: names.get(id) ?? id }));
        return { task_id: await startTask(tx, scope, of.task, { items, choices } satisfies DeleteManyArgs<Choices>) };
      });
    },
  };
}
