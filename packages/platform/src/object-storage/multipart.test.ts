import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { KEPT_DELETED_MS } from './storage/blobs.ts';
import { openS3Platform } from './testing/s3-platform.ts';

const PART = 5 * 1024 ** 2;
const DAY_MS = 86_400_000;
const md5 = (bytes: Buffer) => createHash('md5').update(bytes).digest('hex');

test('uploads in parts', async (t) => {
  const { enter, clock, platform } = await openS3Platform(t);
  const { s3 } = await enter('jonas.lind', 'payments-prod');
  const { blobs } = platform.internals.s3.storage;
  await s3.call('PUT', 'parts');
  const begin = async (key: string, headers = {}) =>
    (await s3.call('POST', 'parts', key, { query: { uploads: '' }, headers })).one('UploadId');
  const send = (key: string, uploadId: string, partNumber: number, body: Buffer, headers = {}) =>
    s3.call('PUT', 'parts', key, { query: { uploadId, partNumber: `${partNumber}` }, body, headers });
  const complete = (key: string, uploadId: string, parts: readonly (readonly [number, string])[], headers = {}) => {
    const listed = parts.map(([number, etag]) => `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag></Part>`);
    const body = `<CompleteMultipartUpload>${listed.join('')}</CompleteMultipartUpload>`;
    return s3.call('POST', 'parts', key, { query: { uploadId }, body, headers });
  };
  const countFiles = async () => {
    clock.advance(KEPT_DELETED_MS);
    await blobs.idle();
    let count = 0;
    for await (const ids of blobs.unprotected()) count += ids.length;
    return count;
  };
  const [first, second] = [randomBytes(PART), randomBytes(1000)];

  await t.test('become one object, whose parts can be read one by one', async () => {
    const id = await begin('whole', { 'content-type': 'text/x-whole', 'x-amz-meta-a': '1', 'x-amz-tagging': 'k=v' });
    await send('whole', id, 2, randomBytes(10));
    const [one, two] = [await send('whole', id, 1, first), await send('whole', id, 2, second)];
    await send('whole', id, 3, randomBytes(10));
    const listed = await s3.call('GET', 'parts', 'whole', { query: { uploadId: id, 'max-parts': '2' } });
    assert.deepEqual([listed.all('PartNumber'), listed.one('NextPartNumberMarker')], [['1', '2'], '2']);
    const before = await countFiles();
    const done = await complete('whole', id, [
      [1, String(one.headers['etag'])],
      [2, String(two.headers['etag'])],
    ]);
    const etag = `${md5(Buffer.concat([first, second].map((part) => createHash('md5').update(part).digest())))}-2`;
    assert.equal(done.one('ETag'), `&quot;${etag}&quot;`);
    const got = await s3.call('GET', 'parts', 'whole');
    assert.equal(md5(got.bytes), md5(Buffer.concat([first, second])));
    assert.deepEqual(
      ['content-type', 'x-amz-meta-a', 'x-amz-tagging-count', 'etag'].map((name) => got.headers[name]),
      ['text/x-whole', '1', '1', `"${etag}"`],
    );
    const across = await s3.call('GET', 'parts', 'whole', { headers: { range: `bytes=${PART - 2}-${PART + 1}` } });
    assert.deepEqual(across.bytes, Buffer.concat([first.subarray(-2), second.subarray(0, 2)]));
    const part = await s3.call('GET', 'parts', 'whole', { query: { partNumber: '2' } });
    const none = await s3.call('GET', 'parts', 'whole', { query: { partNumber: '3' } });
    assert.deepEqual([none.status, none.one('Code')], [400, 'InvalidPart']);
    assert.deepEqual([part.status, part.headers['x-amz-mp-parts-count'], md5(part.bytes)], [206, '2', md5(second)]);
    assert.equal(await countFiles(), before - 1, 'the part that was not named is gone');
    const again = await complete('whole', id, [[1, String(one.headers['etag'])]]);
    assert.deepEqual([again.status, again.one('ETag')], [200, `&quot;${etag}&quot;`], 'its answer may have been lost');
  });

  await t.test('what does not fit is refused, and the upload goes on', async () => {
    const id = await begin('picky');
    const one = String((await send('picky', id, 1, second)).headers['etag']);
    const two = String((await send('picky', id, 2, second)).headers['etag']);
    for (const [parts, code] of [
      [[], 'MalformedXML'],
      [[[1, '"other"']], 'InvalidPart'],
      [[[3, one]], 'InvalidPart'],
      [
        [
          [2, two],
          [1, one],
        ],
        'InvalidPartOrder',
      ],
      [
        [
          [1, one],
          [2, two],
        ],
        'EntityTooSmall',
      ],
    ] as const) {
      assert.equal((await complete('picky', id, parts)).one('Code'), code);
    }
    for (const number of [0, 10_001])
      assert.equal((await send('picky', id, number, second)).one('Code'), 'InvalidArgument');
    assert.equal((await send('picky', 'no-upload', 1, second)).one('Code'), 'NoSuchUpload');
    assert.equal((await send('other', id, 1, second)).one('Code'), 'NoSuchUpload');
    // Of a part that is named twice, the last one counts.
    const twice = await complete('picky', id, [
      [2, one.replaceAll(/\w/g, '0')],
      [2, two],
    ]);
    assert.equal(twice.status, 200);
  });

  await t.test('parts may be copied from objects', async () => {
    await s3.call('PUT', 'parts', 'source', { body: 'a long source' });
    const id = await begin('copied');
    const source = { 'x-amz-copy-source': '/parts/source' };
    const range = { ...source, 'x-amz-copy-source-range': 'bytes=2-5' };
    const part = await s3.call('PUT', 'parts', 'copied', { query: { uploadId: id, partNumber: '1' }, headers: range });
    await complete('copied', id, [[1, part.one('ETag').replaceAll('&quot;', '')]]);
    assert.equal((await s3.call('GET', 'parts', 'copied')).text, 'long');
    const wrong = { ...source, 'x-amz-copy-source-range': '2-5' };
    const refused = await s3.call('PUT', 'parts', 'x', {
      query: { uploadId: await begin('x'), partNumber: '1' },
      headers: wrong,
    });
    assert.equal(refused.one('Code'), 'InvalidArgument');
    const beyond = { ...source, 'x-amz-copy-source-range': 'bytes=2-13' };
    const query = { uploadId: await begin('beyond'), partNumber: '1' };
    assert.equal((await s3.call('PUT', 'parts', 'beyond', { query, headers: beyond })).one('Code'), 'InvalidRange');
  });

  await t.test('are listed by pages, and leave nothing behind when they are aborted', async () => {
    const before = await countFiles();
    const ids = [await begin('l/1'), await begin('l/2'), await begin('m')];
    for (const [at, key] of ['l/1', 'l/2', 'm'].entries()) await send(key, ids[at] ?? '', 1, second);
    const list = (query: Record<string, string>) => s3.call('GET', 'parts', '', { query: { uploads: '', ...query } });
    assert.deepEqual((await list({ prefix: 'l/' })).all('UploadId'), ids.slice(0, 2));
    assert.match((await list({ delimiter: '/', prefix: 'l' })).text, /<CommonPrefixes><Prefix>l\/<\/Prefix>/);
    const page = await list({ 'max-uploads': '1', prefix: 'l/' });
    const next = { 'key-marker': page.one('NextKeyMarker'), 'upload-id-marker': page.one('NextUploadIdMarker') };
    assert.deepEqual((await list({ prefix: 'l/', ...next })).all('UploadId'), [ids[1]]);
    for (const [at, key] of ['l/1', 'l/2', 'm'].entries()) {
      const query = { uploadId: ids[at] ?? '' };
      assert.equal((await s3.call('DELETE', 'parts', key, { query })).status, 204);
      assert.equal((await s3.call('DELETE', 'parts', key, { query })).one('Code'), 'NoSuchUpload');
    }
    assert.equal(await countFiles(), before);
  });

  // spec: s3.unfinished
  await t.test('who comes back after a week finds the upload given up', async () => {
    const id = await begin('forgotten');
    await send('forgotten', id, 1, second);
    clock.jump(6 * DAY_MS);
    await platform.internals.s3.maintenance.idle();
    assert.equal((await send('forgotten', id, 2, second)).status, 200, 'it lives as long as something comes');
    clock.jump(8 * DAY_MS);
    await platform.internals.s3.maintenance.idle();
    assert.equal((await send('forgotten', id, 3, second)).one('Code'), 'NoSuchUpload');
    const completed = () =>
      platform.internals.store.read(({ tables }) => tables.selectFrom('s3_completed_uploads').select('id').execute());
    assert.deepEqual(await completed(), [], 'what was completed is forgotten too');
  });
});
