import type { Operation, S3BucketEvent } from '@skydeck/contract';
import type { Clock } from '../../clock.ts';
import type { Store, Tx } from '../../store/store.ts';
import type { BucketRow } from '../../store/tables/object-storage.ts';

const QUIET_MS = 1000;

/** Live events of buckets: a client that writes a thousand objects is one change in a second, not a thousand events. */
export interface BucketChanges {
  /** In the transaction of the change. */
  emit(tx: Tx, bucket: BucketFacts, operation: Operation, requestId: string | null): void;
  /** Objects of the bucket changed: told in this transaction, or within a second when it has just been told. */
  touch(tx: Tx, bucket: BucketFacts, requestId: string | null): void;
}

export type BucketFacts = Pick<BucketRow, 'name' | 'project_id'>;

export function createBucketChanges(store: Store, clock: Clock, report: (error: unknown) => void): BucketChanges {
  /** Until when a bucket is quiet, and whether something happened meanwhile. */
  const quiet = new Map<string, { isChanged: boolean }>();

  function emit(tx: Tx, { name, project_id }: BucketFacts, operation: Operation, requestId: string | null): void {
    const object: S3BucketEvent = { id: name, name, changed_at: tx.now.toISOString() };
    tx.emit({
      channel: 's3',
      type: 's3_bucket',
      operation,
      object,
      projectId: project_id,
      subject: 's3_enable',
      requestId,
    });
  }

  function beQuiet(bucket: BucketFacts): void {
    const state = { isChanged: false };
    quiet.set(bucket.name, state);
    clock.after(QUIET_MS, () => {
      quiet.delete(bucket.name);
      if (!state.isChanged) return;
      beQuiet(bucket);
      store.write(async (tx) => emit(tx, bucket, 'updated', null)).catch(report);
    });
  }

  return {
    emit,
    touch(tx, bucket, requestId) {
      const state = quiet.get(bucket.name);
      if (state) tx.afterCommit(() => (state.isChanged = true));
      else {
        emit(tx, bucket, 'updated', requestId);
        tx.afterCommit(() => {
          if (!quiet.has(bucket.name)) beQuiet(bucket);
        });
      }
    },
  };
}
