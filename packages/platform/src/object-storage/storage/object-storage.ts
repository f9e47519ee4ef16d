import type { Clock } from '../../clock.ts';
import type { JsonLimits } from '../../http/json-limits.ts';
import type { Store } from '../../store/store.ts';
import type { Blobs } from './blobs.ts';
import type { BucketChanges } from './bucket-changes.ts';

/** What every operation stands on: the index in the store, the bytes in files. */
export interface ObjectStorage {
  readonly store: Store;
  readonly clock: Clock;
  readonly blobs: Blobs;
  readonly changes: BucketChanges;
  /** Of the policy of a bucket. */
  readonly jsonLimits: JsonLimits;
}

export const REGION = 'us-east-1';
export const LONGEST_KEY = 1024;
