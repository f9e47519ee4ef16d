import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoDomainId } from '../identity/accounts/demo-accounts.ts';
import { isOpenByAcl, readAclDocument, readCannedAcl, writeAcl } from './protocol/acl.ts';
import { isPublicAccessBlocked } from './service/public-access.ts';
import { createS3Client } from './testing/s3-client.ts';
import { openS3Platform } from './testing/s3-platform.ts';

const owner = { ID: 'p1', DisplayName: 'p1' };

for (const acl of ['private', 'public-read', 'public-read-write', 'authenticated-read'] as const) {
  // spec: s3.acl
  test(`the list ${acl} is written out, and read as the same`, () => {
    assert.equal(readAclDocument(writeAcl(acl, owner), 'p1'), acl);
  });
}

for (const [header, read] of [
  ['bucket-owner-full-control', 'private'],
  ['authenticated-read', 'authenticated-read'],
  ['log-delivery-write', 'AccessControlListNotSupported'],
  ['everybody', 'InvalidArgument'],
] as const) {
  test(`the header x-amz-acl: ${header} is ${read}`, () => {
    const act = () => readCannedAcl(new Map([['x-amz-acl', header]]));
    if (/^[A-Z]/.test(read)) assert.throws(act, { code: read });
    else assert.equal(act(), read);
  });
}

test('a grant to a single account is refused, by header and by document', () => {
  const header = new Map([['x-amz-grant-read', 'id="p2"']]);
  assert.throws(() => readCannedAcl(header), { code: 'AccessControlListNotSupported' });
  const document = writeAcl('private', { ID: 'p2', DisplayName: 'p2' });
  assert.throws(() => readAclDocument(document, 'p1'), { code: 'AccessControlListNotSupported' });
  const writes = writeAcl('public-read', owner).replace('READ', 'WRITE_ACP');
  assert.throws(() => readAclDocument(writes, 'p1'), { code: 'AccessControlListNotSupported' });
});

for (const [action, bucket, object, isSignedIn, isOpen] of [
  ['s3:GetObject', 'public-read', null, false, false],
  ['s3:GetObject', null, 'public-read', false, true],
  ['s3:GetObject', null, 'authenticated-read', false, false],
  ['s3:GetObject', null, 'authenticated-read', true, true],
  ['s3:GetObjectVersion', null, 'public-read', false, true],
  ['s3:ListBucket', 'public-read', null, false, true],
  ['s3:ListBucket', 'authenticated-read', null, true, true],
  ['s3:ListBucket', null, 'public-read', false, false],
  ['s3:PutObject', 'public-read', null, false, false],
  ['s3:PutObject', 'public-read-write', null, false, true],
  ['s3:DeleteObject', 'public-read-write', null, false, true],
  ['s3:DeleteObjectVersion', 'public-read-write', null, false, false],
  ['s3:PutObjectAcl', 'public-read-write', 'public-read-write', true, false],
  ['s3:PutBucketPolicy', 'public-read-write', null, true, false],
  ['s3:DeleteBucket', 'public-read-write', null, true, false],
] as const) {
  test(`${action} with ${bucket ?? 'no list'} on the bucket and ${object ?? 'none'} on the object: ${isOpen}`, () => {
    assert.equal(isOpenByAcl(action, { bucket, object }, isSignedIn), isOpen);
  });
}

