import type { Actor } from '../../resources/kit/access.ts';
import { type BulkKind, type BulkTask, createBulkTask } from '../../resources/kit/bulk-task.ts';
import type { Tx } from '../../store/store.ts';
import { isSlow, SLOW_MS } from './fault-injection.ts';

interface BulkAction<Choices> extends BulkKind {
  /** Does it to one, or throws why not. */
  act(tx: Tx, actor: Actor, id: string, choices?: Choices): Promise<void>;
}

/** Each object in a transaction of its own. */
export const createStoreBulkTask = <Choices extends object = never>({
  act,
  ...kind
}: BulkAction<Choices>): BulkTask<Choices> =>
  createBulkTask<Choices>(kind, {
    choose: (store, items, begin) => store.write(async (tx) => begin(tx, await items(tx))),
    async act({ actor, step, wait }, { id, name }, choices) {
      if (isSlow(name ?? id)) await wait(SLOW_MS);
      await step(id, (tx) => act(tx, actor, id, choices), name ?? id);
    },
  });
