import type { Operation, S3BucketEvent } from '@skydeck/contract';
import type { Clock } from '../../clock.ts';
import type { Store, Tx } from '../../store/store.ts';
import type { BucketRow } from '../../store/tables/object-storage.ts';

const QUIET_MS = 1000;

/** Live events of buckets: a client that writes a thousand objects is one change in a second, not a thousand events. */
export interface BucketChanges {
  /** The bucket was created or deleted, in the transaction of the change. */
  emit(tx: Tx, bucket: BucketFacts, operation: Operation, requestId: string | null): void;
  /** Objects of the bucket changed: told in this transaction, or within a second when it has just been told. */
  touch(tx: Tx, bucket: BucketFacts, requestId: string | null): void;
  /** A setting of the bucket changed: told as a change of its objects is. */
  touchSettings(tx: Tx, bucket: BucketFacts, requestId: string | null): void;
}

export type BucketFacts = Pick<BucketRow, 'name' | 'project_id'>;

/** What happened to a bucket since it was told. */
interface Quiet {
  isChanged: boolean;
  areSettings: boolean;
}

interface BucketEvent {
  readonly operation: Operation;
  readonly areSettings: boolean;
  readonly requestId: string | null;
}

export function createBucketChanges(store: Store, clock: Clock, report: (error: unknown) => void): BucketChanges {
  /** Buckets that were told just now. */
  const quiet = new Map<string, Quiet>();

  function tell(tx: Tx, { name, project_id }: BucketFacts, event: BucketEvent): void {
    const { operation, areSettings, requestId } = event;
    const object: S3BucketEvent = {
      id: name,
      name,
      changed_at: tx.now.toISOString(),
      settings_changed: areSettings,
    };
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
    const state: Quiet = { isChanged: false, areSettings: false };
    quiet.set(bucket.name, state);
    clock.after(QUIET_MS, () => {
      quiet.delete(bucket.name);
      if (!state.isChanged) return;
      beQuiet(bucket);
      const event = { operation: 'updated', areSettings: state.areSettings, requestId: null } as const;
      store.write(async (tx) => tell(tx, bucket, event)).catch(report);
    });
  }

  function change(tx: Tx, bucket: BucketFacts, areSettings: boolean, requestId: string | null): void {
    const state = quiet.get(bucket.name);
    if (state) {
      tx.afterCommit(() => {
        state.isChanged = true;
        state.areSettings ||= areSettings;
      });
      return;
    }
    tell(tx, bucket, { operation: 'updated', areSettings, requestId });
    tx.afterCommit(() => {
      if (!quiet.has(bucket.name)) beQuiet(bucket);
    });
  }

  return {
    emit: (tx, bucket, operation, requestId) => tell(tx, bucket, { operation, areSettings: true, requestId }),
    touch: (tx, bucket, requestId) => change(tx, bucket, false, requestId),
    touchSettings: (tx, bucket, requestId) => change(tx, bucket, true, requestId),
  };
}
