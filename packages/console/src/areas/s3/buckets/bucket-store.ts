import { type BucketUsage, realTimer, s3Api } from '@skydeck/contract';
import { call } from '../../../kit/data/client.ts';
import { createCollection } from '../../../kit/data/collection.ts';
import { onUnavailable } from '../availability.ts';
import { onBucketChange } from '../bucket-changes.ts';
import { listBuckets, readVersioning, type Versioning } from '../wire/buckets.ts';

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

/** An upload of many files changes its bucket all the time: they are counted again at most this often. */
const SETTLE_MS = 1000;
let isSettling = false;
onBucketChange((bucket) => {
  if (bucket === null) return bucketItems.refresh();
  if (isSettling) return;
  isSettling = true;
  realTimer.after(SETTLE_MS, () => {
    isSettling = false;
    bucketItems.refresh();
  });
});

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

const asked = new Set<string>();

/** S3 tells it of one bucket at a time: asked for those that show. */
export async function loadVersioning(name: string): Promise<void> {
  if (asked.has(name)) return;
  asked.add(name);
  try {
    putVersioning(name, await readVersioning(name));
  } catch {
    // The bucket is gone, or may not be looked into: then there is nothing to say.
  } finally {
    asked.delete(name);
  }
}

export function putVersioning(name: string, versioning: Versioning): void {
  const bucket = bucketItems.state.items[name];
  if (bucket) bucketItems.put({ ...bucket, versioning });
}
