import assert from 'node:assert/strict';
import { test } from 'node:test';
import { insertObject } from './storage/change-objects.ts';
import type { S3Client } from './testing/s3-client.ts';
import { openS3Platform } from './testing/s3-platform.ts';

type Query = Readonly<Record<string, string>>;

const v2 = (s3: S3Client, bucket: string, query: Query) =>
  s3.call('GET', bucket, '', { query: { 'list-type': '2', ...query } });

/** All pages of a listing: keys and folders in the order they came. */
async function pages(s3: S3Client, bucket: string, query: Query): Promise<string[][]> {
  const all: string[][] = [];
  for (let token = ''; ;) {
    const page = await v2(s3, bucket, { ...query, ...(token && { 'continuation-token': token }) });
    assert.equal(page.status, 200, page.text);
    const folders = [...page.text.matchAll(/<CommonPrefixes><Prefix>([^<]*)</g)].map(([, folder = '']) => folder);
    all.push([...page.all('Key'), ...folders]);
    token = page.one('NextContinuationToken');
    assert.equal(page.one('IsTruncated'), String(token !== ''));
    if (token === '') return all;
  }
}

test('listing', async (t) => {
  const { enter, platform } = await openS3Platform(t);
  const { s3 } = await enter('jonas.lind', 'payments-prod');
  await s3.call('PUT', 'list');
  const keys = ['a', 'b/1', 'b/2', 'b/c/3', 'b0', 'c', 'd/', 'd/e', 'é', '🛶'];
  for (const key of keys) await s3.call('PUT', 'list', key);

  await t.test('all keys, by their bytes', async () => {
    assert.deepEqual(await pages(s3, 'list', {}), [keys]);
    for (const size of [1, 3]) assert.deepEqual((await pages(s3, 'list', { 'max-keys': `${size}` })).flat(), keys);
  });

  await t.test('folders are folded, on pages of any size', async () => {
    const flat = ['a', 'b/', 'b0', 'c', 'd/', 'é', '🛶'];
    for (const size of [1, 2, 3, 1000]) {
      const listed = await pages(s3, 'list', { delimiter: '/', 'max-keys': `${size}` });
      assert.deepEqual(listed.flat().toSorted(), flat.toSorted(), `${size}`);
      assert.ok(listed.every((page) => page.length <= size));
    }
    assert.deepEqual(await pages(s3, 'list', { delimiter: '/', prefix: 'b/' }), [['b/1', 'b/2', 'b/c/']]);
    assert.deepEqual(await pages(s3, 'list', { delimiter: '/', prefix: 'd/' }), [['d/', 'd/e']]);
    assert.deepEqual(await pages(s3, 'list', { delimiter: 'b' }), [['a', 'c', 'd/', 'd/e', 'é', '🛶', 'b']]);
  });

  await t.test('from a place on, and nothing of nothing', async () => {
    assert.deepEqual(await pages(s3, 'list', { 'start-after': 'b0' }), [['c', 'd/', 'd/e', 'é', '🛶']]);
    assert.deepEqual(await pages(s3, 'list', { prefix: 'nothing' }), [[]]);
    const none = await v2(s3, 'list', { 'max-keys': '0' });
    assert.deepEqual([none.one('KeyCount'), none.one('IsTruncated')], ['0', 'false']);
    assert.equal((await v2(s3, 'list', { 'max-keys': '5000' })).one('MaxKeys'), '1000');
    for (const query of [
      { 'max-keys': '-1' },
      { 'max-keys': 'x' },
      { 'continuation-token': '?' },
      { 'encoding-type': 'x' },
    ])
      assert.equal((await v2(s3, 'list', query)).one('Code'), 'InvalidArgument');
    assert.equal((await v2(s3, 'no-list', {})).one('Code'), 'NoSuchBucket');
  });

  await t.test('the first version of the call goes on by marker', async () => {
    const listed: string[] = [];
    for (let marker = ''; ;) {
      const page = await s3.call('GET', 'list', '', { query: { delimiter: '/', 'max-keys': '2', marker } });
      const folders = [...page.text.matchAll(/<CommonPrefixes><Prefix>([^<]*)</g)].map(([, folder = '']) => folder);
      listed.push(...page.all('Key'), ...folders);
      marker = page.one('NextMarker');
      if (page.one('IsTruncated') === 'false') break;
    }
    assert.deepEqual(listed.toSorted(), ['a', 'b/', 'b0', 'c', 'd/', 'é', '🛶'].toSorted());
  });

  await t.test('3,000 keys in folders are as many seeks as there are folders', async () => {
    await s3.call('PUT', 'many');
    const { store, s3: service } = platform.internals;
    await store.write(async (tx) => {
      for (let at = 0; at < 3000; at += 1) {
        const key = `folder-${String(at % 40).padStart(2, '0')}/${String(at).padStart(5, '0')}`;
        const object = { key, size: 0, etag: 'e', headers: { plain: {}, meta: {} }, tags: {} };
        await insertObject(tx, service.storage.blobs, { name: 'many', versioning: 'Off' }, object, []);
      }
    });
    const folders = await pages(s3, 'many', { delimiter: '/', 'max-keys': '36' });
    assert.deepEqual([folders[0]?.length, folders[0]?.[35], folders[1]?.length], [36, 'folder-35/', 4]);
    const all = (await pages(s3, 'many', {})).map((page) => page.length);
    assert.deepEqual(all, Array<number>(3).fill(1000));
    const body = `<Delete>${(await v2(s3, 'many', {}))
      .all('Key')
      .map((key) => `<Object><Key>${key}</Key></Object>`)
      .join('')}</Delete>`;
    assert.equal((await s3.call('POST', 'many', '', { query: { delete: '' }, body })).all('Key').length, 1000);
  });
});

