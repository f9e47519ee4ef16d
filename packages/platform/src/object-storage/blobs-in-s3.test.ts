import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { test, type TestContext } from 'node:test';
import { openPicturePlace } from '../app/domain-properties/pictures/picture-place.ts';
import { StartRefusal } from '../app/start/start-refusal.ts';
import { openTestPlatform } from '../app/testing/test-platform.ts';
import { createRealClock } from '../clock.ts';
import type { BucketLocation } from './storage/bucket-location.ts';
import { createBlobs } from './storage/blobs.ts';
import { s3Place } from './storage/s3-place.ts';
import { openS3Platform } from './testing/s3-platform.ts';

/** Another Skydeck's object storage is the S3 in which this one keeps its objects. */
async function openBucket(t: TestContext) {
  const { enter, platform } = await openS3Platform(t, { test: false }, { clock: createRealClock() });
  const { key, s3 } = await enter('jonas.lind', 'payments-prod');
  await s3.call('PUT', 'sky-blobs');
  const location: BucketLocation = {
    bucket: 'sky-blobs',
    prefix: 'console/',
    endpoint: platform.s3Url,
    region: 'skydeck',
    credentials: { accessKeyId: key.acc_key, secretAccessKey: key.sec_key },
  };
  const names = async () => (await s3.call('GET', 'sky-blobs', '', { query: { 'list-type': '2' } })).all('Key');
  return { location, names };
}

const piecesOf = async function* (...pieces: readonly Buffer[]) {
  yield* pieces;
};

// spec: s3.blobs
test('blobs in a bucket of another S3 are written, read, copied, binned and removed', async (t) => {
  const { location, names } = await openBucket(t);
  const place = s3Place(location);
  t.after(() => place.close());
  const blobs = createBlobs(place);
  const whole = randomBytes(9 * 1024 ** 2);
  const kept = await blobs.write(
    piecesOf(whole.subarray(0, 5_000_000), whole.subarray(5_000_000)),
    async (blob) => blob,
  );
  assert.deepEqual([kept.size, kept.md5], [whole.length, createHash('md5').update(whole).digest('hex')]);
  const segments = [{ blob: kept.id, size: kept.size }];
  const read = async (from: number, to: number) => {
    const pieces: Buffer[] = [];
    for await (const piece of blobs.read(segments, from, to)) pieces.push(piece);
    return Buffer.concat(pieces);
  };
  await blobs.find(segments, 0, whole.length - 1);
  assert.ok((await read(0, whole.length - 1)).equals(whole));
  assert.ok((await read(7_000_000, 7_000_009)).equals(whole.subarray(7_000_000, 7_000_010)));

  const [copy] = await blobs.share(segments, async (copies) => copies);
  assert.deepEqual(await names(), [kept.id, copy?.blob].map((id) => `console/blobs/${id}`).toSorted());
  await blobs.bin.add([kept.id], new Date());
  assert.ok((await names()).includes(`console/bin/${kept.id}`));
  // Whoever reads it gets it back.
  await blobs.find(segments, 0, 1);
  assert.ok((await names()).includes(`console/blobs/${kept.id}`));
  const ids: string[] = [];
  for await (const page of blobs.unprotected()) ids.push(...page);
  assert.deepEqual(ids.toSorted(), [kept.id, copy?.blob].toSorted());

  blobs.remove(ids);
  await blobs.idle();
  assert.deepEqual(await names(), []);
  await assert.rejects(blobs.find(segments, 0, 1), /is gone/);
  await assert.rejects(
    blobs.write(piecesOf(whole), () => Promise.reject(new Error('no row'))),
    /no row/,
  );
  await blobs.idle();
  assert.deepEqual(await names(), []);
});

// spec: s3.blobs
test('a platform whose objects are in another S3 serves them, and refuses a bucket that is not there', async (t) => {
  const { location, names } = await openBucket(t);
  const { enter } = await openS3Platform(t, { blobs: location });
  const before = (await names()).length;
  assert.ok(before > 0, 'the objects of the demo are there');
  const { s3 } = await enter('jonas.lind', 'payments-prod');
  await s3.call('PUT', 'mine');
  const body = randomBytes(100_000);
  assert.equal((await s3.call('PUT', 'mine', 'one', { body })).status, 200);
  assert.equal((await names()).length, before + 1);
  assert.ok((await s3.call('GET', 'mine', 'one')).bytes.equals(body));
  await assert.rejects(openTestPlatform(t, { blobs: { ...location, bucket: 'nowhere' } }), (error) => {
    assert.ok(error instanceof StartRefusal, String(error));
    assert.match(error.message, /^The bucket nowhere of SKYDECK_BLOBS cannot be used \(/);
    return true;
  });
});

// spec: data.identity
test('a bucket that is another installation’s, or that has not what the database names, is refused', async (t) => {
  const { location } = await openBucket(t);
  const first = await openTestPlatform(t, { blobs: location });
  await first.platform.close();
  const { dataFolder, databaseUrl } = first.settings;
  const refused = (settings: Parameters<typeof openTestPlatform>[1], message: RegExp) =>
    assert.rejects(openTestPlatform(t, settings), (error) => {
      assert.ok(error instanceof StartRefusal, String(error));
      assert.match(error.message, message);
      return true;
    });
  await refused({ blobs: location }, /are of two installations/);
  const elsewhere = { ...location, prefix: 'elsewhere/' };
  await refused(
    { dataFolder, databaseUrl, blobs: elsewhere },
    /are not in the bucket sky-blobs; .*elsewhere\/installation\.id/,
  );
  const again = await openTestPlatform(t, { dataFolder, databaseUrl, blobs: location });
  await again.platform.close();
});

// spec: s3.blobs
test('pictures of brands lie beside the objects', async (t) => {
  const { location, names } = await openBucket(t);
  const place = await openPicturePlace(
    { dataFolder: '/nowhere', blobs: location },
    { check: assert.fail, release: assert.fail },
  );
  const name = randomBytes(16).toString('hex');
  assert.equal(await place.read(name), null);
  await place.write(name, Buffer.from('a picture'));
  assert.deepEqual(await names(), [`console/pictures/blobs/${name}`]);
  assert.deepEqual([await place.names(), (await place.read(name))?.toString()], [[name], 'a picture']);
  await place.remove(name);
  assert.deepEqual(await place.names(), []);
});
