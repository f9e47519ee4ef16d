import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { DamagedData } from '../../store/disk-faults.ts';
import { StoreUnavailable } from '../../store/passing-faults.ts';
import { type Bin, KEPT_MS } from './bin.ts';
import type { BlobPlace } from './blob-place.ts';
import type { BucketLocation } from './bucket-location.ts';

/** What is kept of a blob until it is sent. */
const PART_BYTES = 8 * 1024 ** 2;
const PARTS_AT_ONCE = 2;

const idShape = /^[0-9a-f]{32}$/;

/** Objects in a bucket of another S3, which all instances reach. */
export function s3Place(location: BucketLocation): BlobPlace {
  const { bucket: Bucket, prefix } = location;
  const client = new S3Client(configOf(location));
  const at = (folder: 'blobs' | 'bin') => ({
    keyOf: (id: string) => `${prefix}${folder}/${id}`,
    ids: () => idsUnder(`${prefix}${folder}/`),
  });
  const [blobs, bin] = [at('blobs'), at('bin')];

  async function* idsUnder(Prefix: string): AsyncGenerator<readonly string[], void> {
    let ContinuationToken: string | undefined;
    do {
      const page: ListObjectsV2CommandOutput = await reached(
        client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken })),
      );
      const ids = (page.Contents ?? [])
        .map(({ Key = '' }) => Key.slice(Prefix.length))
        .filter((id) => idShape.test(id));
      if (ids.length > 0) yield ids;
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }

  const head = (Key: string) => unlessAbsent(reached(client.send(new HeadObjectCommand({ Bucket, Key }))));
  const remove = async (Key: string) => void (await reached(client.send(new DeleteObjectCommand({ Bucket, Key }))));
  const copy = (from: string, Key: string) =>
    reached(client.send(new CopyObjectCommand({ Bucket, Key, CopySource: encodeURI(`${Bucket}/${from}`) })));

  /** false: it is not there. */
  async function move(from: string, to: string): Promise<boolean> {
    if (!(await unlessAbsent(copy(from, to)))) return false;
    await remove(from);
    return true;
  }

  const ownBin: Bin = {
    // The copy has the time at which it came.
    async add(ids) {
      for (const id of ids) await move(blobs.keyOf(id), bin.keyOf(id));
    },
    restore: (id) => move(bin.keyOf(id), blobs.keyOf(id)),
    ids: bin.ids,
    async empty(ids, now) {
      let deleted = 0;
      for (const id of ids) {
        const since = (await head(bin.keyOf(id)))?.LastModified;
        if (!since || now.getTime() - since.getTime() < KEPT_MS) continue;
        await remove(bin.keyOf(id));
        deleted += 1;
      }
      return deleted;
    },
  };

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
      const Body = Readable.from(hashed(), { objectMode: false });
      const params = { Bucket, Key: blobs.keyOf(id), Body };
      await reached(new Upload({ client, params, partSize: PART_BYTES, queueSize: PARTS_AT_ONCE }).done());
      return { size, md5: hash.digest('hex') };
    },
    async copy(pairs) {
      for (const { from, to } of pairs) await copy(blobs.keyOf(from), blobs.keyOf(to));
    },
    sizeOf: async (id) => (await head(blobs.keyOf(id)))?.ContentLength ?? null,
    async *read(id, from, to) {
      const Range = `bytes=${from}-${to}`;
      const found = await unlessAbsent(
        reached(client.send(new GetObjectCommand({ Bucket, Key: blobs.keyOf(id), Range }))),
      );
      let left = to - from + 1;
      if (found?.Body instanceof Readable)
        for await (const piece of found.Body) {
          left -= (piece as Buffer).length;
          yield piece as Buffer;
        }
      if (left !== 0) throw new DamagedData(`The blob ${id} is ${found ? 'shorter than its row says' : 'gone'}`);
    },
    remove: (id) => remove(blobs.keyOf(id)),
    ids: blobs.ids,
    bin: ownBin,
    async close() {
      client.destroy();
    },
  };
}

/** Throws what the endpoint says where the bucket cannot be used. */
export async function checkBucket(location: BucketLocation): Promise<void> {
  const client = new S3Client(configOf(location));
  try {
    await client.send(new HeadBucketCommand({ Bucket: location.bucket }));
  } finally {
    client.destroy();
  }
}

const configOf = ({ endpoint, region, credentials }: BucketLocation): S3ClientConfig => ({
  region,
  // Others than Amazon's have no host for each bucket, and know no newer checksums.
  ...(endpoint !== null && { endpoint, forcePathStyle: true }),
  ...(credentials && { credentials }),
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
});

/** What the endpoint does not answer, or answers with a fault of its own, passes. */
async function reached<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const isFault = error instanceof S3ServiceException && (error.$metadata.httpStatusCode ?? 500) >= 500;
    const isUnreached = error instanceof Error && 'code' in error && unreached.has(String(error.code));
    if (isFault || isUnreached)
      throw new StoreUnavailable('The place of the objects does not answer', { cause: error });
    throw error;
  }
}

const unreached: ReadonlySet<string> = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

const unlessAbsent = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
    throw error;
  });
