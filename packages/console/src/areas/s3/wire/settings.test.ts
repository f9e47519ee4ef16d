import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { LifecycleRule as WireRule } from '@aws-sdk/client-s3';
import { readCors, writeCors } from './cors.ts';
import { readLifecycle, writeLifecycle } from './lifecycle.ts';
import { placeIn, readPolicy, resourcesOf, writePolicy } from './policy.ts';

describe('CORS', () => {
  test('is read', () => {
    assert.deepEqual(readCors([{ AllowedOrigins: ['*'], AllowedMethods: ['GET', 'PATCH'], MaxAgeSeconds: 60 }]), [
      { id: '', origins: ['*'], methods: ['GET'], headers: [], exposed: [], maxAge: 60 },
    ]);
    assert.deepEqual(readCors(), []);
  });

  test('is written without what nobody said', () => {
    const rule = { id: 'a', origins: ['https://x'], methods: ['PUT'], exposed: ['ETag'], maxAge: null } as const;
    assert.deepEqual(writeCors([{ ...rule, headers: ['*'] }]), [
      {
        ID: 'a',
        AllowedOrigins: ['https://x'],
        AllowedMethods: ['PUT'],
        AllowedHeaders: ['*'],
        ExposeHeaders: ['ETag'],
      },
    ]);
    assert.deepEqual(Object.keys(writeCors([{ ...rule, id: '', headers: [] }])[0] ?? {}), [
      'AllowedOrigins',
      'AllowedMethods',
      'ExposeHeaders',
    ]);
  });
});

describe('lifecycle', () => {
  test('is read with the old place of the prefix and with the new one', () => {
    const [one, other] = readLifecycle([
      { ID: 'a', Status: 'Enabled', Filter: { Prefix: 'logs/' }, Expiration: { Days: 30 } },
      { Status: 'Disabled', Prefix: 'logs/' },
    ]);
    assert.deepEqual(one, {
      id: 'a',
      enabled: true,
      prefix: 'logs/',
      tags: [],
      largerThan: null,
      smallerThan: null,
      expireAfter: 30,
      expireOldAfter: null,
      abortAfter: null,
      hasMore: false,
    });
    assert.deepEqual([other?.enabled, other?.prefix, other?.hasMore], [false, 'logs/', false]);
  });

  test('what it has no words for is noticed', () => {
    for (const odd of [
      { Transitions: [{ Days: 1, StorageClass: 'GLACIER' }] },
      { Filter: { And: { Prefix: 'a', ObjectSizeLessThan: 1 } } },
      { Filter: { ObjectSizeGreaterThan: 1 } },
      { Expiration: { Date: new Date(0) } },
      { NoncurrentVersionExpiration: { NoncurrentDays: 1, NewerNoncurrentVersions: 2 } },
    ] as const)
      assert.equal(readLifecycle([{ Status: 'Enabled', ...odd } as WireRule])[0]?.hasMore, true, Object.keys(odd)[0]);
  });

  const blank = {
    id: '',
    enabled: true,
    prefix: '',
    tags: [],
    largerThan: null,
    smallerThan: null,
    expireAfter: null,
    expireOldAfter: null,
    abortAfter: null,
    hasMore: false,
  } as const;

  for (const [name, conditions, filter] of [
    ['none', {}, { Prefix: '' }],
    ['a prefix', { prefix: 'a/' }, { Prefix: 'a/' }],
    ['a tag', { tags: [['x', 'y']] }, { Tag: { Key: 'x', Value: 'y' } }],
    ['a size', { largerThan: 2 }, { ObjectSizeGreaterThan: 2_097_152 }],
    [
      'two sizes',
      { largerThan: 1, smallerThan: 2 },
      { And: { ObjectSizeGreaterThan: 1_048_576, ObjectSizeLessThan: 2_097_152 } },
    ],
    [
      'all of them',
      { prefix: 'a/', tags: [['x', '']], smallerThan: 1 },
      { And: { Prefix: 'a/', Tags: [{ Key: 'x', Value: '' }], ObjectSizeLessThan: 1_048_576 } },
    ],
  ] as const)
    test(`its conditions are written, and come back: ${name}`, () => {
      const rule = { ...blank, ...conditions, expireAfter: 1 };
      const written = writeLifecycle([rule]);
      assert.deepEqual(written[0]?.Filter, filter);
      assert.deepEqual(readLifecycle(written), [rule]);
    });

  test('is written', () => {
    const rule = { ...blank, expireOldAfter: 7, abortAfter: 1 };
    assert.deepEqual(writeLifecycle([rule]), [
      {
        Status: 'Enabled',
        Filter: { Prefix: '' },
        NoncurrentVersionExpiration: { NoncurrentDays: 7 },
        AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
      },
    ]);
  });
});

describe('a policy', () => {
  const text = JSON.stringify({
    Version: '2012-10-17',
    Id: 'p',
    Statement: {
      Effect: 'Allow',
      Principal: { AWS: ['arn:aws:iam::p1:root'] },
      Action: 's3:GetObject',
      Resource: ['arn:aws:s3:::invoices/*'],
      Condition: { StringLike: { 'aws:Referer': 'https://x/*' } },
    },
  });

  test('is read in all the ways it may be written', () => {
    const [statement] = readPolicy(text)?.statements ?? [];
    assert.deepEqual(statement?.who, ['arn:aws:iam::p1:root']);
    assert.deepEqual(statement?.actions, ['s3:GetObject']);
    assert.deepEqual(Object.keys(statement?.more ?? {}), ['Condition']);
    assert.deepEqual(readPolicy('')?.statements, []);
    for (const broken of ['{', '[]', '"x"', '{"Statement":["x"]}']) assert.equal(readPolicy(broken), null, broken);
  });

  test('keeps what the console has no words for', () => {
    const policy = readPolicy(text);
    assert.ok(policy);
    const again = JSON.parse(writePolicy(policy) ?? '') as { Id: string; Statement: { Condition: unknown }[] };
    assert.equal(again.Id, 'p');
    assert.deepEqual(again.Statement[0]?.Condition, { StringLike: { 'aws:Referer': 'https://x/*' } });
    assert.equal(writePolicy({ ...policy, statements: [] }), null);
  });

  test('names the bucket for listing it and its objects for the rest', () => {
    assert.deepEqual(resourcesOf('b', '', ['s3:ListBucket', 's3:GetObject']), ['arn:aws:s3:::b', 'arn:aws:s3:::b/*']);
    assert.deepEqual(resourcesOf('b', 'a/*', ['s3:GetObject']), ['arn:aws:s3:::b/a/*']);
    assert.deepEqual(resourcesOf('b', '', ['s3:*']), ['arn:aws:s3:::b', 'arn:aws:s3:::b/*']);
    assert.deepEqual(
      ['arn:aws:s3:::b', 'arn:aws:s3:::b/x/*', 'arn:aws:s3:::other/*'].map((resource) => placeIn('b', resource)),
      ['', 'x/*', 'arn:aws:s3:::other/*'],
    );
  });
});
