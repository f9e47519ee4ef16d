import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { createChecksum } from './protocol/checksums.ts';
import { createS3Client } from './testing/s3-client.ts';
import { openS3Platform } from './testing/s3-platform.ts';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

test('objects', async (t) => {
  const { enter, clock, platform } = await openS3Platform(t);
  const { s3, key: pair } = await enter('jonas.lind', 'payments-prod');
  const { s3: sara } = await enter('sara.nyberg', 'storefront');
  const anonymous = createS3Client({ url: platform.s3Url, key: null, now: () => clock.now() });
  assert.equal((await s3.call('PUT', 'box')).status, 200);
  const put = (key: string, body: string, headers = {}) => s3.call('PUT', 'box', key, { body, headers });
  const get = (key: string, headers = {}, query = {}) => s3.call('GET', 'box', key, { headers, query });

  await t.test('any text is a key, and comes back byte for byte', async () => {
    const odd = [
      '../up',
      '/',
      '//',
      'a//b',
      '.',
      'a\nb',
      'ab\u0001',
      ' ',
      '+',
      '%2F',
      '?&=#',
      '🛶/…',
      'é'.repeat(450),
      '<&>"',
    ];
    for (const key of odd) {
      const { status, headers } = await put(key, key);
      assert.deepEqual([status, headers['etag']], [200, `"${md5(key)}"`], JSON.stringify(key));
    }
    for (const key of odd) assert.equal((await get(key)).text, key);
    const listed = await s3.call('GET', 'box', '', { query: { 'list-type': '2', 'encoding-type': 'url' } });
    assert.deepEqual(
      listed.all('Key').map(decodeURIComponent),
      odd.toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other))),
    );
    for (const key of odd) assert.equal((await s3.call('DELETE', 'box', key)).status, 204);
    assert.equal((await put('x'.repeat(1025), '')).one('Code'), 'KeyTooLongError');
  });

  await t.test('what was said of an object is told with it, and a link may say otherwise', async () => {
    const named = await put('named', 'text', {
      'content-type': 'text/markdown',
      'cache-control': 'max-age=5',
      'content-disposition': 'attachment; filename="a.md"',
      'content-encoding': 'aws-chunked,gzip',
      'x-amz-meta-colour': 'grün',
      'x-amz-tagging': 'a=1&b=2',
    });
    assert.equal(named.status, 200, named.text);
    const { headers } = await s3.call('HEAD', 'box', 'named');
    assert.deepEqual(
      [
        'content-type',
        'cache-control',
        'content-encoding',
        'x-amz-meta-colour',
        'x-amz-tagging-count',
        'content-length',
      ].map((name) => headers[name]),
      ['text/markdown', 'max-age=5', 'gzip', 'grün', '2', '4'],
    );
    const overridden = await get('named', {}, { 'response-content-type': 'text/plain' });
    assert.equal(overridden.headers['content-type'], 'text/plain');
    assert.equal((await put('big', '', { 'x-amz-meta-a': 'x'.repeat(2100) })).one('Code'), 'MetadataTooLarge');
  });

  await t.test('ranges and conditions', async () => {
    await put('digits', '0123456789');
    const etag = `"${md5('0123456789')}"`;
    const part = await get('digits', { range: 'bytes=2-4' });
    assert.deepEqual([part.status, part.text, part.headers['content-range']], [206, '234', 'bytes 2-4/10']);
    assert.equal((await get('digits', { range: 'bytes=-3' })).text, '789');
    const beyond = await get('digits', { range: 'bytes=10-' });
    assert.deepEqual([beyond.status, beyond.one('Code')], [416, 'InvalidRange']);
    const since = clock.now().toUTCString();
    for (const [headers, status] of [
      [{ 'if-none-match': etag }, 304],
      [{ 'if-none-match': '"other"' }, 200],
      [{ 'if-match': etag }, 200],
      [{ 'if-match': '"other"' }, 412],
      [{ 'if-modified-since': since }, 304],
      [{ 'if-unmodified-since': new Date(0).toUTCString() }, 412],
      [{ 'if-match': etag, 'if-unmodified-since': new Date(0).toUTCString() }, 200],
    ] as const) {
      assert.equal((await get('digits', headers)).status, status, JSON.stringify(headers));
    }
    assert.equal((await put('digits', 'x', { 'if-none-match': '*' })).one('Code'), 'PreconditionFailed');
    assert.equal((await put('digits', 'x', { 'if-match': '"other"' })).one('Code'), 'PreconditionFailed');
    assert.equal((await put('nothing', 'x', { 'if-match': etag })).one('Code'), 'NoSuchKey');
    assert.equal((await put('new', 'x', { 'if-none-match': '*' })).status, 200);
    assert.equal((await put('digits', 'x', { 'if-match': etag })).status, 200);
  });

  await t.test('of two writers who each want to be first, one is', async () => {
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, at) => put('once', `writer ${at}`, { 'if-none-match': '*' })),
    );
    assert.deepEqual(all.map(({ status }) => status).toSorted(), [200, ...Array<number>(7).fill(412)]);
    const winner = all.findIndex(({ status }) => status === 200);
    assert.equal((await get('once')).text, `writer ${winner}`);
  });

  await t.test('a body that is not what it is said to be is not kept', async () => {
    const checksum = createChecksum('crc32c');
    checksum.update(Buffer.from('body'));
    assert.equal((await put('sum', 'body', { 'x-amz-checksum-crc32c': checksum.digest() })).status, 200);
    for (const [headers, code] of [
      [{ 'content-md5': Buffer.alloc(16).toString('base64') }, 'BadDigest'],
      [{ 'content-md5': 'short' }, 'InvalidDigest'],
      [{ 'x-amz-checksum-sha256': 'AAAA' }, 'BadDigest'],
      [{ 'x-amz-content-sha256': 'a'.repeat(64) }, 'XAmzContentSHA256Mismatch'],
      [{ 'x-amz-content-sha256': 'rubbish' }, 'InvalidArgument'],
    ] as const) {
      assert.equal((await put('false', 'body', headers)).one('Code'), code);
    }
    assert.equal((await get('false')).status, 404);
  });

  await t.test('a copy has its source’s headers or its own, and outlives it', async () => {
    await put('from &/ü', 'content', { 'content-type': 'text/x-one', 'x-amz-meta-a': '1' });
    const source = { 'x-amz-copy-source': '/box/from%20%26/%C3%BC' };
    const copied = await s3.call('PUT', 'box', 'copy', { headers: source });
    assert.equal(copied.one('ETag'), `&quot;${md5('content')}&quot;`);
    const replaced = { ...source, 'x-amz-metadata-directive': 'REPLACE', 'content-type': 'text/x-two' };
    await s3.call('PUT', 'box', 'other', { headers: replaced });
    await s3.call('DELETE', 'box', 'from &/ü');
    const [copy, other] = [await get('copy'), await get('other')];
    assert.deepEqual(
      [copy.text, copy.headers['content-type'], copy.headers['x-amz-meta-a']],
      ['content', 'text/x-one', '1'],
    );
    assert.deepEqual(
      [other.text, other.headers['content-type'], other.headers['x-amz-meta-a']],
      ['content', 'text/x-two', undefined],
    );
    for (const [header, code] of [
      ['/box/copy', 'InvalidRequest'],
      ['/box/nothing', 'NoSuchKey'],
      ['/no-such-box/copy', 'NoSuchBucket'],
      ['%', 'InvalidArgument'],
      ['box', 'InvalidArgument'],
    ] as const) {
      const answer = await s3.call('PUT', 'box', 'copy', { headers: { 'x-amz-copy-source': header } });
      assert.equal(answer.one('Code'), code, header);
    }
  });

  await t.test('deleting many answers for each, and what was never there is gone, too', async () => {
    await put('d &1', '');
    await put('d2', '');
    const body =
      '<Delete><Object><Key>d &amp;1</Key></Object><Object><Key>d2</Key></Object><Object><Key>d3</Key></Object></Delete>';
    const many = await s3.call('POST', 'box', '', { query: { delete: '' }, body });
    assert.deepEqual(many.all('Key'), ['d &amp;1', 'd2', 'd3']);
    assert.equal((await get('d2')).status, 404);
    const quiet = body.replace('<Delete>', '<Delete><Quiet>true</Quiet>');
    assert.deepEqual((await s3.call('POST', 'box', '', { query: { delete: '' }, body: quiet })).all('Key'), []);
  });

  await t.test('tags are read, replaced and taken away', async () => {
    await put('tagged', '', { 'x-amz-tagging': 'a=1' });
    const tag = (body: string) => s3.call('PUT', 'box', 'tagged', { query: { tagging: '' }, body });
    const read = () => s3.call('GET', 'box', 'tagged', { query: { tagging: '' } });
    assert.deepEqual([(await read()).one('Key'), (await read()).one('Value')], ['a', '1']);
    assert.equal(
      (await tag('<Tagging><TagSet><Tag><Key>b</Key><Value>2</Value></Tag></TagSet></Tagging>')).status,
      200,
    );
    assert.deepEqual((await read()).all('Key'), ['b']);
    const twice = '<Tag><Key>b</Key><Value>2</Value></Tag>'.repeat(2);
    assert.equal((await tag(`<Tagging><TagSet>${twice}</TagSet></Tagging>`)).one('Code'), 'InvalidTag');
    assert.equal((await s3.call('DELETE', 'box', 'tagged', { query: { tagging: '' } })).status, 204);
    assert.deepEqual((await read()).all('Key'), []);
  });

  await t.test('other projects and strangers see nothing, and do not learn which keys there are', async () => {
    for (const client of [sara, anonymous]) {
      for (const [method, key] of [
        ['GET', 'tagged'],
        ['GET', 'no-such'],
        ['PUT', 'tagged'],
        ['DELETE', 'tagged'],
        ['GET', ''],
        ['DELETE', ''],
      ] as const) {
        assert.equal((await client.call(method, 'box', key)).one('Code'), 'AccessDenied', `${method} ${key}`);
      }
      const body = '<Delete><Object><Key>tagged</Key></Object></Delete>';
      assert.equal((await client.call('POST', 'box', '', { query: { delete: '' }, body })).one('Code'), 'AccessDenied');
      const theft = await client.call('PUT', 'sara-box', 'x', { headers: { 'x-amz-copy-source': '/box/tagged' } });
      assert.notEqual(theft.status, 200);
    }
    const none = await anonymous.call('GET');
    assert.deepEqual([none.status, none.all('Name')], [200, []], 'nobody has no buckets');
    assert.equal((await sara.call('PUT', 'box')).one('Code'), 'BucketAlreadyExists');
    const again = await s3.call('PUT', 'box', '', { headers: { 'x-amz-acl': 'public-read' } });
    assert.equal(again.status, 200, 'who is not sure makes it again');
    const list = await s3.call('GET', 'box', '', { query: { acl: '' } });
    assert.doesNotMatch(list.text, /AllUsers/, 'and changes nothing');
  });

  await t.test('a wrong secret, an unknown key and a late clock are told apart', async () => {
    const by = (key: { acc_key: string; sec_key: string }, now = clock.now()) =>
      createS3Client({ url: platform.s3Url, key, now: () => now }).call('GET');
    const wrong = await by({ ...pair, sec_key: 'wrong' });
    assert.deepEqual([wrong.one('Code'), wrong.one('AWSAccessKeyId')], ['SignatureDoesNotMatch', pair.acc_key]);
    assert.match(wrong.one('StringToSign'), /^AWS4-HMAC-SHA256/);
    assert.match(wrong.one('CanonicalRequest'), /^GET/);
    const unknown = await by({ ...pair, acc_key: 'SKNOBODY' });
    assert.deepEqual([unknown.one('Code'), unknown.one('AWSAccessKeyId')], ['InvalidAccessKeyId', 'SKNOBODY']);
    const late = new Date(clock.now().getTime() - 16 * 60_000);
    const skewed = await by(pair, late);
    assert.equal(skewed.one('Code'), 'RequestTimeTooSkewed');
    assert.deepEqual(
      [skewed.one('ServerTime'), skewed.one('MaxAllowedSkewMilliseconds')],
      [clock.now().toISOString(), '900000'],
    );
    assert.match(skewed.one('RequestTime'), /^\d{8}T\d{6}Z$/);
  });

  await t.test('a bucket goes when it is empty', async () => {
    assert.equal((await s3.call('DELETE', 'box')).one('Code'), 'BucketNotEmpty');
    await s3.call('PUT', 'empty-box');
    assert.equal((await s3.call('HEAD', 'empty-box')).status, 200);
    assert.equal((await s3.call('DELETE', 'empty-box')).status, 204);
    assert.equal((await s3.call('HEAD', 'empty-box')).status, 404);
    for (const name of ['No', 'a', '10.0.0.1', 'a.-b', 'a-.b'])
      assert.equal((await s3.call('PUT', name)).one('Code'), 'InvalidBucketName');
  });
});
