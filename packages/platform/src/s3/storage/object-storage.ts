import type { Clock } from '../../clock.ts';
import type { Store } from '../../store/store.ts';
import type { Blobs } from './blobs.ts';
import type { BucketChanges } from './bucket-changes.ts';

/** What every operation stands on: the index in the store, the bytes in files. */
export interface ObjectStorage {
  readonly store: Store;
  readonly clock: Clock;
  readonly blobs: Blobs;
  readonly changes: BucketChanges;
}

export const REGION = 'us-east-1';
/** A single PUT and a part may be this large; an object of parts may be larger. */
export const MOST_BYTES = 5 * 1024 ** 3;
export const LONGEST_KEY = 1024;
