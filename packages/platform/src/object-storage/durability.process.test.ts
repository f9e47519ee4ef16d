import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { type FileHandle, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { createMovableClock } from '../clock.ts';
import { defaultLimits } from '../http/limits.ts';
import { namedImageFiles } from '../resources/image/embedded/index.ts';
import { openStore } from '../store/store.ts';
import { tempFolder } from '../app/testing/temp-folder.ts';
import { type Blobs, createBlobs } from './storage/blobs.ts';
import { diskPlace, type OpenFile } from './storage/disk-place.ts';
import { sweepOrphans } from './storage/sweep.ts';
import { createBucketChanges } from './storage/bucket-changes.ts';
import { reportableError } from './protocol/errors.ts';
import type { S3Client } from './testing/s3-client.ts';
import { filesIn, startS3 } from './testing/start-s3.ts';

async function* pieces(...texts: string[]): AsyncGenerator<Buffer, void> {
  for (const text of texts) yield Buffer.from(text);
}

/** Writes objects, each with its own key, until the server is gone; tells of each that was acknowledged. */
async function writeUntilGone(
  s3: S3Client,
  writer: string,
  onKept: (key: string, body: string) => void,
): Promise<void> {
  for (let at = 0; ; at += 1) {
    // Every third replaces an object.
    const key = `${writer}-${at % 3 === 2 ? 'same' : at}`;
    const body = `${writer} ${at} ${'x'.repeat(at * 100)}`;
    const { status } = await s3.call('PUT', 'killed', key, { body }).catch(() => ({ status: 0 }));
    if (status !== 200) return;
    onKept(key, body);
  }
}

// spec: data.durable
test('kill -9 in the middle of writing: nothing that was acknowledged is lost, and no file is left over', async (t) => {
  const dataFolder = tempFolder(t);
  /** What each key may hold: the last acknowledged body, or that of a write whose answer never came. */
  const kept = new Map<string, string>();
  let count = 0;
  for (const enough of [10, 31]) {
    const { child, s3 } = await startS3(t, dataFolder);
    await s3.call('PUT', 'killed');
    const inThis = count + enough;
    const writers = ['a', 'b', 'c', 'd'].map((name) =>
      writeUntilGone(s3, `${name}${enough}`, (key, body) => {
        kept.set(key, body);
        count += 1;
        if (count === inThis) child.kill('SIGKILL');
      }),
    );
    await Promise.all(writers);
    await child.ended();
  }
  const { child, s3 } = await startS3(t, dataFolder);
  for (const [key, body] of kept) {
    const found = await s3.call('GET', 'killed', key);
    assert.equal(found.status, 200, key);
    // Of the one that was replaced all the time the newest may be one that nobody was told of.
    if (!key.endsWith('same')) assert.equal(found.text, body);
    else assert.match(found.text, /^\w+ \d+ x+$/);
  }
  const listed = await s3.call('GET', 'killed', '', { query: { 'list-type': '2' } });
  assert.ok(listed.all('Key').length >= kept.size);
  child.kill('SIGTERM');
  await child.ended();
  const { blobs, storage, close } = await openStorage(dataFolder);
  t.after(close);
  assert.equal(await sweepOrphans(storage, () => false), 0, 'the start swept what was left');
  const { rows } = await storage.store.read(async ({ tables }) => ({
    rows: await tables.selectFrom('s3_segments').select('blob').execute(),
  }));
  const files = await filesIn(join(dataFolder, 's3', 'blobs'));
  const ofImages = await storage.store.read((tx) => namedImageFiles(tx, files));
  assert.deepEqual(files.toSorted(), [...rows.map(({ blob }) => blob), ...ofImages].toSorted());
  await blobs.idle();
});

/** Longer than what is gathered before it is written, several times; each piece is of other letters. */
const LONG = Array.from({ length: 40 }, (_, at) => String.fromCodePoint(97 + (at % 26)).repeat(100_000 + at));

/** Opens files as always, and changes what they do. */
const openedAs =
  (change: (file: FileHandle) => void): OpenFile =>
  async (path) => {
    const file = await open(path, 'wx');
    change(file);
    return file;
  };

async function openStorage(folder: string, openFile?: OpenFile) {
  const clock = createMovableClock();
  const store = await openStore(join(folder, 'skydeck.db'), clock);
  const blobs = createBlobs(diskPlace(join(folder, 's3', 'blobs'), openFile));
  const storage = {
    store,
    clock,
    blobs,
    changes: createBucketChanges(store, clock, (error) => assert.fail(String(error))),
    namedFiles: namedImageFiles,
    jsonLimits: defaultLimits,
  };
  return { storage, blobs, close: () => store.close() };
}

test('a disk that fills up while an object is written leaves nothing behind, and is told as such', async (t) => {
  const folder = tempFolder(t);
  // After the first portion; in the middle; only when all should be on the disk for good.
  for (const [method, good] of [
    ['writev', 1],
    ['writev', 3],
    ['sync', 0],
  ] as const) {
    let left: number = good;
    const openFile = openedAs((file) => {
      const act = file[method].bind(file) as () => Promise<never>;
      file[method] = async (...args: []) => {
        if (left === 0) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
        left -= 1;
        return act(...args);
      };
    });
    const blobs = createBlobs(diskPlace(folder, openFile));
    const error = await blobs
      .write(pieces(...LONG), () => assert.fail('it was kept'))
      .catch((caught: unknown) => caught);
    assert.deepEqual([reportableError(error)?.code, reportableError(error)?.status], ['InsufficientStorage', 507]);
    await blobs.idle();
    assert.deepEqual(await filesIn(folder), []);
  }
});

test('a disk that takes less than it is given gets the rest after it', async (t) => {
  const openFile = openedAs((file) => {
    const write = file.write.bind(file);
    file.writev = (async ([first = Buffer.alloc(0)]: readonly Buffer[], position: number) => {
      const { bytesWritten } = await write(first, 0, Math.min(first.length, 300_000), position);
      return { bytesWritten };
    }) as unknown as typeof file.writev;
  });
  const blobs = createBlobs(diskPlace(tempFolder(t), openFile));
  const whole = LONG.join('');
  const kept = await blobs.write(pieces(...LONG), async ({ id, size, md5 }) => ({ blob: id, size, md5 }));
  assert.deepEqual([kept.size, kept.md5], [whole.length, createHash('md5').update(whole).digest('hex')]);
  assert.equal(await textOf(blobs, [kept], 0, whole.length - 1), whole);
});

test('a source that breaks off, or a row that cannot be kept, leaves no file', async (t) => {
  const folder = tempFolder(t);
  const blobs = createBlobs(diskPlace(folder));
  async function* broken() {
    yield Buffer.from('half');
    throw new Error('gone');
  }
  await assert.rejects(
    blobs.write(broken(), () => assert.fail('it was kept')),
    /gone/,
  );
  await assert.rejects(
    blobs.write(pieces('whole'), () => Promise.reject(new Error('no row'))),
    /no row/,
  );
  await blobs.idle();
  assert.deepEqual(await filesIn(folder), []);
});

async function textOf(blobs: Blobs, segments: readonly { blob: string; size: number }[], from: number, to: number) {
  const read: Buffer[] = [];
  for await (const piece of blobs.read(segments, from, to)) read.push(piece);
  return Buffer.concat(read).toString();
}

test('what is being read stays until it has been read', async (t) => {
  const folder = tempFolder(t);
  const blobs = createBlobs(diskPlace(folder));
  const one = await blobs.write(pieces('01234'), async ({ id }) => ({ blob: id, size: 5 }));
  const two = await blobs.write(pieces('56789'), async ({ id }) => ({ blob: id, size: 5 }));
  const release = blobs.hold([one.blob, two.blob]);
  blobs.remove([one.blob, two.blob]);
  assert.equal(await textOf(blobs, [one, two], 3, 7), '34567');
  release();
  await blobs.idle();
  assert.deepEqual(await filesIn(folder), []);
});

test('a shared blob lives on when the first name is removed', async (t) => {
  const blobs = createBlobs(diskPlace(tempFolder(t)));
  const one = await blobs.write(pieces('shared'), async ({ id }) => ({ blob: id, size: 6 }));
  const copies = await blobs.share([one], async (shared) => shared);
  blobs.remove([one.blob]);
  await blobs.idle();
  assert.equal(await textOf(blobs, copies, 0, 5), 'shared');
});

// spec: data.bin
test('the sweeper takes files that no row names to the bin, and leaves what is being written', async (t) => {
  const folder = tempFolder(t);
  const { storage, blobs, close } = await openStorage(folder);
  t.after(close);
  const orphan = await blobs.write(pieces('orphan'), async ({ id }) => id);
  const shelf = join(folder, 's3', 'blobs', orphan.slice(0, 2));
  await writeFile(join(shelf, 'not-ours.txt'), 'stays');
  await blobs.write(pieces('new'), async ({ id }) => {
    assert.equal(await sweepOrphans(storage, () => false), 1);
    assert.deepEqual((await filesIn(join(folder, 's3', 'blobs'))).toSorted(), [id, 'not-ours.txt'].toSorted());
    assert.deepEqual(await filesIn(join(folder, 's3', 'bin')), [orphan]);
  });
});
