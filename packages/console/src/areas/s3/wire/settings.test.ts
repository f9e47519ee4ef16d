import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readCors, writeCors } from './cors.ts';
import { readLifecycle, writeLifecycle } from './lifecycle.ts';
import { placeIn, readPolicy, resourcesOf, writePolicy } from './policy.ts';
import type { XmlNode } from './tree.ts';

const leaf = (name: string, text: string): XmlNode => ({ name, text, children: [] });
const node = (name: string, ...children: XmlNode[]): XmlNode => ({ name, text: '', children });

describe('CORS', () => {
  test('is read', () => {
    const root = node(
      'CORSConfiguration',
      node(
        'CORSRule',
        leaf('AllowedOrigin', '*'),
        leaf('AllowedMethod', 'GET'),
        leaf('AllowedMethod', 'PATCH'),
        leaf('MaxAgeSeconds', '60'),
      ),
    );
    assert.deepEqual(readCors(root), [
      { id: '', origins: ['*'], methods: ['GET'], headers: [], exposed: [], maxAge: 60 },
    ]);
    assert.deepEqual(readCors(null), []);
  });

  test('is written, and taken away with its last rule', () => {
    const rule = {
      id: 'a',
      origins: ['https://x'],
      methods: ['PUT'],
      headers: ['*'],
      exposed: ['ETag'],
      maxAge: null,
    } as const;
    assert.match(
      writeCors([rule]) ?? '',
      /<CORSRule><ID>a<\/ID><AllowedOrigin>https:\/\/x<\/AllowedOrigin><AllowedMethod>PUT<\/AllowedMethod><AllowedHeader>\*<\/AllowedHeader><ExposeHeader>ETag<\/ExposeHeader><\/CORSRule>/,
    );
    assert.equal(writeCors([]), null);
  });
});

describe('lifecycle', () => {
  const rule = (...children: XmlNode[]) => node('LifecycleConfiguration', node('Rule', ...children));

  test('is read with the old place of the prefix and with the new one', () => {
    const filter = node('Filter', leaf('Prefix', 'logs/'));
    const [one] = readLifecycle(
      rule(leaf('ID', 'a'), leaf('Status', 'Enabled'), filter, node('Expiration', leaf('Days', '30'))),
    );
    const [other] = readLifecycle(rule(leaf('Status', 'Disabled'), leaf('Prefix', 'logs/')));
    assert.deepEqual(one, {
      id: 'a',
      enabled: true,
      prefix: 'logs/',
      expireAfter: 30,
      expireOldAfter: null,
      abortAfter: null,
      hasMore: false,
    });
    assert.deepEqual([other?.enabled, other?.prefix, other?.hasMore], [false, 'logs/', false]);
  });

  test('what it has no words for is noticed', () => {
    for (const odd of [
      node('Transition', leaf('Days', '1')),
      node('Filter', node('And', leaf('Prefix', 'a'))),
      node('Expiration', leaf('Date', '2027-01-01')),
    ])
      assert.equal(readLifecycle(rule(odd))[0]?.hasMore, true, odd.name);
  });

  test('is written', () => {
    const written = writeLifecycle([
      { id: '', enabled: true, prefix: '', expireAfter: null, expireOldAfter: 7, abortAfter: 1, hasMore: false },
    ]);
    assert.match(
      written ?? '',
      /<Rule><Status>Enabled<\/Status><Filter><Prefix><\/Prefix><\/Filter><NoncurrentVersionExpiration><NoncurrentDays>7<\/NoncurrentDays><\/NoncurrentVersionExpiration><AbortIncompleteMultipartUpload><DaysAfterInitiation>1<\/DaysAfterInitiation><\/AbortIncompleteMultipartUpload><\/Rule>/,
    );
    assert.equal(writeLifecycle([]), null);
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
