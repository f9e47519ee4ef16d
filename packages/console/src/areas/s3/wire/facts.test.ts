import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cannedAclOf, readFacts } from './facts.ts';
import { type BucketLock, readLock, writeLock } from './lock.ts';

test('the facts of an object: what is not said is nothing', () => {
  const until = new Date('2033-01-01T00:00:00Z');
  assert.deepEqual(readFacts({}), {
    size: 0,
    lastModified: null,
    etag: '',
    versionId: null,
    metadata: { contentType: '', cacheControl: '', pairs: [] },
    retention: null,
    legalHold: false,
  });
  const { etag, metadata, retention, legalHold } = readFacts({
    ETag: '"a-2"',
    CacheControl: 'no-cache',
    Metadata: { owner: 'Mia' },
    ObjectLockMode: 'COMPLIANCE',
    ObjectLockRetainUntilDate: until,
    ObjectLockLegalHoldStatus: 'ON',
  });
  assert.deepEqual([etag, metadata.cacheControl, metadata.pairs], ['a-2', 'no-cache', [['owner', 'Mia']]]);
  assert.deepEqual([retention, legalHold], [{ mode: 'COMPLIANCE', until: until.toISOString() }, true]);
});

const group = (name: string) => ({ Type: 'Group', URI: `http://acs.amazonaws.com/groups/global/${name}` }) as const;
const owner = { Grantee: { Type: 'CanonicalUser', ID: 'p' }, Permission: 'FULL_CONTROL' } as const;
const read = (name: string) => ({ Grantee: group(name), Permission: 'READ' }) as const;

for (const [name, grants, acl] of [
  ['nobody else', [owner], undefined],
  ['everyone reading', [owner, read('AllUsers')], 'public-read'],
  [
    'everyone writing',
    [owner, read('AllUsers'), { Grantee: group('AllUsers'), Permission: 'WRITE' }],
    'public-read-write',
  ],
  ['whoever has an account', [owner, read('AuthenticatedUsers')], 'authenticated-read'],
] as const)
  test(`the access list of ${name}: ${acl}`, () => assert.equal(cannedAclOf(grants), acl));

for (const lock of [
  { isOn: true, defaults: null },
  { isOn: true, defaults: { mode: 'GOVERNANCE', unit: 'days', count: 7 } },
  { isOn: true, defaults: { mode: 'COMPLIANCE', unit: 'years', count: 2 } },
] satisfies BucketLock[])
  test(`the lock of a bucket comes back as it was written: ${JSON.stringify(lock.defaults)}`, () =>
    assert.deepEqual(readLock(writeLock(lock)), lock));

test('a bucket without a lock', () => assert.deepEqual(readLock(null), { isOn: false, defaults: null }));
