import type { BulkSelection, Matching, Method, Subject, TaskRef } from '@skydeck/contract';
import type { Actor } from '../embedded/access.ts';
import { idsOnce, withNames } from '../embedded/bulk-items.ts';
import { forbidden, Refusal } from '../../http/refusal.ts';
import type { Scope } from '../../http/scope.ts';
import type { Store, Tx } from '../../store/store.ts';
import type { Intent } from '../../tasks/definition.ts';
import { defineTask, startTask, type TaskDefinition, type TaskItem } from '../../tasks/runner.ts';

/** `count`: of its items, for who follows it. */
type BulkTaskArgs = {
  readonly count: number;
};

/** Records what a call to the cloud has changed. */
type RecordChange = (tx: Tx) => Promise<void>;

/** Before a call that cannot be told apart from no call afterwards. */
export type Keep = (before: unknown) => Promise<void>;

interface BulkAction {
  /** The task's name, such as `compute.routers.delete_many`. */
  readonly task: string;
  readonly subject: Subject;
  /** That of the call for one of them. */
  readonly method: Method;
  /** By id, of those whose names the actor may learn. */
  names(actor: Actor, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Those of a list that match; throws as `matchingItems`. Parts of objects have no list. */
  matching?(actor: Actor, matching: Matching): Promise<readonly TaskItem[]>;
  /** Does it to one, or throws why not. `keep` is given what it is, as JSON, just before the cloud is asked to change it. */
  act(actor: Actor, id: string, keep: Keep): Promise<RecordChange>;
  /** Records what a try before a kill has done to what was kept. */
  recordLost(actor: Actor, before: unknown): Promise<RecordChange>;
}

export interface BulkTask {
  readonly task: TaskDefinition;
  /** Answers at once with the task that does it. 403 who may not do it to one; 400 and 409 of what matches. */
  start(store: Store, scope: Scope, selection: BulkSelection): Promise<TaskRef>;
}

/** Does something to several objects of the cloud in the background: where it cannot be done is that item's error. */
export const createCloudBulkTask = (of: BulkAction): BulkTask => ({
  task: defineTask<BulkTaskArgs>({
    name: of.task,
    canCancel: true,
    async run({ actor, items, expect, externalStep }) {
      const all = await items();
      await expect(all.length);
      for (const { id, name } of all) {
        const call = (_key: string, _signal: AbortSignal, intent: Intent) =>
          actOnce(of, actor, { id, wasThere: name !== null }, intent);
        await externalStep(id, { call, record: (tx, recordChange) => recordChange(tx) }, name ?? id);
      }
    },
  }),
  async start(store, scope, { ids, matching }) {
    // The call is a POST, what it does is not.
    if (!scope.may(of.subject, of.method)) throw forbidden(of.subject, of.method);
    const found = matching && (await of.matching?.(scope, matching));
    const items = found ?? withNames(ids, await of.names(scope, idsOnce(ids)));
    const args: BulkTaskArgs = { count: items.length };
    return { task_id: await store.write((tx) => startTask(tx, scope, of.task, args, items)) };
  },
});

/** One that was there when the task began and is gone now was done by the try before a kill. */
async function actOnce(
  of: BulkAction,
  actor: Actor,
  { id, wasThere }: { readonly id: string; readonly wasThere: boolean },
  { earlier, keep }: Intent,
): Promise<RecordChange> {
  try {
    return await of.act(actor, id, keep);
  } catch (error) {
    if (!wasThere || !(error instanceof Refusal) || error.status !== 404) throw error;
    return earlier === null ? async () => {} : of.recordLost(actor, earlier);
  }
}
