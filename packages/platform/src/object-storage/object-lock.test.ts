import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  isLocked,
  lockOfNew,
  type LockMode,
  mayReplaceRetention,
  readLockConfiguration,
  writeLockConfiguration,
} from './protocol/object-lock.ts';
import { openS3Platform } from './testing/s3-platform.ts';
import { createS3Client } from './testing/s3-client.ts';
import { filesIn } from './testing/start-s3.ts';

const DAY_MS = 86_400_000;
const now = new Date('2026-11-28T12:00:00.000Z');
const [past, soon, late] = ['2026-11-28T12:00:00.000Z', '2026-11-29T00:00:00.000Z', '2027-01-01T00:00:00.000Z'];

const facts = (mode: LockMode | null, until: string | null, legal_hold = 0) => ({
  lock_mode: mode,
  lock_until: until,
  legal_hold,
});

for (const [mode, until, hold, bypasses, locked] of [
  [null, null, 0, false, false],
  ['GOVERNANCE', soon, 0, false, true],
  ['GOVERNANCE', soon, 0, true, false],
  ['GOVERNANCE', past, 0, false, false],
  ['COMPLIANCE', soon, 0, true, true],
  ['COMPLIANCE', past, 0, false, false],
  [null, null, 1, true, true],
  ['GOVERNANCE', past, 1, true, true],
] as const) {
  // spec: s3.lock
  test(`${mode} until ${until}, hold ${hold}, broken ${bypasses}: locked ${locked}`, () => {
    assert.equal(isLocked(facts(mode, until, hold), now, bypasses), locked);
  });
}

for (const [mode, until, next, bypasses, may] of [
  [null, null, { mode: 'COMPLIANCE', until: soon }, false, true],
  ['COMPLIANCE', soon, { mode: 'COMPLIANCE', until: late }, false, true],
  ['COMPLIANCE', late, { mode: 'COMPLIANCE', until: soon }, true, false],
  ['COMPLIANCE', soon, { mode: 'GOVERNANCE', until: late }, true, false],
  ['COMPLIANCE', soon, null, true, false],
  ['COMPLIANCE', past, null, false, true],
  ['GOVERNANCE', soon, { mode: 'GOVERNANCE', until: late }, false, true],
  ['GOVERNANCE', late, { mode: 'GOVERNANCE', until: soon }, false, false],
  ['GOVERNANCE', late, { mode: 'GOVERNANCE', until: soon }, true, true],
  ['GOVERNANCE', soon, { mode: 'COMPLIANCE', until: late }, false, false],
  ['GOVERNANCE', soon, null, true, true],
] as const) {
  test(`${mode} until ${until} may become ${JSON.stringify(next)}, broken ${bypasses}: ${may}`, () => {
    assert.equal(mayReplaceRetention(facts(mode, until), next, { now, bypasses }), may);
  });
}

test('what a bucket says holds for new objects that say nothing', () => {
  const days = { defaults: { mode: 'GOVERNANCE', days: 2, years: null } } as const;
  const years = { defaults: { mode: 'COMPLIANCE', days: null, years: 1 } } as const;
  assert.deepEqual(lockOfNew(null, null, now), facts(null, null));
  assert.deepEqual(lockOfNew(days, null, now), facts('GOVERNANCE', '2026-11-30T12:00:00.000Z'));
  assert.deepEqual(lockOfNew(years, null, now), facts('COMPLIANCE', '2027-11-28T12:00:00.000Z'));
  const own = { retention: { mode: 'COMPLIANCE', until: late }, hold: true } as const;
  assert.deepEqual(lockOfNew(days, own, now), facts('COMPLIANCE', late, 1));
  for (const lock of [days, years, { defaults: null }])
    assert.deepEqual(readLockConfiguration(writeLockConfiguration(lock)), lock);
});

for (const inside of [
  '',
  '<ObjectLockEnabled>Disabled</ObjectLockEnabled>',
  '<ObjectLockEnabled>Enabled</ObjectLockEnabled><Rule/>',
  '<ObjectLockEnabled>Enabled</ObjectLockEnabled><Rule><DefaultRetention><Mode>GOVERNANCE</Mode></DefaultRetention></Rule>',
  '<ObjectLockEnabled>Enabled</ObjectLockEnabled><Rule><DefaultRetention><Mode>GOVERNANCE</Mode><Days>0</Days></DefaultRetention></Rule>',
  '<ObjectLockEnabled>Enabled</ObjectLockEnabled><Rule><DefaultRetention><Mode>GOVERNANCE</Mode><Days>1</Days><Years>1</Years></DefaultRetention></Rule>',
]) {
  test(`a lock configuration is refused: ${inside.slice(-90)}`, () => {
    assert.throws(() => readLockConfiguration(`<ObjectLockConfiguration>${inside}</ObjectLockConfiguration>`), {
      code: /MalformedXML|InvalidArgument/,
    });
  });
}

