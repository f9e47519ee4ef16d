import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import * as sdk from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { createRealClock } from '../clock.ts';
import { openS3Platform } from './testing/s3-platform.ts';

const MIB = 1024 ** 2;
const DAY_MS = 86_400_000;
const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex');

test('the JavaScript SDK', async (t) => {
  const { enter, call } = await openS3Platform(t, { test: false }, { clock: createRealClock() });
  const { as, key } = await enter('jonas.lind', 'payments-prod');
  const { region, endpoint } = (await call('/api/v2/s3service', { as })).json;
  const s3 = new sdk.S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: key.acc_key, secretAccessKey: key.sec_key },
  });
  t.after(() => s3.destroy());
  const Bucket = 'by-sdk';
  const bytesOf = async (Key: string, more: Partial<sdk.GetObjectCommandInput> = {}) => {
    const { Body } = await s3.send(new sdk.GetObjectCommand({ Bucket, Key, ChecksumMode: 'ENABLED', ...more }));
    return Body ? await Body.transformToByteArray() : new Uint8Array();
  };

  await t.test('makes a bucket in the region that it was told', async () => {
    for (const _ of [1, 2]) await s3.send(new sdk.CreateBucketCommand({ Bucket }));
    const { LocationConstraint } = await s3.send(new sdk.GetBucketLocationCommand({ Bucket }));
    assert.equal(LocationConstraint, region);
    const { Buckets = [] } = await s3.send(new sdk.ListBucketsCommand({ Prefix: 'by-', MaxBuckets: 1 }));
    assert.deepEqual(
      Buckets.map(({ Name, BucketRegion }) => [Name, BucketRegion]),
      [[Bucket, region]],
    );
  });

  await t.test('writes and reads an object with its checksum', async () => {
    const Body = Buffer.from('a small object');
    const put = await s3.send(new sdk.PutObjectCommand({ Bucket, Key: 'ä/small', Body, Metadata: { a: 'b' } }));
    const { ChecksumCRC32, ChecksumType, Metadata } = await s3.send(
      new sdk.HeadObjectCommand({ Bucket, Key: 'ä/small', ChecksumMode: 'ENABLED' }),
    );
    assert.deepEqual([ChecksumCRC32, ChecksumType, Metadata], [put.ChecksumCRC32, 'FULL_OBJECT', { a: 'b' }]);
    assert.deepEqual(Buffer.from(await bytesOf('ä/small')), Body);
    assert.equal(Buffer.from(await bytesOf('ä/small', { Range: 'bytes=2-6' })).toString(), 'small');
    await assert.rejects(bytesOf('no'), sdk.NoSuchKey);
    const attributes = await s3.send(
      new sdk.GetObjectAttributesCommand({ Bucket, Key: 'ä/small', ObjectAttributes: ['Checksum', 'ObjectSize'] }),
    );
    assert.deepEqual([attributes.Checksum?.ChecksumCRC32, attributes.ObjectSize], [ChecksumCRC32, Body.length]);
  });

  await t.test('uploads a stream in parts', async () => {
    const whole = randomBytes(12 * MIB);
    const pieces = Array.from({ length: 12 }, (_, at) => whole.subarray(at * MIB, (at + 1) * MIB));
    const params = { Bucket, Key: 'large', Body: Readable.from(pieces) };
    await new Upload({ client: s3, params, partSize: 5 * MIB, queueSize: 2 }).done();
    assert.equal(md5(await bytesOf('large')), md5(whole));
    const { ObjectParts, Checksum } = await s3.send(
      new sdk.GetObjectAttributesCommand({ Bucket, Key: 'large', ObjectAttributes: ['Checksum', 'ObjectParts'] }),
    );
    assert.equal(ObjectParts?.TotalPartsCount, 3);
    assert.ok(Checksum?.ChecksumCRC32 ?? Checksum?.ChecksumCRC64NVME, JSON.stringify(Checksum));
    await s3.send(new sdk.CopyObjectCommand({ Bucket, Key: 'copy', CopySource: `${Bucket}/large` }));
    assert.equal(md5(await bytesOf('copy')), md5(whole));
  });

  await t.test('lists by pages, tags and deletes many', async () => {
    for (let at = 0; at < 5; at += 1)
      await s3.send(new sdk.PutObjectCommand({ Bucket, Key: `many/${at}`, Body: 'x', Tagging: `at=${at}` }));
    const keys: string[] = [];
    for await (const { Contents = [] } of sdk.paginateListObjectsV2(
      { client: s3, pageSize: 2 },
      { Bucket, Prefix: 'many/' },
    ))
      keys.push(...Contents.map(({ Key = '' }) => Key));
    assert.equal(keys.length, 5);
    const { TagSet } = await s3.send(new sdk.GetObjectTaggingCommand({ Bucket, Key: 'many/3' }));
    assert.deepEqual(TagSet, [{ Key: 'at', Value: '3' }]);
    const tagging = { TagSet: [{ Key: 'team', Value: 'payments & co' }] };
    await s3.send(new sdk.PutBucketTaggingCommand({ Bucket, Tagging: tagging }));
    assert.deepEqual((await s3.send(new sdk.GetBucketTaggingCommand({ Bucket }))).TagSet, tagging.TagSet);
    const { Deleted = [] } = await s3.send(
      new sdk.DeleteObjectsCommand({ Bucket, Delete: { Objects: keys.map((Key) => ({ Key })) } }),
    );
    assert.equal(Deleted.length, 5);
  });

  await t.test('opens an object by its access control list', async () => {
    await s3.send(new sdk.PutObjectCommand({ Bucket, Key: 'open', Body: 'for all', ACL: 'public-read' }));
    assert.equal(await (await fetch(`${endpoint}/${Bucket}/open`)).text(), 'for all');
    const { Grants = [] } = await s3.send(new sdk.GetObjectAclCommand({ Bucket, Key: 'open' }));
    assert.deepEqual(
      Grants.map(({ Grantee, Permission }) => [Grantee?.Type, Permission]),
      [
        ['CanonicalUser', 'FULL_CONTROL'],
        ['Group', 'READ'],
      ],
    );
  });

  await t.test('locks an object', async () => {
    const locked = { Bucket: 'by-sdk-locked', Key: 'kept' };
    await s3.send(new sdk.CreateBucketCommand({ Bucket: locked.Bucket, ObjectLockEnabledForBucket: true }));
    const until = new Date(Date.now() + DAY_MS);
    const lock = { ObjectLockMode: 'COMPLIANCE', ObjectLockRetainUntilDate: until } as const;
    const { VersionId } = await s3.send(new sdk.PutObjectCommand({ ...locked, Body: 'x', ...lock }));
    const { Retention } = await s3.send(new sdk.GetObjectRetentionCommand(locked));
    assert.deepEqual(Retention, { Mode: 'COMPLIANCE', RetainUntilDate: until });
    await assert.rejects(s3.send(new sdk.DeleteObjectCommand({ ...locked, VersionId })), { name: 'AccessDenied' });
  });
});
