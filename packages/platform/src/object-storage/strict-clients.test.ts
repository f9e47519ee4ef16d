import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { crc32 } from 'node:zlib';
import { encodePath, encodePercent } from './sigv4/percent.ts';
import { presignedPath } from './sigv4/presign.ts';
import { createS3Client, send } from './testing/s3-client.ts';
import { openS3Platform } from './testing/s3-platform.ts';

/** CRC32 of a text, as S3 tells it. */
function crcOf(body: string): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32(body));
  return bytes.toString('base64');
}

test('what strict clients expect of objects', async (t) => {
  const { enter, platform, clock } = await openS3Platform(t);
  const { s3, key } = await enter('jonas.lind', 'payments-prod');
  const { host, port } = new URL(platform.s3Url);
  await s3.call('PUT', 'strict');
  const signing = { accessKey: key.acc_key, secret: key.sec_key, region: 'anywhere', now: clock.now(), expires: 60 };
  const pathOf = (method: string, name: string) =>
    presignedPath({ ...signing, method, host, path: `/strict/${name}`, query: [] });
  const raw = async (lines: readonly string[], body: Buffer | string = '') => {
    const socket = connect(Number(port), 'localhost');
    await once(socket, 'connect');
    socket.write(`${lines.join('\r\n')}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, 'latin1');
    socket.write(body);
    return text(socket.setEncoding('latin1'));
  };

  await t.test('an address may be signed for any region, but for seven days at most', async () => {
    await s3.call('PUT', 'strict', 'a', { body: 'x' });
    assert.equal((await send(platform.s3Url, { method: 'GET', path: pathOf('GET', 'a') })).text, 'x');
    for (const expires of [0, -1, 604_801]) {
      const path = presignedPath({ ...signing, method: 'GET', host, path: '/strict/a', query: [], expires });
      const answer = await send(platform.s3Url, { method: 'GET', path });
      assert.deepEqual([answer.status, answer.one('Code')], [403, 'AccessDenied'], `${expires}`);
    }
  });

  await t.test('an expectation that is empty or unknown is as none', async () => {
    for (const expected of ['', 'fortune'])
      assert.match(await raw([`GET ${pathOf('GET', 'a')} HTTP/1.1`, `Expect: ${expected}`]), /^HTTP\/1\.1 200 /);
  });

  await t.test('a body in HTTP’s own chunks needs no length', async () => {
    const lines = [`PUT ${pathOf('PUT', 'chunked')} HTTP/1.1`, 'Transfer-Encoding: chunked'];
    assert.match(await raw(lines, '5\r\nhello\r\n6\r\n world\r\n0\r\n\r\n'), /^HTTP\/1\.1 200 /);
    assert.equal((await s3.call('GET', 'strict', 'chunked')).text, 'hello world');
    const none = await raw([`PUT ${pathOf('PUT', 'chunked')} HTTP/1.1`]);
    assert.match(none, /<Code>MissingContentLength</);
  });

  await t.test('metadata in Latin-1 comes back as the bytes that came', async () => {
    // Node sends these letters as one byte each.
    const kept = await s3.call('PUT', 'strict', 'city', { headers: { 'x-amz-meta-city': 'Köln' } });
    assert.equal(kept.status, 200, kept.text);
    assert.equal((await s3.call('HEAD', 'strict', 'city')).headers['x-amz-meta-city'], 'Köln');
  });

  await t.test('a checksum is told with the whole object, and with nothing else', async () => {
    await s3.call('PUT', 'strict', 'sum', { body: 'content', headers: { 'x-amz-checksum-crc32': crcOf('content') } });
    const read = async (headers = {}) => {
      const asked = { 'x-amz-checksum-mode': 'ENABLED', ...headers };
      const { status, headers: told } = await s3.call('GET', 'strict', 'sum', { headers: asked });
      return [status, told['x-amz-checksum-crc32'], told['x-amz-checksum-type'], told['cache-control']];
    };
    const etag = `"${createHash('md5').update('content').digest('hex')}"`;
    assert.deepEqual(await read(), [200, crcOf('content'), 'FULL_OBJECT', 'no-store']);
    assert.deepEqual(await read({ range: 'bytes=0-1' }), [206, undefined, undefined, undefined]);
    assert.deepEqual(await read({ 'if-none-match': etag }), [304, undefined, undefined, undefined]);
    const cached = { 'x-amz-checksum-crc32': crcOf('content'), 'cache-control': 'max-age=60' };
    await s3.call('PUT', 'strict', 'sum', { body: 'content', headers: cached });
    assert.equal((await read())[3], 'max-age=60', 'what its owner said of it stays');
  });

  await t.test('the attributes of an object', async () => {
    const ask = (attributes: string) =>
      s3.call('GET', 'strict', 'sum', {
        query: { attributes: '' },
        headers: { 'x-amz-object-attributes': attributes },
      });
    const all = await ask('ETag,Checksum,ObjectParts,StorageClass,ObjectSize');
    const etag = createHash('md5').update('content').digest('hex');
    assert.deepEqual(
      ['ETag', 'ChecksumCRC32', 'ChecksumType', 'PartsCount', 'StorageClass', 'ObjectSize'].map((name) =>
        all.one(name),
      ),
      [etag, crcOf('content'), 'FULL_OBJECT', '', 'STANDARD', '7'],
    );
    assert.equal((await ask('ObjectSize')).one('ETag'), '');
    for (const wrong of ['', 'Size', 'ETag,Owner']) assert.equal((await ask(wrong)).one('Code'), 'InvalidArgument');
  });

  await t.test('whoever names the owner of a bucket is kept from that of another', async () => {
    const mine = (await s3.call('GET')).one('ID');
    const by = (headers: Readonly<Record<string, string>>) => s3.call('PUT', 'strict', 'copy', { headers });
    const source = { 'x-amz-copy-source': '/strict/a' };
    for (const name of ['x-amz-expected-bucket-owner', 'x-amz-source-expected-bucket-owner']) {
      assert.equal((await by({ ...source, [name]: mine })).status, 200, name);
      assert.equal((await by({ ...source, [name]: 'another' })).one('Code'), 'AccessDenied', name);
    }
  });

  // spec: s3.signature
  await t.test('an address signed by version 2 reads and writes one object, and nothing else', async () => {
    const expires = Math.floor(clock.now().getTime() / 1000) + 60;
    const address = (method: string, path: string, query: Readonly<Record<string, string>> = {}, at = expires) => {
      const parameters = Object.entries(query).map(([name, value]) => `${name}=${value}`);
      const resource = encodePath(path) + (parameters.length > 0 ? `?${parameters.join('&')}` : '');
      const signed = createHmac('sha1', key.sec_key).update(`${method}\n\n\n${at}\n${resource}`).digest('base64');
      const claim = { AWSAccessKeyId: key.acc_key, Expires: `${at}`, Signature: signed };
      const pairs = Object.entries({ ...query, ...claim }).map((pair) => pair.map(encodePercent).join('='));
      return { method, path: `${encodePath(path)}?${pairs.join('&')}` };
    };
    const ask = async (sent: { method: string; path: string }, body = '') => {
      const { status, one, text: whole } = await send(platform.s3Url, { ...sent, body });
      return [status, status === 200 ? whole : one('Code')];
    };
    assert.deepEqual(await ask(address('PUT', '/strict/ü 2'), 'by link'), [200, '']);
    assert.deepEqual(await ask(address('GET', '/strict/ü 2')), [200, 'by link']);
    const named = address('GET', '/strict/ü 2', { 'response-content-type': 'text/plain' });
    assert.equal((await send(platform.s3Url, named)).headers['content-type'], 'text/plain');
    const get = address('GET', '/strict/ü 2');
    assert.deepEqual(await ask({ ...get, method: 'PUT' }, 'x'), [403, 'SignatureDoesNotMatch']);
    const past = Math.floor(clock.now().getTime() / 1000) - 1;
    assert.deepEqual(await ask(address('GET', '/strict/ü 2', {}, past)), [403, 'AccessDenied']);
    for (const other of [
      address('DELETE', '/strict/ü 2'),
      address('GET', '/strict'),
      address('GET', '/strict/ü 2', { acl: '' }),
    ])
      assert.deepEqual(await ask(other), [400, 'InvalidRequest']);
  });
});

test('what strict clients expect of lists and buckets', async (t) => {
  const { enter, platform, clock } = await openS3Platform(t);
  const { s3 } = await enter('jonas.lind', 'payments-prod');
  const ask = (query: Readonly<Record<string, string>>, bucket = '') => s3.call('GET', bucket, '', { query });

  await t.test('the list of buckets has pages and a prefix', async () => {
    for (const name of ['page-1', 'page-2', 'page-3']) await s3.call('PUT', name);
    const first = await ask({ 'max-buckets': '2', prefix: 'page-' });
    assert.deepEqual([first.all('Name'), first.one('Prefix')], [['page-1', 'page-2'], 'page-']);
    const token = first.one('ContinuationToken');
    const second = await ask({ 'max-buckets': '2', prefix: 'page-', 'continuation-token': token });
    assert.deepEqual([second.all('Name'), second.one('ContinuationToken')], [['page-3'], '']);
    assert.equal((await ask({ 'max-buckets': '0' })).one('Code'), 'InvalidArgument');
    const stranger = createS3Client({ url: platform.s3Url, key: null, now: () => clock.now() });
    const nothing = await stranger.call('GET');
    assert.deepEqual([nothing.status, nothing.all('Name')], [200, []]);
  });

  await t.test('an empty token is the first page, and is told again', async () => {
    await s3.call('PUT', 'page-1', 'ä/1');
    const page = await ask({ 'list-type': '2', 'continuation-token': '' }, 'page-1');
    assert.deepEqual([page.status, page.all('Key')], [200, ['ä/1']]);
    assert.match(page.text, /<ContinuationToken><\/ContinuationToken>/);
  });

  await t.test('the old list tells its prefix as it came', async () => {
    const page = await ask({ prefix: 'ä/', 'encoding-type': 'url' }, 'page-1');
    assert.deepEqual([page.one('Prefix'), page.one('Key')], ['ä/', '%C3%A4/1']);
  });

  // spec: s3.region
  await t.test('a region that is named is kept, and ours stands where none was', async () => {
    const make = (name: string, region: string) =>
      s3.call('PUT', name, '', {
        body: `<CreateBucketConfiguration><LocationConstraint>${region}</LocationConstraint></CreateBucketConfiguration>`,
      });
    assert.equal((await make('in-europe', 'eu-west-1')).status, 200);
    assert.equal((await make('nowhere', '../etc')).one('Code'), 'InvalidLocationConstraint');
    for (const [bucket, region] of [
      ['in-europe', 'eu-west-1'],
      ['page-1', 'skydeck'],
    ] as const) {
      assert.equal((await ask({ location: '' }, bucket)).one('LocationConstraint'), '');
      assert.match((await ask({ location: '' }, bucket)).text, new RegExp(`>${region}</LocationConstraint>`));
      assert.equal((await s3.call('HEAD', bucket)).headers['x-amz-bucket-region'], region);
    }
    assert.deepEqual((await ask({ 'bucket-region': 'eu-west-1' })).all('Name'), ['in-europe']);
  });
});
