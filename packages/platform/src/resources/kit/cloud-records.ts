import type { NewRecord } from './owner.ts';
import { newRecordOf } from './owner.ts';
import { type RevisedCollection, type RevisedRecord, revisedCollection } from './owned-collection.ts';
import type { Tx } from '../../store/store.ts';

/** What belongs to the cloud is no project's. */
const nobody = { project_id: '', domain_id: '' };

/** Records that the operator keeps for all projects: everybody sees them. */
export const cloudCollection = <T extends RevisedRecord>(kind: string): RevisedCollection<T> =>
  revisedCollection<T>(kind, { sees: () => true });

export const newCloudRecord = (tx: Tx): NewRecord => newRecordOf(nobody, tx);

/** For lists and bulk calls of them. */
export const seenByAll = { visible: () => [], sees: () => true } as const;

/** For the events of their views: everybody who may read the subject. */
export const toldToAll = async (_: unknown, records: readonly unknown[]) => records.map(() => [null]);