test('locked versions outlive whoever wants them gone', async (t) => {
  const { enter, clock, platform, settings } = await openS3Platform(t);
  const { s3 } = await enter('jonas.lind', 'payments-prod');
  const { s3: sara } = await enter('sara.nyberg', 'storefront');
  const { maintenance } = platform.internals.s3;
  const days = (count: number) => new Date(clock.now().getTime() + count * DAY_MS).toISOString();
  const codeOf = async (answer: ReturnType<typeof s3.call>) => {
    const { status, one } = await answer;
    return status < 300 ? '' : one('Code');
  };
  const made = await s3.call('PUT', 'vault', '', { headers: { 'x-amz-bucket-object-lock-enabled': 'true' } });
  assert.equal(made.status, 200);
  const tell = (what: string, body: string, key = '', more = {}) =>
    s3.call('PUT', 'vault', key, { query: { [what]: '', ...more }, body });
  const put = async (key: string, mode: LockMode, until: string) => {
    const headers = { 'x-amz-object-lock-mode': mode, 'x-amz-object-lock-retain-until-date': until };
    return String((await s3.call('PUT', 'vault', key, { body: key, headers })).headers['x-amz-version-id']);
  };
  const remove = (key: string, versionId: string, breaks = false) =>
    codeOf(
      s3.call('DELETE', 'vault', key, {
        query: { versionId },
        headers: breaks ? { 'x-amz-bypass-governance-retention': 'true' } : {},
      }),
    );

  await t.test('a bucket whose objects are locked keeps versions, and stays so', async () => {
    const versioning = await s3.call('GET', 'vault', '', { query: { versioning: '' } });
    assert.equal(versioning.one('Status'), 'Enabled');
    const suspend = '<VersioningConfiguration><Status>Suspended</Status></VersioningConfiguration>';
    assert.equal(await codeOf(tell('versioning', suspend)), 'InvalidBucketState');
    const enabled = '<ObjectLockConfiguration><ObjectLockEnabled>Enabled</ObjectLockEnabled></ObjectLockConfiguration>';
    await s3.call('PUT', 'plain');
    const tooLate = await s3.call('PUT', 'plain', '', { query: { 'object-lock': '' }, body: enabled });
    assert.equal(tooLate.one('Code'), 'InvalidBucketState');
  });

  await t.test('governance is broken by who says so, compliance and a legal hold by nobody', async () => {
    const [governed, complied] = [await put('g', 'GOVERNANCE', days(2)), await put('c', 'COMPLIANCE', days(2))];
    for (const breaks of [false, true]) assert.equal(await remove('c', complied, breaks), 'AccessDenied');
    assert.equal(await remove('g', governed), 'AccessDenied');
    const body = `<Delete><Object><Key>c</Key><VersionId>${complied}</VersionId></Object><Object><Key>free</Key></Object></Delete>`;
    const many = await s3.call('POST', 'vault', '', { query: { delete: '' }, body });
    assert.deepEqual([many.one('Code'), many.all('Key')], ['AccessDenied', ['c', 'free']]);
    assert.equal((await s3.call('GET', 'vault', 'c', { query: { versionId: complied } })).text, 'c');
    await tell('legal-hold', '<LegalHold><Status>ON</Status></LegalHold>', 'g');
    assert.equal(await remove('g', governed, true), 'AccessDenied');
    const head = await s3.call('HEAD', 'vault', 'g');
    assert.deepEqual(
      [head.headers['x-amz-object-lock-mode'], head.headers['x-amz-object-lock-legal-hold']],
      ['GOVERNANCE', 'ON'],
    );
    await tell('legal-hold', '<LegalHold><Status>OFF</Status></LegalHold>', 'g');
    assert.equal(await remove('g', governed, true), '');
  });

  await t.test('a marker hides a locked version, another version lies over it, and it is still there', async () => {
    const locked = await put('deep', 'COMPLIANCE', days(3));
    assert.equal((await s3.call('DELETE', 'vault', 'deep')).status, 204);
    await s3.call('PUT', 'vault', 'deep', { body: 'newer' });
    assert.equal((await s3.call('GET', 'vault', 'deep', { query: { versionId: locked } })).text, 'deep');
    assert.equal(await codeOf(s3.call('DELETE', 'vault')), 'BucketNotEmpty');
  });

  await t.test('a retention grows; it shrinks where governance is broken', async () => {
    const versionId = await put('r', 'GOVERNANCE', days(5));
    const change = (mode: LockMode, until: string, headers = {}) =>
      codeOf(
        s3.call('PUT', 'vault', 'r', {
          query: { retention: '', versionId },
          body: `<Retention><Mode>${mode}</Mode><RetainUntilDate>${until}</RetainUntilDate></Retention>`,
          headers,
        }),
      );
    const breaks = { 'x-amz-bypass-governance-retention': 'true' };
    assert.equal(await change('GOVERNANCE', days(6)), '');
    assert.equal(await change('GOVERNANCE', days(1)), 'AccessDenied');
    assert.equal(await change('GOVERNANCE', days(1), breaks), '');
    assert.equal(await change('GOVERNANCE', days(-1), breaks), 'InvalidArgument');
    assert.equal(await change('COMPLIANCE', days(2), breaks), '');
    assert.equal(await change('GOVERNANCE', days(9), breaks), 'AccessDenied');
    const told = await s3.call('GET', 'vault', 'r', { query: { retention: '' } });
    assert.deepEqual([told.one('Mode'), told.one('RetainUntilDate')], ['COMPLIANCE', days(2)]);
  });

  await t.test('whoever may only write does not lock, and does not see locks', async () => {
    const statement = {
      Effect: 'Allow',
      Principal: '*',
      Action: ['s3:PutObject', 's3:GetObject'],
      Resource: 'arn:aws:s3:::vault/*',
    };
    await tell('policy', JSON.stringify({ Statement: statement }));
    const headers = { 'x-amz-object-lock-mode': 'COMPLIANCE', 'x-amz-object-lock-retain-until-date': days(9) };
    assert.equal(await codeOf(sara.call('PUT', 'vault', 'sara', { headers })), 'AccessDenied');
    const anonymous = createS3Client({ url: platform.s3Url, key: null, now: () => clock.now() });
    assert.equal((await anonymous.call('HEAD', 'vault', 'c')).headers['x-amz-object-lock-mode'], undefined);
    assert.equal(await codeOf(s3.call('DELETE', 'vault', '', { query: { policy: '' } })), '');
  });

  await t.test('a lifecycle and the bin wait until the lock ends', async () => {
    const rule = (inside: string) => `<Rule><Status>Enabled</Status><Filter/>${inside}</Rule>`;
    const noncurrent = '<NoncurrentVersionExpiration><NoncurrentDays>1</NoncurrentDays></NoncurrentVersionExpiration>';
    const body = rule(`<Expiration><Days>1</Days></Expiration>${noncurrent}`);
    await tell('lifecycle', `<LifecycleConfiguration>${body}</LifecycleConfiguration>`);
    const locked = await put('kept', 'COMPLIANCE', days(20));
    const there = async () => (await s3.call('GET', 'vault', 'kept', { query: { versionId: locked } })).text;
    for (const count of [3, 9]) {
      clock.jump(count * DAY_MS);
      await maintenance.idle();
      assert.equal(await there(), 'kept', `after ${count} more days`);
    }
    assert.equal((await filesIn(`${settings.dataFolder}/s3/bin`)).length, 0);
    clock.jump(10 * DAY_MS);
    await maintenance.idle();
    const gone = await s3.call('GET', 'vault', 'kept', { query: { versionId: locked } });
    assert.equal(gone.one('Code'), 'NoSuchVersion', 'when it ends, the rule does what it says');
  });

  await t.test('what a bucket says holds for copies and uploads in parts too', async () => {
    const defaults = '<Rule><DefaultRetention><Mode>GOVERNANCE</Mode><Days>7</Days></DefaultRetention></Rule>';
    const configuration = `<ObjectLockEnabled>Enabled</ObjectLockEnabled>${defaults}`;
    await tell('object-lock', `<ObjectLockConfiguration>${configuration}</ObjectLockConfiguration>`);
    const told = await s3.call('GET', 'vault', '', { query: { 'object-lock': '' } });
    assert.deepEqual([told.one('Mode'), told.one('Days')], ['GOVERNANCE', '7']);
    await s3.call('PUT', 'vault', 'one', { body: 'one' });
    await s3.call('PUT', 'vault', 'two', { headers: { 'x-amz-copy-source': '/vault/one' } });
    const uploadId = (await s3.call('POST', 'vault', 'three', { query: { uploads: '' } })).one('UploadId');
    const part = await s3.call('PUT', 'vault', 'three', { query: { uploadId, partNumber: '1' }, body: 'three' });
    const named = `<Part><PartNumber>1</PartNumber><ETag>${String(part.headers['etag'])}</ETag></Part>`;
    await s3.call('POST', 'vault', 'three', {
      query: { uploadId },
      body: `<CompleteMultipartUpload>${named}</CompleteMultipartUpload>`,
    });
    for (const key of ['one', 'two', 'three']) {
      const head = await s3.call('HEAD', 'vault', key);
      assert.equal(head.headers['x-amz-object-lock-retain-until-date'], days(7), key);
      assert.equal(await remove(key, String(head.headers['x-amz-version-id'])), 'AccessDenied', key);
    }
  });
});
