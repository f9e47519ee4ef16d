import { type BucketUsage, realTimer, s3Api } from '@skydeck/contract';
import { call } from '../../../kit/data/client.ts';
import { createCollection } from '../../../kit/data/collection.ts';
import { onUnavailable } from '../availability.ts';
import { onBucketChange } from '../bucket-changes.ts';
import { listBuckets, readVersioning, type Versioning } from '../wire/buckets.ts';
import { createVersioningReads } from './versioning-reads.ts';

export interface Bucket {
  /** Its name. */
  readonly id: string;
  readonly name: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** null while it is not known, or where the server does not count. */
  readonly usage: BucketUsage | null;
  readonly versioning: Versioning | null;
}

export const bucketItems = createCollection<Bucket>();
export const forgetBuckets = (): void => bucketItems.reset();
onUnavailable(forgetBuckets);

const versioningReads = createVersioningReads(readVersioning, (name, versioning) => {
  const bucket = bucketItems.state.items[name];
  // Not put: that would be newer than a list that is under way, whose count of objects would be dropped.
  if (bucket) bucketItems.state.items[name] = { ...bucket, versioning };
});
export const { read: loadVersioning, set: putVersioning } = versioningReads;

/** An upload of many files changes its bucket all the time: they are counted again at most this often. */
const SETTLE_MS = 1000;
let stopCount: (() => void) | null = null;
onBucketChange((bucket, change) => {
  if (bucket === null) return bucketItems.refresh();
  stopCount ??= realTimer.after(SETTLE_MS, countAgain);
  if (change === 'settings' && bucketItems.state.items[bucket]?.versioning) void versioningReads.readAgain(bucket);
});

function countAgain() {
  stopCount = null;
  bucketItems.refresh();
}

/** All of the project: S3 has no pages of them. */
export async function loadBuckets(): Promise<{ readonly data: readonly Bucket[] }> {
  const [names, usages] = await Promise.all([
    listBuckets(),
    // How full they are is no reason to show none.
    call(s3Api.usage).catch(() => ({ data: [] as BucketUsage[] })),
  ]);
  const byName = new Map(usages.data.map((usage) => [usage.bucket, usage]));
  const data = names.map(({ name, createdAt }) => ({
    id: name,
    name,
    createdAt,
    usage: byName.get(name) ?? null,
    versioning: bucketItems.state.items[name]?.versioning ?? null,
  }));
  return { data };
}
