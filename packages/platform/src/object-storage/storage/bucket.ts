import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  type HeadObjectCommandOutput,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  S3Client,
  type S3ClientConfig,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { StoreUnavailable } from '../../store/passing-faults.ts';
import type { BucketLocation } from './bucket-location.ts';

/** What is kept of an object until it is sent. */
const PART_BYTES = 8 * 1024 ** 2;
const PARTS_AT_ONCE = 2;

/** A bucket of another S3. What it does not answer is a `StoreUnavailable`. */
export interface Bucket {
  put(key: string, source: AsyncIterable<Buffer>): Promise<void>;
  /** All of it, or bytes `from` to `to` (included). Null where there is none. */
  get(key: string, bytes?: { readonly from: number; readonly to: number }): Promise<Readable | null>;
  /** Null where there is none. */
  head(key: string): Promise<Pick<HeadObjectCommandOutput, 'ContentLength' | 'LastModified'> | null>;
  copy(from: string, to: string): Promise<void>;
  /** false: it is not there. */
  move(from: string, to: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** What comes behind the prefix. */
  namesUnder(prefix: string): AsyncGenerator<readonly string[], void>;
  close(): void;
}

export function openBucket(location: BucketLocation): Bucket {
  const { bucket: name } = location;
  const client = new S3Client(configOf(location));
  const head = (Key: string) => unlessAbsent(reached(client.send(new HeadObjectCommand({ Bucket: name, Key }))));
  const remove = async (Key: string) =>
    void (await reached(client.send(new DeleteObjectCommand({ Bucket: name, Key }))));
  const copy = (from: string, Key: string) =>
    reached(client.send(new CopyObjectCommand({ Bucket: name, Key, CopySource: encodeURI(`${name}/${from}`) })));
  return {
    head,
    remove,
    async copy(from, to) {
      await copy(from, to);
    },
    async move(from, to) {
      if (!(await unlessAbsent(copy(from, to)))) return false;
      await remove(from);
      return true;
    },
    async put(Key, source) {
      const params = { Bucket: name, Key, Body: Readable.from(source, { objectMode: false }) };
      await reached(new Upload({ client, params, partSize: PART_BYTES, queueSize: PARTS_AT_ONCE }).done());
    },
    async get(Key, bytes) {
      const range = bytes && { Range: `bytes=${bytes.from}-${bytes.to}` };
      const asked = client.send(new GetObjectCommand({ Bucket: name, Key, ...range }));
      const found = await unlessAbsent(reached(asked));
      return found?.Body instanceof Readable ? found.Body : null;
    },
    async *namesUnder(Prefix) {
      let ContinuationToken: string | undefined;
      do {
        const asked = new ListObjectsV2Command({ Bucket: name, Prefix, ContinuationToken });
        const page: ListObjectsV2CommandOutput = await reached(client.send(asked));
        yield (page.Contents ?? []).map(({ Key = '' }) => Key.slice(Prefix.length));
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
    },
    close: () => client.destroy(),
  };
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
    // Where there is no bucket nothing is absent.
    const isAbsent = error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
    if (isAbsent && error.name !== 'NoSuchBucket') return null;
    throw error;
  });
