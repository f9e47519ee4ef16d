import assert from 'node:assert/strict';
import { test } from 'node:test';
import { S3Error } from './errors.ts';
import { checkPostPolicy, readPostPolicy } from './post-policy.ts';

const now = new Date('2026-11-28T12:00:00Z');
const encode = (policy: unknown) => Buffer.from(JSON.stringify(policy)).toString('base64');
const policy = {
  expiration: '2026-11-28T12:30:00Z',
  conditions: [
    { bucket: 'box' },
    ['starts-with', '$key', 'in/'],
    ['eq', '$Content-Type', 'text/plain'],
    ['content-length-range', 1, 10],
  ],
};
const fields = { bucket: 'box', key: 'in/a', 'content-type': 'text/plain', policy: 'x', 'x-amz-signature': 'y' };

function check(changed: object, read: unknown = policy, at = now): string {
  try {
    const given = Object.entries({ ...fields, ...changed }).filter(([, value]) => value !== undefined);
    checkPostPolicy(readPostPolicy(encode(read)), new Map(given), at);
    return '';
  } catch (error) {
    if (error instanceof S3Error) return `${error.code} ${error.message}`;
    throw error;
  }
}

// spec: s3.form
for (const [title, changed, refused] of [
  ['what it allows', {}, /^$/],
  ['a field that says to be ignored', { 'x-ignore-me': '1' }, /^$/],
  ['another key', { key: 'out/a' }, /^AccessDenied .*starts-with.*key/],
  ['another type', { 'content-type': 'text/html' }, /^AccessDenied .*content-type/],
  ['a field that is missing', { 'content-type': undefined }, /^AccessDenied .*content-type/],
  ['another bucket', { bucket: 'other' }, /^AccessDenied .*bucket/],
  ['a field that it does not name', { acl: 'public-read' }, /^AccessDenied .*Extra input fields: acl/],
] as const) {
  test(`the policy of a form and ${title}`, () => assert.match(check(changed), refused));
}

test('the policy of a form expires', () => {
  assert.match(check({}, policy, new Date('2026-11-28T12:30:00Z')), /^AccessDenied .*expired/);
});

test('the sizes that it allows are told', () => {
  assert.deepEqual(checkPostPolicy(readPostPolicy(encode(policy)), new Map(Object.entries(fields)), now), {
    least: 1,
    most: 10,
  });
});

for (const [title, text] of [
  ['no JSON', 'eA=='],
  ['null', encode(null)],
  ['no expiration', encode({ conditions: [] })],
  ['no conditions', encode({ expiration: policy.expiration })],
  ['a condition of another kind', encode({ ...policy, conditions: [['ends-with', '$key', 'a']] })],
  ['a condition on nothing', encode({ ...policy, conditions: [['eq', 'key', 'a']] })],
  ['a range that ends before it begins', encode({ ...policy, conditions: [['content-length-range', 9, 1]] })],
  ['a number where a text must be', encode({ ...policy, conditions: [{ key: 1 }] })],
] as const) {
  test(`the policy of a form is refused: ${title}`, () => {
    assert.throws(() => readPostPolicy(text), { code: 'InvalidPolicyDocument' });
  });
}
