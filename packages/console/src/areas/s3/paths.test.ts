import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyOfId, s3Paths } from './paths.ts';

for (const key of ['a.csv', '../up', 'two\nlines', '🛶'.repeat(200), '100%2F', ' ', 'ends/', '\ufeffmarked']) {
  test(`the key ${JSON.stringify(key.slice(0, 12))} is found again in its address`, () => {
    const [id = '', rest] = s3Paths
      .file('invoices', '', key)
      .slice('/s3-storage/buckets/files/invoices/'.length)
      .split('/');
    assert.equal(rest, undefined);
    assert.match(id, /^[\w-]+$/);
    assert.equal(keyOfId(id), key);
  });
}

test('what nobody wrote is no key', () => {
  assert.equal(keyOfId('%'), null);
  assert.equal(keyOfId('_w'), null);
});

test('a folder is named in the address as text, even one that reads as JSON', () => {
  assert.equal(s3Paths.files('b', 'reports/2026/'), '/s3-storage/buckets/files/b?path=reports%2F2026%2F');
  assert.equal(s3Paths.files('b'), '/s3-storage/buckets/files/b');
});
