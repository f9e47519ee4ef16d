import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkBucketName, checkObjectKey } from './rules.ts';

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
  ['a/../b', 'bucket_name'],
  ['abc\n', 'bucket_name'],
  ['10.0.0.1', 'bucket_name_reserved'],
  ['xn--abc', 'bucket_name_reserved'],
  ['abc-s3alias', 'bucket_name_reserved'],
] as const) {
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
  test(`the key ${JSON.stringify(key.slice(0, 12))}: ${code ?? 'will do'}`, () => {
    assert.equal(checkObjectKey(key)?.code ?? null, code);
  });
}
