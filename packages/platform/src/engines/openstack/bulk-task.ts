import type { BulkSelection } from '@skydeck/contract';
import { Refusal } from '../../http/refusal.ts';
import type { Actor } from '../../resources/kit/access.ts';
import { type BulkKind, type BulkTask, createBulkTask } from '../../resources/kit/bulk-task.ts';
import type { Tx } from '../../store/store.ts';
import type { Intent } from '../../tasks/definition.ts';

/** Records what a call to the cloud has changed. */
type RecordChange = (tx: Tx) => Promise<void>;

/** Before a call that cannot be told apart from no call afterwards. */
export type Keep = (before: unknown) => Promise<void>;

interface BulkAction extends BulkKind {
  /** Reads the cloud for what is selected. */
  load(actor: Actor, selection: BulkSelection): Promise<Tx>;
  /** Does it to one, or throws why not. `keep` is given what it is, as JSON, just before the cloud is asked to change it. */
  act(actor: Actor, id: string, keep: Keep): Promise<RecordChange>;
  /** Records what a try before a kill has done to what was kept. */
  recordLost(actor: Actor, before: unknown): Promise<RecordChange>;
}

/** Each object by calls to the cloud, outside any transaction. */
export const createCloudBulkTask = ({ load, act, recordLost, ...kind }: BulkAction): BulkTask<never> =>
  createBulkTask(kind, {
    async choose(store, itemsIn, begin, { actor, selection }) {
      const items = await itemsIn(await load(actor, selection));
      return store.write((tx) => begin(tx, items));
    },
    async act({ actor, externalStep }, { id, name }) {
      const call = (_key: string, _signal: AbortSignal, intent: Intent) =>
        actOnce({ act, recordLost }, actor, { id, wasThere: name !== null }, intent);
      await externalStep(id, { call, record: (tx, recordChange) => recordChange(tx) }, name ?? id);
    },
  });

/** One that was there when the task began and is gone now was done by the try before a kill. */
async function actOnce(
  { act, recordLost }: Pick<BulkAction, 'act' | 'recordLost'>,
  actor: Actor,
  { id, wasThere }: { readonly id: string; readonly wasThere: boolean },
  { earlier, keep }: Intent,
): Promise<RecordChange> {
  try {
    return await act(actor, id, keep);
  } catch (error) {
    if (!wasThere || !(error instanceof Refusal) || error.status !== 404) throw error;
    return earlier === null ? async () => {} : recordLost(actor, earlier);
  }
}