test('versions', async (t) => {
  const { enter } = await openS3Platform(t);
  const { s3 } = await enter('jonas.lind', 'payments-prod');
  await s3.call('PUT', 'kept');
  const versioning = (status: string) =>
    s3.call('PUT', 'kept', '', {
      query: { versioning: '' },
      body: `<VersioningConfiguration><Status>${status}</Status></VersioningConfiguration>`,
    });
  const put = async (key: string, body: string) =>
    String((await s3.call('PUT', 'kept', key, { body })).headers['x-amz-version-id'] ?? '');
  const list = (query: Query = {}) => s3.call('GET', 'kept', '', { query: { versions: '', ...query } });

  await t.test('before, while and after versions are kept', async () => {
    assert.equal(await put('a', 'unversioned'), '');
    assert.equal((await versioning('Enabled')).status, 200);
    const [one, two] = [await put('a', 'one'), await put('a', 'two')];
    assert.deepEqual((await list()).all('VersionId'), [two, one, 'null']);
    assert.equal((await s3.call('GET', 'kept', 'a')).text, 'two');
    for (const [versionId, text] of [
      [one, 'one'],
      ['null', 'unversioned'],
    ] as const) {
      assert.equal((await s3.call('GET', 'kept', 'a', { query: { versionId } })).text, text);
    }
    const removed = await s3.call('DELETE', 'kept', 'a');
    assert.equal(removed.headers['x-amz-delete-marker'], 'true');
    const gone = await s3.call('GET', 'kept', 'a');
    assert.deepEqual([gone.one('Code'), gone.headers['x-amz-delete-marker']], ['NoSuchKey', 'true']);
    const marker = String(removed.headers['x-amz-version-id']);
    assert.equal((await s3.call('GET', 'kept', 'a', { query: { versionId: marker } })).one('Code'), 'MethodNotAllowed');
    assert.deepEqual((await v2(s3, 'kept', {})).all('Key'), []);
    await s3.call('DELETE', 'kept', 'a', { query: { versionId: marker } });
    assert.equal((await s3.call('GET', 'kept', 'a')).text, 'two', 'without the marker the newest is current again');
    const source = { 'x-amz-copy-source': `/kept/a?versionId=${one}` };
    assert.equal((await s3.call('PUT', 'kept', 'a', { headers: source })).status, 200);
    assert.equal((await s3.call('GET', 'kept', 'a')).text, 'one', 'an older version was restored by a copy');
    await versioning('Suspended');
    assert.equal(await put('a', 'suspended'), 'null');
    const left = await list();
    assert.equal(left.all('VersionId').filter((id) => id === 'null').length, 1, 'the null version was replaced');
    assert.equal((await s3.call('DELETE', 'kept')).one('Code'), 'BucketNotEmpty');
    assert.equal((await s3.call('GET', 'kept', 'a', { query: { versionId: 'none' } })).one('Code'), 'NoSuchVersion');
  });

  await t.test('are listed by pages without losing one', async () => {
    await versioning('Enabled');
    for (const key of ['p/1', 'p/1', 'p/1', 'p/2', 'q']) await put(key, key);
    const whole = (await list()).all('VersionId');
    for (const size of [1, 2, 3]) {
      const seen: string[] = [];
      for (let next: Query = {}; ;) {
        const page = await list({ 'max-keys': `${size}`, ...next });
        seen.push(...page.all('VersionId'));
        if (page.one('IsTruncated') === 'false') break;
        next = { 'key-marker': page.one('NextKeyMarker'), 'version-id-marker': page.one('NextVersionIdMarker') };
      }
      assert.deepEqual(seen, whole, `${size}`);
    }
    const folded = await list({ delimiter: '/' });
    assert.deepEqual([...new Set(folded.all('Key'))], ['a', 'q']);
    assert.match(folded.text, /<CommonPrefixes><Prefix>p\/<\/Prefix><\/CommonPrefixes>/);
  });
});
