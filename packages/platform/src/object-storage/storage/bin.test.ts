import assert from 'node:assert/strict';
import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { createMovableClock } from '../../clock.ts';
import { defaultLimits } from '../../http/limits.ts';
import { DamagedData } from '../../store/disk-faults.ts';
import { openTestStore } from '../../app/testing/open-test-store.ts';
import { tempFolder } from '../../app/testing/temp-folder.ts';
import { filesIn } from '../testing/start-s3.ts';
import { KEPT_MS } from './bin.ts';
import { createBlobs } from './blobs.ts';
import { diskPlace } from './disk-place.ts';
import { createBucketChanges } from './bucket-changes.ts';
import { emptyBin, sweepOrphans } from './sweep.ts';

const never = () => false;

async function openStorage(t: TestContext) {
  const folder = tempFolder(t);
  const clock = createMovableClock();
  const store = await openTestStore(join(folder, 'skydeck.db'), clock);
  t.after(() => store.close());
  const blobs = createBlobs(diskPlace(join(folder, 's3', 'blobs')));
  const changes = createBucketChanges(store, clock, (error) => assert.fail(String(error)));
  const named = new Set<string>();
  const namedFiles = async (_: unknown, ids: readonly string[]) => ids.filter((id) => named.has(id));
  const storage = { store, clock, blobs, namedFiles, changes, jsonLimits: defaultLimits };
  const put = (text: string) => blobs.write(piecesOf(text), async ({ id, size }) => ({ blob: id, size }));
  /** A row that names a blob: of an object, or of a part of an upload. */
  const name = (blob: string) =>
    store.write(async ({ tables }) => {
      const upload = { id: 'u', bucket: 'b', key: 'k', started_at: '', touched_at: '', headers: '{}', tags: '{}' };
      const more = { acl: null, checksum: null, object_lock: null };
      await tables
        .insertInto('s3_uploads')
        .values({ ...upload, ...more })
        .onConflict((on) => on.doNothing())
        .execute();
      const part = { upload: 'u', number: 1, blob, size: 3, etag: '', modified_at: '', checksum: null };
      await tables.insertInto('s3_parts').values(part).execute();
    });
  const lying = async () => ({
    blobs: await filesIn(join(folder, 's3', 'blobs')),
    bin: await filesIn(join(folder, 's3', 'bin')),
  });
  return { folder, clock, storage, blobs, put, name, named, lying };
}

async function* piecesOf(text: string): AsyncGenerator<Buffer, void> {
  yield Buffer.from(text);
}

test('what no row names lies in the bin for seven days, and then goes', async (t) => {
  const { clock, storage, put, lying } = await openStorage(t);
  const { blob } = await put('one');
  assert.equal(await sweepOrphans(storage, never), 1);
  clock.advance(KEPT_MS - 1);
  await emptyBin(storage, never);
  assert.deepEqual(await lying(), { blobs: [], bin: [blob] });
  clock.advance(1);
  await emptyBin(storage, never);
  assert.deepEqual(await lying(), { blobs: [], bin: [] });
});

test('what a row names again is given back, however long it lay there', async (t) => {
  const { clock, storage, put, name, lying } = await openStorage(t);
  const [{ blob }, other] = [await put('one'), await put('two')];
  await sweepOrphans(storage, never);
  await name(blob);
  clock.advance(KEPT_MS - 1);
  await emptyBin(storage, never);
  assert.deepEqual(await lying(), { blobs: [blob], bin: [other.blob] });
  assert.equal(await sweepOrphans(storage, never), 0);
});

test('who reads or copies does not wait for that', async (t) => {
  const { storage, blobs, put, lying } = await openStorage(t);
  const segments = [await put('one'), await put('two')];
  await sweepOrphans(storage, never);
  // Both at once: one of them gets the file back, and the other finds it.
  await Promise.all([blobs.find(segments, 0, 5), blobs.find(segments, 1, 4)]);
  assert.deepEqual((await lying()).bin, []);
  await sweepOrphans(storage, never);
  const copies = await blobs.share(segments, async (shared) => shared);
  await blobs.find(copies, 0, 5);
});

test('what is gone, or not as long as its row says, is told before anything of it is read', async (t) => {
  const { folder, blobs, put } = await openStorage(t);
  const [one, two] = [await put('one'), await put('two')];
  blobs.remove([one.blob]);
  await blobs.idle();
  await assert.rejects(blobs.find([two, one], 0, 5), DamagedData);
  await assert.rejects(
    blobs.share([one], async () => assert.fail('it was copied')),
    DamagedData,
  );
  await blobs.find([two, one], 0, 2);
  truncateSync(join(folder, 's3', 'blobs', two.blob.slice(0, 2), two.blob), 2);
  await assert.rejects(blobs.find([two], 0, 2), DamagedData);
});
