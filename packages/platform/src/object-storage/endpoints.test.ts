import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { crc32 } from 'node:zlib';
import { StartRefusal } from '../app/start/start-refusal.ts';
import { openTestPlatform } from '../app/testing/test-platform.ts';
import { readAddress } from './endpoints/address.ts';
import { presignedPath } from './sigv4/presign.ts';
import { send } from './testing/s3-client.ts';
import { openS3Platform } from './testing/s3-platform.ts';

for (const [url, host, bucket, key] of [
  ['/', 's3.test', '', ''],
  ['/box', 's3.test', 'box', ''],
  ['/box/', 's3.test', 'box', ''],
  ['/box/a//../b', 's3.test', 'box', 'a//../b'],
  ['/box//a', 's3.test', 'box', '/a'],
  ['/box/%2E%2E/%2F', 's3.test', 'box', '..//'],
  ['/box/a?b=/c', 's3.test', 'box', 'a'],
  ['http://s3.test/box/a', 's3.test', 'box', 'a'],
  ['/a/b', 'box.s3.test', 'box', 'a/b'],
  ['/', 'my.box.s3.test', 'my.box', ''],
  ['/box/a', 'nots3.test', 'box', 'a'],
  ['/box/a', '.s3.test', 'box', 'a'],
] as const) {
  test(`the address ${url} at ${host}`, () => {
    const read = readAddress(url, host, 's3.test');
    assert.deepEqual([read.bucket, read.key], [bucket, key]);
  });
}

test('a bucket is reached by its own host, signed for that', async (t) => {
  const { enter, platform, clock } = await openS3Platform(t);
  const { key } = await enter('jonas.lind', 'payments-prod');
  const host = `payments-exports.${new URL(platform.s3Url).host}`;
  const signing = { accessKey: key.acc_key, secret: key.sec_key, region: 'us-east-1', now: clock.now(), expires: 60 };
  const path = presignedPath({ ...signing, method: 'GET', host, path: '/README.txt', query: [] });
  const answer = await send(platform.s3Url, { method: 'GET', path, headers: { host } });
  assert.deepEqual([answer.status, answer.text], [200, 'Settlements, one file for each day.\n']);
  assert.equal((await send(platform.s3Url, { method: 'GET', path })).one('Code'), 'SignatureDoesNotMatch');
});

test('a body in chunks with its checksum behind it', async (t) => {
  const { enter } = await openS3Platform(t);
  const { s3 } = await enter('jonas.lind', 'payments-prod');
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32('hello world'));
  const put = (checksum: string, length = '11') =>
    s3.call('PUT', 'payments-exports', 'chunked', {
      payloadHash: 'STREAMING-UNSIGNED-PAYLOAD-TRAILER',
      headers: {
        'content-encoding': 'aws-chunked',
        'x-amz-decoded-content-length': length,
        'x-amz-trailer': 'x-amz-checksum-crc32',
      },
      body: `5\r\nhello\r\n6\r\n world\r\n0\r\nx-amz-checksum-crc32:${checksum}\r\n\r\n`,
    });
  const kept = await put(bytes.toString('base64'));
  assert.deepEqual([kept.status, kept.headers['x-amz-checksum-crc32']], [200, bytes.toString('base64')]);
  const got = await s3.call('GET', 'payments-exports', 'chunked', { headers: { 'x-amz-checksum-mode': 'ENABLED' } });
  assert.deepEqual(
    [got.text, got.headers['content-encoding'], got.headers['x-amz-checksum-crc32']],
    ['hello world', undefined, bytes.toString('base64')],
  );
  assert.equal((await put('AAAAAA==')).one('Code'), 'BadDigest');
  assert.equal((await put(bytes.toString('base64'), '12')).one('Code'), 'IncompleteBody');
  assert.equal((await s3.call('GET', 'payments-exports', 'chunked')).text, 'hello world');
});

