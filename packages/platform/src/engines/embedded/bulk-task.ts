import type { Method, Subject, TaskRef } from '@skydeck/contract';
import { forbidden } from '../../http/refusal.ts';
import type { Scope } from '../../http/scope.ts';
import type { Documents } from '../../store/documents.ts';
import type { Store, Tx } from '../../store/store.ts';
import { defineTask, startTask, type TaskDefinition } from '../../tasks/runner.ts';
import { allOf } from './find-records.ts';
import { isSlow, SLOW_MS } from './fault-injection.ts';
import { type Actor, owns } from './access.ts';

/** Names are taken down when the task starts: its errors can tell them when the object itself is gone. */
type BulkTaskArgs<Choices> = {
  readonly items: readonly { readonly id: string; readonly name: string }[];
  readonly choices?: Choices | undefined;
};

/** `Choices`: what was decided for all of them, where there is something to decide. */
interface BulkAction<Choices> {
  /** The task's name, such as `compute.routers.delete_many`. */
  readonly task: string;
  readonly subject: Subject;
  /** That of the call for one of them. */
  readonly method: Method;
  /** By id, of those whose names the actor may learn. */
  names(tx: Tx, actor: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Does it to one, or throws why not. */
  act(tx: Tx, actor: Actor, id: string, choices?: Choices): Promise<void>;
}

export interface BulkTask<Choices> {
  readonly task: TaskDefinition;
  /** Answers at once with the task that does it. 403 who may not do it to one. */
  start(store: Store, scope: Scope, ids: readonly string[], choices?: Choices): Promise<TaskRef>;
}

/** Of what may be learnt of a resource: a project's own, unless it says otherwise. */
export const visibleNames =
  <Item extends { id: string; name: string; project_id: string }>(
    documents: (tx: Tx) => Documents<Item>,
    sees: (actor: Actor, item: Item) => boolean = owns,
  ): BulkAction<never>['names'] =>
  async (tx, actor, ids) => {
    const found = await allOf(documents(tx), 'id', ids);
    return new Map(found.filter((item) => sees(actor, item)).map(({ id, name }) => [id, name]));
  };

/** Does something to several objects in the background: where it cannot be done is that item's error, and the others go on. */
export function createBulkTask<Choices extends object = never>(of: BulkAction<Choices>): BulkTask<Choices> {
  return {
    task: defineTask<BulkTaskArgs<Choices>>({
      name: of.task,
      canCancel: true,
      async run({ kwargs, actor, expect, step, wait }) {
        await expect(kwargs.items.length);
        for (const { id, name } of kwargs.items) {
          if (isSlow(name)) await wait(SLOW_MS);
          await step(id, (tx) => of.act(tx, actor, id, kwargs.choices), name);
        }
      },
    }),
    async start(store, scope, requestedIds, choices) {
      // The call is a POST, what it does is not.
      if (!scope.may(of.subject, of.method)) throw forbidden(of.subject, of.method);
      const ids = [...new Set(requestedIds.map((id) => id.toLowerCase()))];
      return store.write(async (tx) => {
        const names = await of.names(tx, scope, ids);
        const items = ids.map((id) => ({ id, name: names.get(id) ?? id }));
        return { task_id: await startTask(tx, scope, of.task, { items, choices } satisfies BulkTaskArgs<Choices>) };
      });
    },
  };
}
