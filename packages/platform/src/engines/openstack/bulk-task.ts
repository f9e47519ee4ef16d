import type { Method, Subject, TaskRef } from '@skydeck/contract';
import type { Actor } from '../embedded/access.ts';
import { forbidden, Refusal } from '../../http/refusal.ts';
import type { Scope } from '../../http/scope.ts';
import type { Store, Tx } from '../../store/store.ts';
import { defineTask, startTask, type TaskDefinition } from '../../tasks/runner.ts';

/** Names are taken down when the task starts: its errors can tell them when the object itself is gone. */
type BulkTaskArgs = {
  readonly items: readonly { readonly id: string; readonly name: string | null }[];
};

/** Records what a call to the cloud has changed. */
type RecordChange = (tx: Tx) => Promise<void>;

interface BulkAction {
  /** The task's name, such as `compute.routers.delete_many`. */
  readonly task: string;
  readonly subject: Subject;
  /** That of the call for one of them. */
  readonly method: Method;
  /** By id, of those whose names the actor may learn. */
  names(actor: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Does it to one, or throws why not. */
  act(actor: Actor, id: string): Promise<RecordChange>;
}

export interface BulkTask {
  readonly task: TaskDefinition;
  /** Answers at once with the task that does it. 403 who may not do it to one. */
  start(store: Store, scope: Scope, ids: readonly string[]): Promise<TaskRef>;
}

/** Does something to several objects of the cloud in the background: where it cannot be done is that item's error. */
export const createCloudBulkTask = (of: BulkAction): BulkTask => ({
  task: defineTask<BulkTaskArgs>({
    name: of.task,
    canCancel: true,
    async run({ kwargs, actor, expect, externalStep }) {
      await expect(kwargs.items.length);
      for (const { id, name } of kwargs.items) {
        const call = () => actOnce(of, actor, id, name !== null);
        await externalStep(id, { call, record: (tx, recordChange) => recordChange(tx) }, name ?? id);
      }
    },
  }),
  async start(store, scope, requestedIds) {
    // The call is a POST, what it does is not.
    if (!scope.may(of.subject, of.method)) throw forbidden(of.subject, of.method);
    const ids = [...new Set(requestedIds.map((id) => id.toLowerCase()))];
    const names = await of.names(scope, ids);
    const items = ids.map((id) => ({ id, name: names.get(id) ?? null }));
    return {
      task_id: await store.write((tx) => startTask(tx, scope, of.task, { items } satisfies BulkTaskArgs)),
    };
  },
});

/** One that was there when the task began and is gone now was done by the try before a kill. */
async function actOnce(of: BulkAction, actor: Actor, id: string, wasThere: boolean): Promise<RecordChange> {
  try {
    return await of.act(actor, id);
  } catch (error) {
    if (wasThere && error instanceof Refusal && error.status === 404) return async () => {};
    throw error;
  }
}
