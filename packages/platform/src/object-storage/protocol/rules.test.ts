import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultLimits } from '../../http/limits.ts';
import { successor } from '../storage/seek.ts';
import { dueBefore } from '../storage/run-lifecycle.ts';
import { createChecksum } from './checksums.ts';
import { readRange } from './conditions.ts';
import { corsHeaders } from './cors.ts';
import { S3Error } from './errors.ts';
import { readLifecycle, writeLifecycle } from './lifecycle.ts';
import { checkPolicy, evaluatePolicy, matches } from './policy.ts';
import { readXml } from './xml.ts';

const codeOf = (act: () => unknown): string => {
  try {
    act();
    return '';
  } catch (error) {
    return error instanceof S3Error ? error.code : `${error}`;
  }
};

const own = 'arn:aws:s3:::shop';
const statement = (facts: object) =>
  JSON.stringify({
    Version: '2012-10-17',
    Statement: [{ Effect: 'Allow', Principal: '*', Action: 's3:GetObject', Resource: `${own}/*`, ...facts }],
  });

const mia = { arn: 'arn:aws:iam::p1:user/mia', projectId: 'p1' };
const nobody = { arn: null, projectId: null };
for (const [title, facts, who, action, key, verdict] of [
  ['everybody may read what it opens', {}, nobody, 's3:GetObject', 'a/b', 'Allow'],
  ['and nothing else', {}, nobody, 's3:PutObject', 'a/b', null],
  ['not the bucket itself', {}, nobody, 's3:GetObject', '', null],
  ['only below a prefix', { Resource: `${own}/open/*` }, nobody, 's3:GetObject', 'closed/a', null],
  ['a user by ARN', { Principal: { AWS: mia.arn } }, mia, 's3:GetObject', 'a', 'Allow'],
  ['not another user', { Principal: { AWS: 'arn:aws:iam::p1:user/jonas' } }, mia, 's3:GetObject', 'a', null],
  ['a whole project', { Principal: { AWS: ['arn:aws:iam::p1:root'] } }, mia, 's3:GetObject', 'a', 'Allow'],
  ['a project by its id', { Principal: { AWS: 'p1' } }, mia, 's3:GetObject', 'a', 'Allow'],
  ['nobody is no project', { Principal: { AWS: 'arn:aws:iam::null:root' } }, nobody, 's3:GetObject', 'a', null],
  ['all actions', { Action: 's3:*' }, nobody, 's3:DeleteObject', 'a', 'Allow'],
  ['actions whatever the case', { Action: ['S3:get*'] }, nobody, 's3:GetObject', 'a', 'Allow'],
  ['keys mind the case', { Resource: `${own}/A` }, nobody, 's3:GetObject', 'a', null],
  ['the bucket', { Action: 's3:ListBucket', Resource: own }, nobody, 's3:ListBucket', '', 'Allow'],
  ['a denial', { Effect: 'Deny' }, mia, 's3:GetObject', 'a', 'Deny'],
] as const) {
  test(`a policy: ${title}`, () => {
    const text = statement(facts);
    assert.equal(
      codeOf(() => checkPolicy(text, 'shop', defaultLimits)),
      '',
    );
    assert.equal(evaluatePolicy(text, { ...who, action, bucket: 'shop', key }), verdict);
  });
}

test('a denial goes before what another statement allows', () => {
  const both = JSON.parse(statement({}));
  both.Statement.push({ Effect: 'Deny', Principal: '*', Action: 's3:*', Resource: `${own}/secret/*` });
  const evaluate = (key: string) =>
    evaluatePolicy(JSON.stringify(both), { ...nobody, action: 's3:GetObject', bucket: 'shop', key });
  assert.deepEqual([evaluate('a'), evaluate('secret/a')], ['Allow', 'Deny']);
});

