import type { Clock } from '../../clock.ts';
import type { JsonLimits } from '../../http/json-limits.ts';
import type { NamedFiles } from '../../resources/kit/file-store.ts';
import type { Store } from '../../store/store.ts';
import type { Blobs } from './blobs.ts';
import type { BucketChanges } from './bucket-changes.ts';

/** What every operation stands on: the index in the store, the bytes in files. */
export interface ObjectStorage {
  readonly store: Store;
  readonly clock: Clock;
  readonly blobs: Blobs;
  /** Those that are no objects, but files of resources. */
  readonly namedFiles: NamedFiles;
  readonly changes: BucketChanges;
  /** Of the policy of a bucket. */
  readonly jsonLimits: JsonLimits;
}

/**
 * A name of our own: `us-east-1` makes clients sign addresses by version 2, and leave the region out of what they ask. A request
 * may be signed for any other one.
 */
export const REGION = 'skydeck';
export const LONGEST_KEY = 1024;
