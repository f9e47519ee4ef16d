import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { presignedPath } from './sigv4/presign.ts';
import { openS3Platform } from './testing/s3-platform.ts';

const MOST = 5 * 1024 ** 3;
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Sends the head of a request, and nothing behind it. */
async function sendHead(port: number, lines: readonly string[]): Promise<Socket> {
  const socket = connect(port, 'localhost');
  await once(socket, 'connect');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return socket;
}

// spec: s3.sizes
test('five GiB may be announced; a byte more is refused before one has come', async (t) => {
  const { enter, call, platform, clock } = await openS3Platform(t);
  const { key, s3, as } = await enter('jonas.lind', 'payments-prod');
  const { blobs } = platform.internals.s3.storage;
  const { host, port } = new URL(platform.s3Url);
  const uploads = { query: { uploads: '' } };
  const uploadId = (await s3.call('POST', 'payments-exports', 'parts', uploads)).one('UploadId');
  const signing = { accessKey: key.acc_key, secret: key.sec_key, region: 'us-east-1', now: clock.now(), expires: 60 };
  const toPort = (path: string, query: readonly [string, string][], length: number) => {
    const signed = presignedPath({ ...signing, method: 'PUT', host, path, query });
    const asks = [`Content-Length: ${length}`, 'Expect: 100-continue'];
    return sendHead(Number(port), [`PUT ${signed} HTTP/1.1`, `Host: ${host}`, ...asks]);
  };
  const body = { bucket: 'payments-exports', key: 'large', method: 'PUT', expires: 60 };
  const { json: link } = await call('/api/v2/s3service/presign', { method: 'POST', as, body });
  const toConsole = (length: number) =>
    sendHead(platform.port, [
      `PUT ${link.url} HTTP/1.1`,
      `Host: localhost:${platform.port}`,
      'X-Requested-With: x',
      `Content-Length: ${length}`,
    ]);
  const part: [string, string][] = [
    ['partNumber', '10000'],
    ['uploadId', uploadId],
  ];
  const endpoints: readonly (readonly [string, (length: number) => Promise<Socket>])[] = [
    ['an object', (length) => toPort('/payments-exports/large', [], length)],
    ['a part', (length) => toPort('/payments-exports/parts', part, length)],
    ['an object of the console', toConsole],
  ];
  for (const [what, begin] of endpoints) {
    await t.test(what, async () => {
      const refused = await begin(MOST + 1);
      const [answer] = (await once(refused, 'data')) as [Buffer];
      assert.match(answer.toString(), /^HTTP\/1\.1 400 [^]*<Code>EntityTooLarge<\/Code>/);
      assert.equal(blobs.writing(), 0);
      refused.destroy();
      const taken = await begin(MOST);
      while (blobs.writing() === 0) await nextTurn();
      taken.end();
      assert.doesNotMatch(await text(taken), /EntityTooLarge/);
      while (blobs.writing() > 0) await nextTurn();
    });
  }
});
