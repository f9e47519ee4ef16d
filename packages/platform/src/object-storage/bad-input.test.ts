import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { GAP_MS } from '../http/receive-body.ts';
import { send } from './testing/s3-client.ts';
import { openS3Platform } from './testing/s3-platform.ts';

const documents = [
  '',
  '<',
  '<a/>',
  '<Delete>',
  '<Delete/>',
  '<Delete><Object/></Delete>',
  '<Delete><Object><Key/></Object></Delete>',
  '<CompleteMultipartUpload/>',
  '<CompleteMultipartUpload><Part/></CompleteMultipartUpload>',
  '<CompleteMultipartUpload><Part><PartNumber>x</PartNumber><ETag/></Part></CompleteMultipartUpload>',
  '<CORSConfiguration/>',
  '<CORSConfiguration><CORSRule/></CORSConfiguration>',
  '<LifecycleConfiguration><Rule/></LifecycleConfiguration>',
  '<VersioningConfiguration><Status>Perhaps</Status></VersioningConfiguration>',
  '<Tagging><TagSet><Tag/></TagSet></Tagging>',
  '<AccessControlPolicy><AccessControlList><Grant/></AccessControlList></AccessControlPolicy>',
  '<CreateBucketConfiguration><LocationConstraint>../mars</LocationConstraint></CreateBucketConfiguration>',
  '<ObjectLockConfiguration><ObjectLockEnabled>Enabled</ObjectLockEnabled><Rule/></ObjectLockConfiguration>',
  '<Retention><Mode>FOREVER</Mode></Retention>',
  '<LegalHold/>',
  '<__proto__><Key>a</Key></__proto__>',
  '<constructor/>',
  '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><Delete>&b;</Delete>',
  `${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`,
  '\u0000\ufffd',
  '{"Statement":{}}',
  '[]',
  'null',
];

const queries: readonly Readonly<Record<string, string>>[] = [
  ...[
    'delete',
    'cors',
    'lifecycle',
    'policy',
    'versioning',
    'tagging',
    'acl',
    'attributes',
    'object-lock',
    'retention',
    'legal-hold',
    'uploads',
    'versions',
    'location',
    'website',
    'torrent',
  ].map((name) => ({ [name]: '' })),
  { uploadId: 'x' },
  { uploadId: 'x', partNumber: '1' },
  { uploadId: '', partNumber: '-1' },
  { versionId: 'x' },
  { 'list-type': '3', 'max-keys': '1e9' },
  { partNumber: '99999999999' },
  { delimiter: '', prefix: '\u0000' },
];

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

const reading: ReadonlySet<string> = new Set([
  'delete',
  'cors',
  'lifecycle',
  'policy',
  'versioning',
  'tagging',
  'acl',
  'object-lock',
  'retention',
  'legal-hold',
  'uploadId',
]);

test('whatever comes is answered, in S3’s words, and the server goes on', async (t) => {
  const { enter } = await openS3Platform(t);
  const { s3 } = await enter('jonas.lind', 'payments-prod');
  await s3.call('PUT', 'bad');
  await s3.call('PUT', 'bad', 'a', { body: 'x' });
  const check = async (method: string, key: string, query: Readonly<Record<string, string>>, body: string) => {
    const { status, one } = await s3.call(method, 'bad', key, { query, body });
    const what = `${method} ${key} ${JSON.stringify(query)} ${body.slice(0, 60)}`;
    assert.ok(status < 500 || status === 501, `${what}: ${status}`);
    if (status >= 400 && method !== 'HEAD') assert.notEqual(one('Code'), '', what);
  };
  for (const method of ['GET', 'HEAD', 'PUT', 'POST', 'DELETE']) {
    for (const key of ['', 'a']) {
      for (const query of queries) {
        const isRead = (method === 'PUT' || method === 'POST') && Object.keys(query).some((name) => reading.has(name));
        const bodies = isRead ? documents : ['', '<a/>'];
        await Promise.all(bodies.map((body) => check(method, key, query, body)));
      }
    }
  }
  assert.equal((await s3.call('GET', 'payments-exports', 'README.txt')).status, 200);
});

