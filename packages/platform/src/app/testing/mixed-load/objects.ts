import { createHash, randomBytes } from 'node:crypto';
import type { S3Client } from '../../../object-storage/testing/s3-client.ts';
import type { Ledger, State } from './ledger.ts';
import type { LoadedServer } from './server.ts';

const BUCKET = 'load';
const MIN_PART_SIZE = 5 * 1024 ** 2;

export interface ObjectLoad {
  createBucket(server: LoadedServer): Promise<void>;
  change(server: LoadedServer, name: string, at: number): Promise<void>;
  /** In parts: nothing of it is there before all of it is. */
  upload(server: LoadedServer, name: string, at: number): Promise<void>;
  read(server: LoadedServer, name: string): Promise<{ readonly status: number; readonly state: State }>;
}

/** Puts and deletes objects of a bucket. */
export function createObjectLoad(ledger: Ledger, s3At: (server: LoadedServer) => S3Client): ObjectLoad {
  return {
    async createBucket(server) {
      const { status } = await s3At(server).call('PUT', BUCKET);
      if (status !== 200) throw new Error(`There is no bucket for the load: ${status}`);
    },
    async change(server, name, at) {
      const s3 = s3At(server);
      if (at % 5 === 4) return ledger.change(name, null, async () => (await s3.call('DELETE', BUCKET, name)).status);
      const body = randomBytes(1 + ((at * 7919) % 200_000));
      return ledger.change(name, digestOf(body), async () => (await s3.call('PUT', BUCKET, name, { body })).status);
    },
    async upload(server, name, at) {
      const last = randomBytes(1 + ((at * 104_729) % 100_000));
      // Only the last part may be short.
      const parts = at % 5 === 0 ? [randomBytes(MIN_PART_SIZE), last] : [last];
      return ledger.change(name, digestOf(Buffer.concat(parts)), () => uploadParts(s3At(server), name, parts));
    },
    async read(server, name) {
      const { status, bytes } = await s3At(server).call('GET', BUCKET, name);
      return { status, state: status === 200 ? digestOf(bytes) : null };
    },
  };
}

const digestOf = (body: Buffer) => createHash('sha256').update(body).digest('hex');

/** Answers the first status that is not 200, or that of the end. */
async function uploadParts(s3: S3Client, name: string, parts: readonly Buffer[]): Promise<number> {
  const begun = await s3.call('POST', BUCKET, name, { query: { uploads: '' } });
  if (begun.status !== 200) return begun.status;
  const uploadId = begun.one('UploadId');
  let listed = '';
  for (const [index, body] of parts.entries()) {
    const query = { uploadId, partNumber: `${index + 1}` };
    const { status, headers } = await s3.call('PUT', BUCKET, name, { query, body });
    if (status !== 200) return status;
    listed += `<Part><PartNumber>${index + 1}</PartNumber><ETag>${String(headers['etag'])}</ETag></Part>`;
  }
  const body = `<CompleteMultipartUpload>${listed}</CompleteMultipartUpload>`;
  return (await s3.call('POST', BUCKET, name, { query: { uploadId }, body })).status;
}