for (const [effect, principal, who, verdict] of [
  ['Allow', '*', mia, null],
  ['Allow', { AWS: '*' }, nobody, null],
  ['Allow', { AWS: ['*', 'p1'] }, mia, 'Allow'],
  ['Deny', '*', mia, 'Deny'],
] as const) {
  // spec: s3.public-access
  test(`where public access is blocked, ${effect} for ${JSON.stringify(principal)} is ${verdict}`, () => {
    const text = statement({ Effect: effect, Principal: principal });
    const request = { ...who, action: 's3:GetObject', bucket: 'shop', key: 'a', ignoresPublic: true };
    assert.equal(evaluatePolicy(text, request), verdict);
  });
}

for (const [title, text] of [
  ['no JSON', '{'],
  ['no statement', '{"Version":"2012-10-17"}'],
  ['an unknown effect', statement({ Effect: 'Perhaps' })],
  ['a condition, which is not evaluated', statement({ Condition: { Bool: { 'aws:SecureTransport': 'true' } } })],
  ['the contrary of a principal', statement({ NotPrincipal: { AWS: 'p1' } })],
  ['the contrary of actions', statement({ NotAction: 's3:GetObject' })],
  ['a service as principal', statement({ Principal: { Service: 'x.amazonaws.com' } })],
  ['a principal that is none', statement({ Principal: 'mia' })],
  ['another bucket', statement({ Resource: 'arn:aws:s3:::other/*' })],
  ['a bucket whose name begins the same', statement({ Resource: 'arn:aws:s3:::shopping/*' })],
  ['a value of ten thousand levels', `{"Statement":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
  ['an action of another service', statement({ Action: 'iam:*' })],
] as const) {
  test(`a policy is refused: ${title}`, () => {
    assert.equal(
      codeOf(() => checkPolicy(text, 'shop', defaultLimits)),
      'MalformedPolicy',
    );
  });
}

test('patterns with many asterisks take no longer than their length allows', () => {
  assert.equal(matches('*a'.repeat(200), 'a'.repeat(5000)), true);
  assert.equal(matches(`${'*a'.repeat(200)}b`, 'a'.repeat(5000)), false);
});

for (const [text, size, range] of [
  ['bytes=0-9', 100, [0, 9]],
  ['bytes=90-', 100, [90, 99]],
  ['bytes=-10', 100, [90, 99]],
  ['bytes=-1000', 100, [0, 99]],
  ['bytes=99-500', 100, [99, 99]],
  ['bytes=0-0,5-6', 100, null],
  ['bytes=9-0', 100, null],
  ['lines=0-9', 100, null],
  ['bytes=-', 100, null],
] as const) {
  test(`the range ${text} of ${size} bytes`, () => {
    const read = readRange(text, size);
    assert.deepEqual(read && [read.start, read.end], range);
  });
}
for (const [text, size] of [
  ['bytes=100-', 100],
  ['bytes=-0', 100],
  ['bytes=0-0', 0],
] as const) {
  test(`the range ${text} of ${size} bytes is none`, () => {
    assert.equal(
      codeOf(() => readRange(text, size)),
      'InvalidRange',
    );
  });
}

// "123456789", as catalogues of checksums give it.
for (const [name, value] of [
  ['crc32', 'cbf43926'],
  ['crc32c', 'e3069283'],
  ['crc64nvme', 'ae8b14860a799888'],
] as const) {
  test(`the checksum ${name}, in one piece and in two`, () => {
    for (const pieces of [['123456789'], ['1234', '56789']]) {
      const checksum = createChecksum(name);
      for (const piece of pieces) checksum.update(Buffer.from(piece));
      assert.equal(Buffer.from(checksum.digest(), 'base64').toString('hex'), value);
    }
  });
}

// Long ones, as the catalogues give them: RFC 3720, B.4, and the NVM command set's specification.
for (const [name, length, byte, value] of [
  ['crc32c', 32, 0x00, '8a9136aa'],
  ['crc32c', 32, 0xff, '62a8ab43'],
  ['crc64nvme', 4096, 0x00, '6482d367eb22b64e'],
  ['crc64nvme', 4096, 0xff, 'c0ddba7302eca3ac'],
] as const) {
  test(`the checksum ${name} of ${length} bytes ${byte}, however they come`, () => {
    const whole = Buffer.alloc(length + 3, byte).subarray(3);
    for (const step of [1, 3, 8, 13, length]) {
      const checksum = createChecksum(name);
      for (let at = 0; at < length; at += step) checksum.update(whole.subarray(at, at + step));
      assert.equal(Buffer.from(checksum.digest(), 'base64').toString('hex'), value, `by ${step}`);
    }
  });
}

for (const [prefix, next] of [
  ['a/', 'a0'],
  ['', null],
  ['a\u{10ffff}', 'b'],
  ['\u{10ffff}', null],
  ['\ud7ff', '\ue000'],
  ['🛶', '🛷'],
] as const) {
  test(`what sorts behind all that begins with ${JSON.stringify(prefix)}`, () => {
    assert.equal(successor(prefix), next);
  });
}

for (const [title, text] of [
  ['a DOCTYPE', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
  ['an entity that is not declared', '<a>&b;</a>'],
  ['half a document', '<a><b></a>'],
  ['another root', '<b/>'],
  ['two roots', '<a/><a/>'],
  ['nothing', ''],
  ['a surrogate', '<a>&#xD800;</a>'],
] as const) {
  test(`XML is refused: ${title}`, () => {
    assert.equal(
      codeOf(() => readXml(text, ['a']).text),
      'MalformedXML',
    );
  });
}

test('references in XML are read once', () => {
  assert.equal(readXml('<a> &amp;lt; &#10;&#x1F6F6; </a>', ['a']).text, ' &lt; \n🛶 ');
});

const rule = {
  id: null,
  origins: ['https://*.example.com'],
  methods: ['GET'],
  headers: ['x-*'],
  exposes: ['ETag'],
  maxAge: 60,
};
test('a CORS rule lets in the origins, methods and headers that it names', () => {
  const ask = (origin: string, method = 'GET', headers: string[] = []) => corsHeaders([rule], origin, method, headers);
  assert.equal(ask('https://shop.example.com')?.['Access-Control-Allow-Origin'], 'https://shop.example.com');
  assert.equal(ask('https://shop.example.com', 'GET', ['X-One'])?.['Access-Control-Max-Age'], '60');
  assert.equal(ask('https://example.com'), null);
  assert.equal(ask('https://shop.example.com.evil.test'), null);
  assert.equal(ask('https://shop.example.com', 'PUT'), null);
  assert.equal(ask('https://shop.example.com', 'GET', ['authorization']), null);
});

test('a lifecycle document comes back as it was meant', () => {
  const text = `<LifecycleConfiguration><Rule><ID>old</ID><Status>Enabled</Status>
    <Filter><And><Prefix>logs/</Prefix><Tag><Key>k</Key><Value>v</Value></Tag>
    <ObjectSizeGreaterThan>0</ObjectSizeGreaterThan></And></Filter>
    <Expiration><Days>30</Days></Expiration></Rule></LifecycleConfiguration>`;
  const rules = readLifecycle(text);
  const [first] = rules;
  assert.deepEqual([first?.prefix, first?.tags, first?.days, first?.sizeAbove], ['logs/', { k: 'v' }, 30, 0]);
  assert.deepEqual(readLifecycle(writeLifecycle(rules)), rules);
});

test('days of a lifecycle are whole ones, from midnight to midnight in UTC', () => {
  assert.equal(dueBefore(new Date('2026-11-21T23:59:00Z'), 1), '2026-11-20T00:00:00.000Z');
  assert.equal(dueBefore(new Date('2026-11-22T00:00:00Z'), 1), '2026-11-21T00:00:00.000Z');
});
