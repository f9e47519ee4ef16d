import type { BulkSelection, Method, Subject, TaskRef } from '@skydeck/contract';
import { forbidden } from '../../http/refusal.ts';
import type { Scope } from '../../http/scope.ts';
import type { Store, Tx } from '../../store/store.ts';
import { defineTask, startTask, type TaskDefinition } from '../../tasks/runner.ts';
import type { BulkItems } from './bulk-items.ts';
import { isSlow, SLOW_MS } from './fault-injection.ts';
import type { Actor } from './access.ts';

/** `count`: of its items, for who follows it. */
type BulkTaskArgs<Choices> = {
  readonly count: number;
  readonly choices?: Choices | undefined;
};

/** `Choices`: what was decided for all of them, where there is something to decide. */
interface BulkAction<Choices> {
  /** The task's name, such as `compute.routers.delete_many`. */
  readonly task: string;
  readonly subject: Subject;
  /** That of the call for one of them. */
  readonly method: Method;
  /** What it is done to. They stay those of the start, whatever comes to match afterwards. */
  readonly items: BulkItems;
  /** Does it to one, or throws why not. */
  act(tx: Tx, actor: Actor, id: string, choices?: Choices): Promise<void>;
}

export interface BulkTask<Choices> {
  readonly task: TaskDefinition;
  /** Answers at once with the task that does it. 403 who may not do it to one; 400 and 409 of what matches: `listedItems`. */
  start(store: Store, scope: Scope, selection: BulkSelection, choices?: Choices): Promise<TaskRef>;
}

/** Does something to several objects in the background: where it cannot be done is that item's error, and the others go on. */
export function createBulkTask<Choices extends object = never>(of: BulkAction<Choices>): BulkTask<Choices> {
  return {
    task: defineTask<BulkTaskArgs<Choices>>({
      name: of.task,
      canCancel: true,
      async run({ kwargs, actor, items, expect, step, wait }) {
        const all = await items();
        await expect(all.length);
        for (const { id, name } of all) {
          if (isSlow(name ?? id)) await wait(SLOW_MS);
          await step(id, (tx) => of.act(tx, actor, id, kwargs.choices), name ?? id);
        }
      },
    }),
    async start(store, scope, selection, choices) {
      // The call is a POST, what it does is not.
      if (!scope.may(of.subject, of.method)) throw forbidden(of.subject, of.method);
      return store.write(async (tx) => {
        const items = await of.items(tx, scope, selection);
        const args: BulkTaskArgs<Choices> = { count: items.length, choices };
        return { task_id: await startTask(tx, scope, of.task, args, items) };
      });
    },
  };
}
