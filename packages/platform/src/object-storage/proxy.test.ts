import assert from 'node:assert/strict';
import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { send, type Sent } from './testing/s3-client.ts';
import { openS3Platform } from './testing/s3-platform.ts';

// spec: s3.proxy
test('the console’s own endpoint', async (t) => {
  const { enter, signIn, call, platform } = await openS3Platform(t);
  const { as } = await enter('jonas.lind', 'payments-prod');
  const actor = await signIn('otto.viewer', 'payments-prod');
  const sara = await signIn('sara.nyberg', 'storefront');
  const headersOf = (by: Partial<typeof as>) => ({
    'x-requested-with': 'XMLHttpRequest',
    ...(by.sessionId && { 'x-session-id': by.sessionId }),
    ...(by.token && { 'x-auth-token': by.token }),
    // What an S3 client of the console signs with; nobody looks at it.
    authorization:
      'AWS4-HMAC-SHA256 Credential=placeholder/20200101/us-east-1/s3/aws4_request, SignedHeaders=host, Signature=0',
    'x-amz-date': '20200101T000000Z',
    'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
  });
  const ask = (
    method: string,
    path: string,
    { headers = {}, body = '', by = as }: Partial<Sent> & { by?: Partial<typeof as> } = {},
  ) => send(platform.url, { method, path: `/s3proxy${path}`, headers: { ...headersOf(by), ...headers }, body });

  await t.test('session and token decide, and the project is theirs', async () => {
    assert.deepEqual((await ask('GET', '/')).all('Name'), ['payments-exports', 'receipt-templates']);
    assert.deepEqual((await ask('GET', '/', { by: sara })).all('Name'), []);
    assert.equal((await ask('GET', '/payments-exports', { by: sara })).one('Code'), 'AccessDenied');
    const nobody = await ask('GET', '/', { by: {} });
    assert.deepEqual([nobody.status, nobody.one('Code')], [401, 'unauthorized']);
    const noProject = await ask('GET', '/', { by: { sessionId: as.sessionId } });
    assert.deepEqual([noProject.status, noProject.one('Code')], [404, 's3_not_found']);
    const tokenOnly = await ask('GET', '/', { by: { token: as.token } });
    assert.equal(tokenOnly.status, 401);
  });

  await t.test('a change comes from the console itself, and from who may change', async () => {
    const { 'x-requested-with': _, ...bare } = headersOf(as);
    const forged = await send(platform.url, { method: 'PUT', path: '/s3proxy/forged', headers: bare });
    assert.deepEqual([forged.status, forged.one('Code')], [403, 'cross_site']);
    assert.equal(
      (await ask('PUT', '/forged', { headers: { origin: 'https://evil.example.com' } })).one('Code'),
      'cross_site',
    );
    assert.equal((await ask('GET', '/payments-exports/README.txt', { by: actor })).status, 200);
    for (const [method, path] of [
      ['PUT', '/new-one'],
      ['PUT', '/payments-exports/a'],
      ['DELETE', '/payments-exports/README.txt'],
      ['POST', '/payments-exports?delete='],
    ] as const) {
      const body = method === 'POST' ? '<Delete><Object><Key>README.txt</Key></Object></Delete>' : '';
      assert.match((await ask(method, path, { by: actor, body })).text, /<Code>AccessDenied</, `${method} ${path}`);
    }
    assert.equal((await ask('GET', '/payments-exports/README.txt')).status, 200);
  });

  await t.test('buckets, folders and files as the console does them', async () => {
    assert.equal((await ask('PUT', '/by-console')).status, 200);
    assert.equal((await ask('PUT', '/by-console')).one('Code'), 'BucketAlreadyOwnedByYou', 'a person hears of it');
    assert.equal((await ask('PUT', '/by-console/folder/')).status, 200);
    assert.equal(
      (
        await ask('PUT', '/by-console/folder%2F..%2F%C3%BC.txt', {
          body: 'text',
          headers: { 'content-type': 'text/html', 'x-amz-meta-a': '1' },
        })
      ).status,
      200,
    );
    const listed = await ask('GET', '/by-console?list-type=2&delimiter=%2F&max-keys=36&prefix=folder%2F');
    assert.deepEqual([listed.all('Key'), listed.all('Prefix')], [['folder/'], ['folder/', 'folder/../']]);
    const got = await ask('GET', '/by-console/folder%2F..%2F%C3%BC.txt');
    assert.deepEqual(
      [
        got.text,
        got.headers['x-amz-meta-a'],
        got.headers['content-disposition'],
        got.headers['cache-control'],
        got.headers['x-content-type-options'],
      ],
      ['text', '1', 'attachment', 'private, no-store', 'nosniff'],
    );
    const copied = await ask('PUT', '/by-console/copy', {
      headers: { 'x-amz-copy-source': '/by-console/folder%2F..%2F%C3%BC.txt' },
    });
    assert.equal(copied.status, 200);
    const theft = await ask('PUT', '/by-console/x', { headers: { 'x-amz-copy-source': '/no-such/x' } });
    assert.equal(theft.one('Code'), 'NoSuchBucket');
    const prefix = '/api/agent_direct/0d5cbb1e-7c55-4a4f-9c2c-8b1a6f6f4f10/lca';
    assert.equal((await call(`${prefix}/s3proxy/by-console/copy`, { as })).text, 'text');
    const range = await ask('GET', '/by-console/copy', { headers: { range: 'bytes=1-2' } });
    assert.deepEqual([range.status, range.text], [206, 'ex']);
    const etag = String(range.headers['etag']);
    assert.equal((await ask('GET', '/by-console/copy', { headers: { 'if-none-match': etag } })).status, 304);
    const head = await ask('HEAD', '/by-console/copy');
    assert.deepEqual([head.status, head.headers['content-length']], [200, '4']);
    const nothing = await ask('GET', '/by-console/nothing');
    assert.deepEqual([nothing.status, nothing.one('Code')], [404, 'NoSuchKey']);
  });

  await t.test('the headers that are kept with a file, and another of them', async () => {
    const kept = { 'cache-control': 'max-age=60', 'content-disposition': 'inline' };
    await ask('PUT', '/by-console/kept.txt', { body: 'text', headers: { ...kept, 'x-amz-acl': 'authenticated-read' } });
    const read = async (method: 'GET' | 'HEAD') => {
      const { headers } = await ask(method, '/by-console/kept.txt');
      return ['cache-control', 'content-disposition', 'vary', 'content-type'].map((name) => headers[name]);
    };
    const type = 'binary/octet-stream';
    assert.deepEqual(await read('HEAD'), ['max-age=60', 'inline', '*', type]);
    assert.deepEqual(await read('GET'), ['private, no-store', 'attachment', undefined, type]);
    const list = await ask('GET', '/by-console/kept.txt?acl');
    assert.match(list.text, /AuthenticatedUsers/);
    const bare = await ask('HEAD', '/by-console/copy');
    assert.deepEqual([bare.headers['cache-control'], bare.headers['content-disposition']], [undefined, undefined]);
  });

  await t.test('tags and locks of buckets and files', async () => {
    const locked = await ask('PUT', '/kept-by-console', { headers: { 'x-amz-bucket-object-lock-enabled': 'true' } });
    assert.equal(locked.status, 200);
    const body = '<Tagging><TagSet><Tag><Key>a</Key><Value>b</Value></Tag></TagSet></Tagging>';
    assert.equal((await ask('PUT', '/kept-by-console?tagging=', { body })).status, 200);
    assert.equal((await ask('GET', '/kept-by-console?tagging=')).one('Value'), 'b');
    const held = await ask('PUT', '/kept-by-console/a', { headers: { 'x-amz-object-lock-legal-hold': 'ON' } });
    const version = String(held.headers['x-amz-version-id']);
    assert.equal((await ask('GET', '/kept-by-console/a?legal-hold=')).one('Status'), 'ON');
    assert.equal((await ask('DELETE', `/kept-by-console/a?versionId=${version}`)).one('Code'), 'AccessDenied');
  });

  await t.test('an upload is not bound by the limit of other calls', async () => {
    const size = 3 * 1024 ** 2;
    const sent = httpRequest(new URL('/s3proxy/by-console/large', platform.url), {
      method: 'PUT',
      agent: false,
      headers: { ...headersOf(as), 'content-length': size },
    });
    const answered = Promise.withResolvers<string>();
    sent.on(
      'response',
      (response) => void text(response).then(() => answered.resolve(String(response.statusCode)), answered.reject),
    );
    sent.on('error', answered.reject);
    sent.end(Buffer.alloc(size, 7));
    assert.equal(await answered.promise, '200');
    assert.equal((await ask('HEAD', '/by-console/large')).headers['content-length'], String(size));
  });

  await t.test('only what the console has use for is let through', async () => {
    for (const [method, path] of [
      ['GET', '/by-console?acl='],
      ['PUT', '/by-console?acl='],
      ['GET', '/by-console?website='],
      ['POST', '/by-console?select='],
      ['POST', '/by-console'],
    ] as const) {
      assert.equal((await ask(method, path)).one('Code'), 'NotImplemented', `${method} ${path}`);
    }
    assert.equal((await ask('GET', '//by-console/copy')).one('Code'), 'InvalidURI');
    for (const path of ['/s3proxy/%zz', '/s3pro%78y/by-console/copy']) {
      const { status } = await send(platform.url, { method: 'GET', path, headers: headersOf(as) });
      assert.equal(status, 400, path);
    }
    const hidden = await ask('PUT', '/by-console/h', {
      headers: { 'x-amz-acl': 'public-read', 'x-amz-storage-class': 'GLACIER' },
    });
    assert.equal(hidden.status, 200, 'headers that are not let in are as if they were not there');
  });
});