test('addresses and headers that cannot be', async (t) => {
  const { platform } = await openS3Platform(t);
  for (const [path, headers, status, code] of [
    ['/%', {}, 400, 'InvalidURI'],
    ['/%zz/a', {}, 400, 'InvalidURI'],
    ['/a/%ff%fe', {}, 400, 'InvalidURI'],
    ['*', {}, 400, 'InvalidURI'],
    ['/a?%', {}, 400, 'InvalidURI'],
    ['/a/b?X-Amz-Signature=1', {}, 400, 'AuthorizationQueryParametersError'],
    ['/a/b?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Expires=9999999', {}, 400, 'AuthorizationQueryParametersError'],
    ['/a/b?AWSAccessKeyId=1&Signature=2', {}, 400, 'AuthorizationQueryParametersError'],
    ['/a/b?AWSAccessKeyId=1&Signature=2&Expires=soon', {}, 400, 'AuthorizationQueryParametersError'],
    ['/a/b?AWSAccessKeyId=1&Signature=2&Expires=1800000000', {}, 403, 'InvalidAccessKeyId'],
    ['/a/b', { authorization: 'Basic x' }, 400, 'InvalidRequest'],
    ['/a/b', { authorization: 'AWS4-HMAC-SHA256 x' }, 403, 'AccessDenied'],
    [
      '/a/b',
      { authorization: 'AWS4-HMAC-SHA256 x', 'x-amz-date': '20261121T080000Z' },
      400,
      'AuthorizationHeaderMalformed',
    ],
    ['/no-bucket', {}, 404, 'NoSuchBucket'],
  ] as const) {
    const answer = await send(platform.s3Url, { method: 'GET', path, headers });
    assert.deepEqual([answer.status, answer.one('Code')], [status, code], path);
  }
  const unknown = await send(platform.s3Url, { method: 'PROPFIND', path: '/payments-exports' });
  assert.equal(unknown.one('Code'), 'MethodNotAllowed');
});

test('a document may not be larger than it can need to be', async (t) => {
  const { enter } = await openS3Platform(t);
  const { s3 } = await enter('jonas.lind', 'payments-prod');
  const large = 'x'.repeat(300 * 1024);
  for (const query of [{ cors: '' }, { policy: '' }, { versioning: '' }, { lifecycle: '' }]) {
    const answer = await s3.call('PUT', 'payments-exports', '', { query, body: large });
    assert.equal(answer.one('Code'), 'MaxMessageLengthExceeded');
  }
});

// spec: upload.silence
test('who falls silent in the middle of an upload is told so, and nothing is kept', async (t) => {
  const { enter, call, clock, platform } = await openS3Platform(t);
  const { s3, as } = await enter('jonas.lind', 'payments-prod');
  const body = { bucket: 'payments-exports', key: 'half', method: 'PUT', expires: 60 };
  const { json: signed } = await call('/api/v2/s3service/presign', { method: 'POST', as, body });
  const socket = connect(platform.port, 'localhost');
  await once(socket, 'connect');
  const state = { isAnswered: false };
  const answer = text(socket).finally(() => (state.isAnswered = true));
  const lines = [
    `PUT ${signed.url} HTTP/1.1`,
    `Host: localhost:${platform.port}`,
    'X-Requested-With: x',
    'Content-Length: 100000',
    '',
    'only the beginning',
  ];
  socket.write(lines.join('\r\n'));
  while (platform.internals.s3.storage.blobs.writing() === 0) await nextTurn();
  // Each piece is waited for anew: which wait is running now cannot be seen from here.
  while (!state.isAnswered) {
    clock.advance(GAP_MS);
    await nextTurn();
  }
  assert.match(await answer, /^HTTP\/1\.1 400 [^]*<Code>RequestTimeout<\/Code>/);
  assert.equal((await s3.call('GET', 'payments-exports', 'half')).status, 404);
});