test('who asks before sending is told to go on, or why not, before the body', async (t) => {
  const { enter, platform, clock } = await openS3Platform(t);
  const { key, s3 } = await enter('jonas.lind', 'payments-prod');
  const { host, port } = new URL(platform.s3Url);
  const signing = { accessKey: key.acc_key, secret: key.sec_key, region: 'us-east-1', now: clock.now(), expires: 60 };
  const ask = async (path: string) => {
    const socket = connect(Number(port), 'localhost');
    await once(socket, 'connect');
    socket.write(
      `PUT ${path} HTTP/1.1\r\nHost: ${host}\r\nExpect: 100-continue\r\nContent-Length: 4\r\nConnection: close\r\n\r\n`,
    );
    const [first] = (await once(socket, 'data')) as [Buffer];
    if (first.toString().startsWith('HTTP/1.1 100')) socket.write('body');
    return first.toString() + (await text(socket));
  };
  const allowed = presignedPath({ ...signing, method: 'PUT', host, path: '/payments-exports/asked', query: [] });
  assert.match(await ask(allowed), /^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
  assert.equal((await s3.call('GET', 'payments-exports', 'asked')).text, 'body');
  assert.match(await ask(allowed.replace('asked', 'other')), /^HTTP\/1\.1 403 [^]*SignatureDoesNotMatch/);
});

test('a port that is taken is one sentence, and the folder is free again', async (t) => {
  const { platform, settings } = await openTestPlatform(t);
  const taken = Number(new URL(platform.s3Url).port);
  await assert.rejects(
    openTestPlatform(t, { s3Port: taken }),
    (error) =>
      error instanceof StartRefusal &&
      /^Port \d+ is used by another program; choose another with SKYDECK_S3_PORT\.$/.test(error.message),
  );
  await platform.close();
  const again = await openTestPlatform(t, { dataFolder: settings.dataFolder, s3Port: taken });
  assert.equal(again.platform.s3Url, platform.s3Url);
});

test('nothing that is stored runs at this port, also by another type than it was stored with', async (t) => {
  const { enter, platform, clock } = await openS3Platform(t);
  const { key, s3 } = await enter('jonas.lind', 'payments-prod');
  const { host } = new URL(platform.s3Url);
  const signing = { accessKey: key.acc_key, secret: key.sec_key, region: 'us-east-1', now: clock.now(), expires: 60 };
  const guards = ['content-type', 'content-security-policy', 'x-content-type-options', 'content-disposition'];
  const read = async (name: string, query: readonly [string, string][] = [], headers = {}) => {
    const path = presignedPath({ ...signing, method: 'GET', host, path: `/payments-exports/${name}`, query });
    return send(platform.s3Url, { method: 'GET', path, headers });
  };
  const guardsOf = async (...asked: Parameters<typeof read>) => {
    const { headers } = await read(...asked);
    return guards.map((header) => headers[header]);
  };
  const put = (name: string, type: string) =>
    s3.call('PUT', 'payments-exports', name, { body: '<x/>', headers: { 'content-type': type } });
  await put('sheet', 'text/xsl');
  await put('picture', 'image/png');
  await put('stream', 'multipart/x-mixed-replace; boundary=x');
  await put('worker', 'text/javascript');
  assert.deepEqual(await guardsOf('sheet'), ['text/xsl', 'sandbox', 'nosniff', undefined]);
  assert.deepEqual(await guardsOf('picture'), ['image/png', undefined, 'nosniff', undefined]);
  assert.deepEqual(await guardsOf('picture', [['response-content-type', 'text/xsl']]), [
    'text/xsl',
    'sandbox',
    'nosniff',
    undefined,
  ]);
  assert.deepEqual(await guardsOf('stream', [['response-content-disposition', 'inline']]), [
    'multipart/x-mixed-replace; boundary=x',
    'sandbox',
    'nosniff',
    'attachment',
  ]);
  assert.deepEqual((await guardsOf('nothing')).slice(1), ['sandbox', 'nosniff', undefined], 'errors are documents too');
  const refused = await read('worker', [], { 'service-worker': 'script' });
  assert.deepEqual([refused.status, refused.one('Code')], [403, 'AccessDenied']);
  assert.equal((await read('worker')).status, 200);
});
