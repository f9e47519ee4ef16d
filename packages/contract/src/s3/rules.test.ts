import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkBucketName, checkLinkKey, checkObjectKey } from './rules.ts';

for (const [name, code] of [
  ['logs', null],
  ['a1b', null],
  ['my.bucket-2', null],
  ['a'.repeat(63), null],
  ['', 'required'],
  ['ab', 'size'],
  ['a'.repeat(64), 'size'],
  ['Logs', 'bucket_name'],
  ['a_b_c', 'bucket_name'],
  ['-abc', 'bucket_name'],
  ['abc-', 'bucket_name'],
  ['a..b', 'bucket_name'],
  ['a.-b', 'bucket_name'],
  ['a-.b', 'bucket_name'],
  ['a.b-c.d', null],
  ['a/../b', 'bucket_name'],
  ['abc\n', 'bucket_name'],
  ['10.0.0.1', 'bucket_name_reserved'],
  ['xn--abc', 'bucket_name_reserved'],
  ['abc-s3alias', 'bucket_name_reserved'],
] as const) {
  // spec: s3.bucket.name
  test(`the bucket name ${JSON.stringify(name)}: ${code ?? 'will do'}`, () => {
    assert.equal(checkBucketName(name)?.code ?? null, code);
  });
}

for (const [key, code] of [
  ['../up', null],
  ['a\nb', null],
  ['🛶/', null],
  ['é'.repeat(512), null],
  ['', 'required'],
  ['é'.repeat(513), 'key_too_long'],
  ['half \ud83d', 'key_not_text'],
] as const) {
  // spec: s3.key
  test(`the key ${JSON.stringify(key.slice(0, 12))}: ${code ?? 'will do'}`, () => {
    assert.equal(checkObjectKey(key)?.code ?? null, code);
  });
}

for (const [key, code] of [
  ['../up', 'key_has_dots'],
  ['a/../b', 'key_has_dots'],
  ['a/..', 'key_has_dots'],
  ['.', 'key_has_dots'],
  ['./a', 'key_has_dots'],
  ['a/./b', 'key_has_dots'],
  ['...', null],
  ['a/..b/c..', null],
  ['.hidden/.file', null],
  ['a//b', null],
  ['%2e%2e/a', null],
  ['..\\a', null],
  ['', 'required'],
  ['half \ud83d', 'key_not_text'],
] as const) {
  test(`a link to the key ${JSON.stringify(key)}: ${code ?? 'will do'}`, () => {
    assert.equal(checkLinkKey(key)?.code ?? null, code);
  });
}
