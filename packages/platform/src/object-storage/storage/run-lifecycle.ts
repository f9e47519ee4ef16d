import { sql } from 'kysely';
import { readStored } from '../../store/disk-faults.ts';
import type { Tx } from '../../store/store.ts';
import type { LifecycleRule } from '../protocol/lifecycle.ts';
import { isLocked } from '../protocol/object-lock.ts';
import type { BucketRow } from '../../store/tables/object-storage.ts';
import { deleteObject, tagsOf } from './change-objects.ts';
import type { StoredObject } from './find-object.ts';
import type { ObjectStorage } from './object-storage.ts';
import { successor } from './seek.ts';
import { endUpload, type Upload } from './uploads.ts';

type BucketFacts = Pick<BucketRow, 'name' | 'project_id' | 'versioning'>;

const DAY_MS = 86_400_000;
const AT_ONCE = 200;

/** S3 counts whole days and rounds up to the next midnight in UTC: what was made before this is due. */
export function dueBefore(now: Date, days: number): string {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return new Date(midnight - days * DAY_MS).toISOString();
}

/** Does what the lifecycle rules of all buckets say is due. */
export async function runLifecycle(storage: ObjectStorage, isStopping: () => boolean): Promise<void> {
  const buckets = await storage.store.read(({ tables }) =>
    tables.selectFrom('s3_buckets').selectAll().where('lifecycle', 'is not', null).execute(),
  );
  for (const bucket of buckets) {
    for (const rule of readStored<LifecycleRule[]>(bucket.lifecycle ?? '[]')) {
      if (rule.enabled) await runRule(storage, bucket, rule, isStopping);
    }
  }
}

async function runRule(storage: ObjectStorage, bucket: BucketFacts, rule: LifecycleRule, isStopping: () => boolean) {
  const now = storage.clock.now();
  const expires = (object: StoredObject) => hasTags(object, rule) && hasSize(object, rule);
  const deleteVersion = (tx: Tx, { key, version_id }: StoredObject) =>
    deleteObject(tx, storage.blobs, bucket, { key, version: version_id });
  const isDay = rule.date !== null && rule.date <= now.toISOString();
  if (rule.days !== null || isDay) {
    const before = rule.days === null ? now.toISOString() : dueBefore(now, rule.days);
    const due = sql`is_latest = 1 and is_marker = 0 and modified_at < ${before}`;
    await inBatches(storage, bucket, rule, due, isStopping, async (tx, object) => {
      if (expires(object) && !isKept(bucket, object, now))
        await deleteObject(tx, storage.blobs, bucket, { key: object.key, version: null });
    });
  }
  if (rule.noncurrentDays !== null) {
    const before = dueBefore(now, rule.noncurrentDays);
    const due = sql`is_latest = 0 and superseded_at < ${before} and ${rule.newerNoncurrent} <=
      (select count(*) from s3_objects as newer where newer.bucket = s3_objects.bucket
        and newer.key = s3_objects.key and newer.seq > s3_objects.seq and newer.is_latest = 0)`;
    await inBatches(storage, bucket, rule, due, isStopping, async (tx, object) => {
      // A locked one stays, until a later round finds it open.
      if (expires(object) && !isLocked(object, now)) await deleteVersion(tx, object);
    });
  }
  if (rule.markers) {
    const alone = sql`is_latest = 1 and is_marker = 1 and not exists
      (select 1 from s3_objects as older where older.bucket = s3_objects.bucket
        and older.key = s3_objects.key and older.seq < s3_objects.seq)`;
    await inBatches(storage, bucket, rule, alone, isStopping, async (tx, object) => {
      await deleteVersion(tx, object);
    });
  }
  if (rule.abortDays !== null) await abortOlder(storage, dueBefore(now, rule.abortDays), bucket.name, rule.prefix);
}

/** Where no versions are kept, an object that expires is gone. */
const isKept = ({ versioning }: BucketFacts, object: StoredObject, now: Date) =>
  versioning !== 'Enabled' && isLocked(object, now);

const hasSize = ({ size }: StoredObject, { sizeAbove, sizeBelow }: LifecycleRule) =>
  // Rules of before know nothing of sizes.
  size > (sizeAbove ?? -1) && size < (sizeBelow ?? Number.POSITIVE_INFINITY);

function hasTags(object: StoredObject, { tags }: LifecycleRule): boolean {
  const own = tagsOf(object);
  return Object.entries(tags).every(([name, value]) => own[name] === value);
}

/** Goes through what is due by its number, a batch in each transaction, so that others get their turn. */
async function inBatches(
  { store, changes }: ObjectStorage,
  bucket: BucketFacts,
  { prefix }: LifecycleRule,
  due: ReturnType<typeof sql>,
  isStopping: () => boolean,
  act: (tx: Tx, object: StoredObject) => Promise<void>,
): Promise<void> {
  const end = successor(prefix);
  const range = sql`key >= ${prefix} ${end === null ? sql`` : sql`and key < ${end}`}`;
  for (let after = 0, goesOn = true; goesOn && !isStopping();) {
    const { rows } = await store.write(async (tx) => {
      const batch = await sql<StoredObject>`
        select * from s3_objects where bucket = ${bucket.name} and seq > ${after} and ${range} and ${due}
        order by seq limit ${AT_ONCE}`.execute(tx.tables);
      for (const object of batch.rows) await act(tx, object);
      if (batch.rows.length > 0) changes.touch(tx, bucket, null);
      return batch;
    });
    after = rows.at(-1)?.seq ?? 0;
    goesOn = rows.length === AT_ONCE;
  }
}

/** Ends uploads that began before a moment, of one bucket or of all. */
export async function abortOlder(
  { store, blobs }: ObjectStorage,
  before: string,
  bucket: string | null = null,
  prefix = '',
): Promise<void> {
  const begun = bucket === null ? sql`touched_at < ${before}` : sql`started_at < ${before} and bucket = ${bucket}`;
  const { rows } = await store.read((tx) => sql<Upload>`select * from s3_uploads where ${begun}`.execute(tx.tables));
  for (const { id, key } of rows) if (key.startsWith(prefix)) await store.write((tx) => endUpload(tx, blobs, id));
}
