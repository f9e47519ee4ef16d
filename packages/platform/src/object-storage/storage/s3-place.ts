import { createHash, randomBytes } from 'node:crypto';
import { DamagedData } from '../../store/disk-faults.ts';
import { type Bin, KEPT_MS } from './bin.ts';
import type { BlobPlace } from './blob-place.ts';
import { type Bucket, openBucket } from './bucket.ts';
import type { BucketLocation } from './bucket-location.ts';

const idShape = /^[0-9a-f]{32}$/;

/** The objects below a prefix whose names are ids. */
interface Folder {
  keyOf(id: string): string;
  ids(): AsyncGenerator<readonly string[], void>;
}

/** Objects in a bucket of another S3, which all instances reach. */
export function s3Place(location: BucketLocation): BlobPlace {
  const bucket = openBucket(location);
  const blobs = folderIn(bucket, `${location.prefix}blobs/`);
  return {
    create: async () => randomBytes(16).toString('hex'),
    async write(id, source) {
      const hash = createHash('md5');
      let size = 0;
      async function* hashed() {
        for await (const piece of source) {
          hash.update(piece);
          size += piece.length;
          yield piece;
        }
      }
      await bucket.put(blobs.keyOf(id), hashed());
      return { size, md5: hash.digest('hex') };
    },
    async copy(pairs) {
      for (const { from, to } of pairs) await bucket.copy(blobs.keyOf(from), blobs.keyOf(to));
    },
    sizeOf: async (id) => (await bucket.head(blobs.keyOf(id)))?.ContentLength ?? null,
    async *read(id, from, to) {
      const found = await bucket.get(blobs.keyOf(id), { from, to });
      let left = to - from + 1;
      for await (const piece of found ?? []) {
        left -= (piece as Buffer).length;
        yield piece as Buffer;
      }
      if (left !== 0) throw new DamagedData(`The blob ${id} is ${found ? 'shorter than its row says' : 'gone'}`);
    },
    remove: (id) => bucket.remove(blobs.keyOf(id)),
    ids: blobs.ids,
    bin: binIn(bucket, blobs, folderIn(bucket, `${location.prefix}bin/`)),
    async close() {
      bucket.close();
    },
  };
}

const folderIn = (bucket: Bucket, prefix: string): Folder => ({
  keyOf: (id) => `${prefix}${id}`,
  async *ids() {
    for await (const names of bucket.namesUnder(prefix)) {
      const ids = names.filter((name) => idShape.test(name));
      if (ids.length > 0) yield ids;
    }
  },
});

const binIn = (bucket: Bucket, blobs: Folder, bin: Folder): Bin => ({
  // The copy has the time at which it came.
  async add(ids) {
    for (const id of ids) await bucket.move(blobs.keyOf(id), bin.keyOf(id));
  },
  restore: (id) => bucket.move(bin.keyOf(id), blobs.keyOf(id)),
  ids: bin.ids,
  async empty(ids, now) {
    let deleted = 0;
    for (const id of ids) {
      const since = (await bucket.head(bin.keyOf(id)))?.LastModified;
      if (!since || now.getTime() - since.getTime() < KEPT_MS) continue;
      await bucket.remove(bin.keyOf(id));
      deleted += 1;
    }
    return deleted;
  },
});
