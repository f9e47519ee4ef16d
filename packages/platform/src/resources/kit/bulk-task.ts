import type { BulkSelection, Method, Subject, TaskRef } from '@skydeck/contract';
import { forbidden } from '../../http/refusal.ts';
import type { Scope } from '../../http/scope.ts';
import type { Store, Tx } from '../../store/store.ts';
import type { TaskContext } from '../../tasks/definition.ts';
import { defineTask, startTask, type TaskDefinition, type TaskItem } from '../../tasks/runner.ts';
import type { Actor } from './access.ts';
import type { BulkItems } from './bulk-items.ts';

/** What is done to several objects of a resource at once, whatever engine does it. */
export interface BulkKind {
  /** The task's name, such as `compute.routers.delete_many`. */
  readonly task: string;
  readonly subject: Subject;
  /** That of the call for one of them. */
  readonly method: Method;
  /** What it is done to. They stay those of the start, whatever comes to match afterwards. */
  readonly items: BulkItems;
}

/** `count`: of its items, for who follows it. */
type BulkTaskArgs<Choices> = {
  readonly count: number;
  readonly choices?: Choices | undefined;
};

type Steps = Pick<TaskContext<never>, 'actor' | 'step' | 'externalStep' | 'wait'>;

/** How an engine does it. `Choices`: what was decided for all of them, where there is something to decide. */
export interface BulkEngine<Choices> {
  /** Reads the items and begins with them: where the two can be one transaction, in one. */
  choose(
    store: Store,
    items: (tx: Tx) => Promise<readonly TaskItem[]>,
    begin: (tx: Tx, items: readonly TaskItem[]) => Promise<string>,
    asked: { readonly actor: Actor; readonly selection: BulkSelection },
  ): Promise<string>;
  /** Does it to one, in one step. */
  act(steps: Steps, item: TaskItem, choices: Choices | undefined): Promise<void>;
}

export interface BulkTask<Choices> {
  readonly task: TaskDefinition;
  /** Answers at once with the task that does it. 403 who may not do it to one; 400 and 409 of what matches: `listedItems`. */
  start(store: Store, scope: Scope, selection: BulkSelection, choices?: Choices): Promise<TaskRef>;
}

/** Does something to several objects in the background: where it cannot be done is that item's error, and the others go on. */
export const createBulkTask = <Choices extends object = never>(
  of: BulkKind,
  engine: BulkEngine<Choices>,
): BulkTask<Choices> => ({
  task: defineTask<BulkTaskArgs<Choices>>({
    name: of.task,
    canCancel: true,
    async run({ kwargs, items, expect, ...steps }) {
      const all = await items();
      await expect(all.length);
      for (const item of all) await engine.act(steps, item, kwargs.choices);
    },
  }),
  async start(store, scope, selection, choices) {
    // The call is a POST, what it does is not.
    if (!scope.may(of.subject, of.method)) throw forbidden(of.subject, of.method);
    const begin = (tx: Tx, items: readonly TaskItem[]) => {
      const args: BulkTaskArgs<Choices> = { count: items.length, choices };
      return startTask(tx, scope, of.task, args, items);
    };
    const itemsIn = (tx: Tx) => of.items(tx, scope, selection);
    return { task_id: await engine.choose(store, itemsIn, begin, { actor: scope, selection }) };
  },
});