test('lists open buckets and objects beside policies, and the domain can close them all', async (t) => {
  const { enter, signIn, call, platform, clock } = await openS3Platform(t);
  const { s3 } = await enter('jonas.lind', 'payments-prod');
  const { s3: sara } = await enter('sara.nyberg', 'storefront');
  const anonymous = createS3Client({ url: platform.s3Url, key: null, now: () => clock.now() });
  const codeOf = async (answer: ReturnType<typeof s3.call>) => {
    const { status, one } = await answer;
    return status < 300 ? '' : one('Code');
  };
  const canned = (acl: string) => ({ headers: { 'x-amz-acl': acl } });
  assert.equal(await codeOf(s3.call('PUT', 'lists', '', canned('public-read'))), '');
  await s3.call('PUT', 'lists', 'closed', { body: 'closed' });
  await s3.call('PUT', 'lists', 'open', { body: 'open', ...canned('public-read') });
  const grants = async (key = '') => (await s3.call('GET', 'lists', key, { query: { acl: '' } })).all('URI').length;

  await t.test('each as it was put', async () => {
    assert.deepEqual([await grants(), await grants('open'), await grants('closed')], [1, 1, 0]);
    assert.deepEqual((await anonymous.call('GET', 'lists')).all('Key'), ['closed', 'open']);
    assert.equal((await anonymous.call('GET', 'lists', 'open')).text, 'open');
    assert.equal(await codeOf(anonymous.call('GET', 'lists', 'closed')), 'AccessDenied');
    assert.equal(await codeOf(anonymous.call('PUT', 'lists', 'x')), 'AccessDenied');
    assert.equal(await codeOf(sara.call('GET', 'lists', '', { query: { acl: '' } })), 'AccessDenied');
  });

  await t.test('a copy has a list of its own, an upload in parts the one that it was begun with', async () => {
    const source = { headers: { 'x-amz-copy-source': '/lists/open' } };
    await s3.call('PUT', 'lists', 'copy', source);
    assert.equal(await codeOf(anonymous.call('GET', 'lists', 'copy')), 'AccessDenied');
    const begun = await s3.call('POST', 'lists', 'parts', { query: { uploads: '' }, ...canned('authenticated-read') });
    const uploadId = begun.one('UploadId');
    const part = await s3.call('PUT', 'lists', 'parts', { query: { uploadId, partNumber: '1' }, body: 'parts' });
    const named = `<Part><PartNumber>1</PartNumber><ETag>${String(part.headers['etag'])}</ETag></Part>`;
    const body = `<CompleteMultipartUpload>${named}</CompleteMultipartUpload>`;
    await s3.call('POST', 'lists', 'parts', { query: { uploadId }, body });
    assert.equal(await codeOf(anonymous.call('GET', 'lists', 'parts')), 'AccessDenied');
    assert.equal((await sara.call('GET', 'lists', 'parts')).text, 'parts');
  });

  await t.test('they are changed by a header or a document', async () => {
    const query = { acl: '' };
    const document = writeAcl('public-read', owner).replaceAll('p1', (await s3.call('GET')).one('ID'));
    assert.equal(await codeOf(s3.call('PUT', 'lists', 'closed', { query, body: document })), '');
    assert.equal((await anonymous.call('GET', 'lists', 'closed')).text, 'closed');
    assert.equal(await codeOf(s3.call('PUT', 'lists', 'closed', { query, ...canned('private') })), '');
    assert.equal(await codeOf(anonymous.call('GET', 'lists', 'closed')), 'AccessDenied');
    assert.equal(await codeOf(s3.call('PUT', 'lists', 'closed', { query })), 'MalformedXML');
  });

  await t.test('a denial goes before them', async () => {
    const Statement = { Effect: 'Deny', Principal: '*', Action: 's3:GetObject', Resource: 'arn:aws:s3:::lists/open' };
    await s3.call('PUT', 'lists', '', { query: { policy: '' }, body: JSON.stringify({ Statement }) });
    assert.equal(await codeOf(anonymous.call('GET', 'lists', 'open')), 'AccessDenied');
    await s3.call('DELETE', 'lists', '', { query: { policy: '' } });
    assert.equal((await anonymous.call('GET', 'lists', 'open')).text, 'open');
  });

  await t.test('whoever may write may not open what they wrote', async () => {
    await s3.call('PUT', 'lists', '', { query: { acl: '' }, ...canned('public-read-write') });
    assert.equal(await codeOf(anonymous.call('PUT', 'lists', 'gift', { body: 'x' })), '');
    assert.equal(await codeOf(anonymous.call('PUT', 'lists', 'gift', canned('public-read'))), 'AccessDenied');
    assert.equal(await codeOf(anonymous.call('GET', 'lists', 'gift')), 'AccessDenied');
    assert.equal(await codeOf(anonymous.call('DELETE', 'lists', 'gift')), '');
    await s3.call('PUT', 'lists', '', { query: { acl: '' }, ...canned('public-read') });
  });

  // spec: s3.public-access
  await t.test('an administrator closes all that is open to everybody, and nothing new is opened', async () => {
    const [admin, mia] = [await signIn('admin'), await signIn('mia.hallberg')];
    const path = `/api/v2/s3service/domain/${demoDomainId('Norrland Retail')}/public-access`;
    const block = (blocked: boolean, as = admin) => call(path, { method: 'PUT', as, body: { blocked } });
    const Statement = {
      Effect: 'Allow',
      Principal: '*',
      Action: 's3:GetObject',
      Resource: 'arn:aws:s3:::lists/closed',
    };
    const policy = { query: { policy: '' }, body: JSON.stringify({ Statement }) };
    await s3.call('PUT', 'lists', '', policy);
    assert.equal((await anonymous.call('GET', 'lists', 'closed')).text, 'closed');
    assert.deepEqual((await call(path, { as: mia })).json, { blocked: false });
    const ofNew = () => platform.internals.store.read((tx) => isPublicAccessBlocked(tx, 'a-new-domain'));
    assert.equal(await ofNew(), true);
    assert.equal((await call(path.replace(/domain\/[^/]+/, 'domain/default'), { as: mia })).status, 404);
    assert.equal((await block(true, mia)).status, 403);
    assert.deepEqual((await block(true)).json, { blocked: true });
    for (const key of ['', 'open', 'closed'])
      assert.equal(await codeOf(anonymous.call('GET', 'lists', key)), 'AccessDenied', key);
    assert.equal(await codeOf(sara.call('GET', 'lists', 'parts')), 'AccessDenied');
    assert.equal((await s3.call('GET', 'lists', 'open')).text, 'open', 'the project itself goes on');
    for (const refused of [
      s3.call('PUT', 'lists', '', policy),
      s3.call('PUT', 'lists', '', { query: { acl: '' }, ...canned('public-read') }),
      s3.call('PUT', 'lists', 'open', { query: { acl: '' }, ...canned('public-read') }),
      s3.call('PUT', 'lists', 'new', canned('public-read')),
      s3.call('PUT', 'new-and-open', '', canned('public-read')),
    ])
      assert.equal(await codeOf(refused), 'AccessDenied');
    assert.equal((await s3.call('HEAD', 'new-and-open')).status, 404, 'no bucket was made');
    const told = await s3.call('GET', 'lists', '', { query: { publicAccessBlock: '' } });
    assert.equal(told.one('RestrictPublicBuckets'), 'true');
    await block(false);
    assert.equal((await anonymous.call('GET', 'lists', 'open')).text, 'open');
    const none = await s3.call('GET', 'lists', '', { query: { publicAccessBlock: '' } });
    assert.equal(none.one('Code'), 'NoSuchPublicAccessBlockConfiguration');
  });
});
