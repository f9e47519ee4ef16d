import { isInProgress } from '@skydeck/contract';
import type { Tx } from '../../../store/store.ts';
import { type JobHandler, scheduleJob } from '../../../tasks/scheduler.ts';
import { type SnapshotRecord, snapshotRecords } from '../records.ts';

/** The job that ends what is being done to a snapshot. */
const SNAPSHOT_JOB = 'volume_snapshot';
const SNAPSHOT_MS = 2000;

/** Its status says what begins now; it ends a moment later. */
export const scheduleEnd = (tx: Tx, { id }: Pick<SnapshotRecord, 'id'>) =>
  scheduleJob(tx, SNAPSHOT_JOB, id, new Date(tx.now.getTime() + SNAPSHOT_MS));

export const cancelEnd = (tx: Tx, { id }: Pick<SnapshotRecord, 'id'>) => scheduleJob(tx, SNAPSHOT_JOB, id, null);

/** Names that ask for a failure: README.md. */
const failureOf = ({ name, status }: SnapshotRecord): string | null => {
  if (status === 'creating' && name.startsWith('fail-making-')) return 'error';
  return status === 'deleting' && name.startsWith('fail-deleting-') ? 'error_deleting' : null;
};

export const snapshotJobHandlers: readonly JobHandler[] = [
  {
    name: SNAPSHOT_JOB,
    async run(tx, { objectId }) {
      const snapshot = await snapshotRecords.in(tx).get(objectId);
      if (!snapshot || !isInProgress('volume_snapshot', snapshot)) return;
      const updated_at = tx.now.toISOString();
      const failure = failureOf(snapshot);
      if (failure === null && snapshot.status === 'deleting') await snapshotRecords.in(tx).remove(snapshot.id);
      else await snapshotRecords.replace(tx, snapshot, { status: failure ?? 'available', updated_at });
    },
  },
];
