import assert from 'node:assert/strict';
import { test } from 'node:test';
import { folderRefusal, storeRefusal } from './folder-refusal.ts';

for (const [code, said] of [
  ['ENOSPC', /^The disk of the data folder \/there is full;/],
  ['EDQUOT', /is full;/],
  ['SQLITE_FULL', /is full;/],
  ['SQLITE_IOERR_SHMSIZE', /is full;/],
  ['EEXIST', /^The data folder \/there is a file, or lies in one;/],
  ['ENOTDIR', /is a file, or lies in one;/],
  ['EROFS', /^The data folder \/there cannot be written \(EROFS\);/],
  ['EACCES', /cannot be written \(EACCES\);/],
  ['ENOENT', /cannot be written \(ENOENT\);/],
  ['SQLITE_READONLY_DIRECTORY', /cannot be written \(SQLITE_READONLY_DIRECTORY\);/],
  ['SQLITE_IOERR_WRITE', /cannot be written \(SQLITE_IOERR_WRITE\);/],
  ['SQLITE_CORRUPT', /^The data in \/there is damaged \(SQLITE_CORRUPT\);/],
  ['SQLITE_NOTADB', /is damaged/],
] as const) {
  test(`${code} is one sentence with a way out`, () => {
    const refusal = folderRefusal('/there', Object.assign(new Error('as it came'), { code }));
    assert.match(refusal?.message ?? '', said);
    assert.match(refusal?.message ?? '', /^[^\n]+ choose another folder with SKYDECK_DATA\.$/);
  });
}

test('what is no matter of the folder stays what it is', () => {
  assert.equal(folderRefusal('/there', new TypeError('a fault of ours')), null);
  assert.equal(folderRefusal('/there', Object.assign(new Error('port'), { code: 'EADDRINUSE' })), null);
  assert.equal(folderRefusal('/there', Object.assign(new Error('rule'), { code: 'SQLITE_CONSTRAINT_UNIQUE' })), null);
  assert.equal(folderRefusal('/there', 'no error at all'), null);
});

test('of a store that is open, only the database tells of its folder', () => {
  const errorOf = (code: string) => Object.assign(new Error('as it came'), { code });
  assert.match(storeRefusal('/there', errorOf('SQLITE_FULL'))?.message ?? '', /is full;/);
  assert.equal(storeRefusal('/there', errorOf('EACCES')), null);
});
