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
  if (bucket) bucketItems.put({ ...bucket, versioning });
});
export const { read: loadVersioning, set: putVersioning } = versioningReads;

/** An upload of many files changes its bucket all the time: they are counted again at most this often. */
const SETTLE_MS = 1000;
const changed = new Set<string>();
onBucketChange((bucket) => {
  if (bucket === null) return bucketItems.refresh();
  if (changed.size === 0) realTimer.after(SETTLE_MS, readChanged);
  changed.add(bucket);
});

function readChanged() {
  bucketItems.refresh();
  for (const name of changed) if (bucketItems.state.items[name]?.versioning) void versioningReads.readAgain(name);
  changed.clear();
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
