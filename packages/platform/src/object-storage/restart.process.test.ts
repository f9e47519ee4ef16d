import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { tempFolder } from '../app/testing/temp-folder.ts';
import { UNSIGNED } from './sigv4/signature.ts';
import type { S3Client } from './testing/s3-client.ts';
import { filesIn, startS3 } from './testing/start-s3.ts';

const PART = 5 * 1024 ** 2;
const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex');
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

async function begin(t: TestContext) {
  const dataFolder = tempFolder(t);
  const started = await startS3(t, dataFolder);
  await started.s3.call('PUT', 'restarted');
  const countFiles = async () => (await filesIn(join(dataFolder, 's3', 'blobs'))).length;
  const before = await countFiles();
  return {
    ...started,
    /** How many files there are more than in a new store. */
    filesMore: async () => (await countFiles()) - before,
    startAgain: () => startS3(t, dataFolder),
  };
}

/** A body whose second half comes when it is asked for. */
function inHalves(body: Buffer) {
  const rest = Promise.withResolvers<void>();
  const half = Math.floor(body.length / 2);
  async function* pieces(): AsyncGenerator<Buffer, void> {
    yield body.subarray(0, half);
    await rest.promise;
    yield body.subarray(half);
  }
  const streamed = { body: pieces(), payloadHash: UNSIGNED, headers: { 'content-length': String(body.length) } };
  return { streamed, goOn: rest.resolve };
}

async function untilFiles(filesMore: () => Promise<number>, count: number): Promise<void> {
  while ((await filesMore()) !== count) await nextTurn();
}

const partOf = (uploadId: string, number: number) => ({ uploadId, partNumber: String(number) });

async function complete(s3: S3Client, uploadId: string, etags: readonly string[]) {
  const parts = etags.map((etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${etag}</ETag></Part>`);
  const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
  return s3.call('POST', 'restarted', 'whole', { query: { uploadId }, body });
}

test('kill -9 in the middle of a part: the upload goes on with the parts that are there', async (t) => {
  const { child, s3, filesMore, startAgain } = await begin(t);
  const [first, second] = [randomBytes(PART), randomBytes(PART)];
  const uploadId = (await s3.call('POST', 'restarted', 'whole', { query: { uploads: '' } })).one('UploadId');
  await s3.call('PUT', 'restarted', 'whole', { query: partOf(uploadId, 1), body: first });
  const { streamed } = inHalves(second);
  const cutOff = assert.rejects(s3.call('PUT', 'restarted', 'whole', { query: partOf(uploadId, 2), ...streamed }));
  await untilFiles(filesMore, 2);
  child.kill('SIGKILL');
  await cutOff;

  const again = await startAgain();
  assert.equal(await filesMore(), 1, 'half a part is swept');
  const listed = await again.s3.call('GET', 'restarted', 'whole', { query: { uploadId } });
  assert.deepEqual([listed.all('PartNumber'), listed.all('ETag')], [['1'], [`&quot;${md5(first)}&quot;`]]);
  const { status } = await again.s3.call('PUT', 'restarted', 'whole', { query: partOf(uploadId, 2), body: second });
  assert.equal(status, 200);
  assert.equal((await complete(again.s3, uploadId, [md5(first), md5(second)])).status, 200);
  const whole = await again.s3.call('GET', 'restarted', 'whole');
  assert.equal(md5(whole.bytes), md5(Buffer.concat([first, second])));
  assert.equal(await filesMore(), 2);
});

test('a stop lets an upload finish that goes on, and cuts off one that does not', async (t) => {
  const { child, s3, filesMore, startAgain } = await begin(t);
  const body = randomBytes(PART);
  const [goesOn, stands] = [inHalves(body), inHalves(body)];
  const finished = s3.call('PUT', 'restarted', 'finished', goesOn.streamed);
  const cutOff = assert.rejects(s3.call('PUT', 'restarted', 'cut-off', stands.streamed));
  await untilFiles(filesMore, 2);
  child.kill('SIGTERM');
  // Nobody is let in any more when it has begun to stop.
  while (
    await s3.call('HEAD', 'restarted').then(
      ({ status }) => status === 200,
      () => false,
    )
  )
    await nextTurn();
  goesOn.goOn();
  assert.equal((await finished).status, 200);
  await cutOff;
  assert.deepEqual(await child.ended(), { code: 0, errors: '' });
  assert.equal(await filesMore(), 1, 'half an upload is gone');

  const again = await startAgain();
  assert.equal(md5((await again.s3.call('GET', 'restarted', 'finished')).bytes), md5(body));
  assert.equal((await again.s3.call('GET', 'restarted', 'cut-off')).status, 404);
  assert.equal((await again.s3.call('PUT', 'restarted', 'cut-off', { body })).status, 200);
});
