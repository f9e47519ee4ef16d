import assert from 'node:assert/strict';
import { test } from 'node:test';
import { above, movedTo, parentOf } from './folder-tree.rules.ts';

test('the folders on the way to one are known by its prefix', () => {
  assert.deepEqual([parentOf('a/b/'), parentOf('a/'), parentOf('a//')], ['a/', '', 'a/']);
  assert.deepEqual(above(''), []);
  assert.deepEqual(above('a/b/c/'), ['', 'a/', 'a/b/']);
});

// spec: s3.tree
test('a folder is moved into another, not where it is, and not into itself', () => {
  const folder = { key: 'a/b/', name: 'b', isFolder: true };
  assert.equal(movedTo(folder, ''), 'b/');
  assert.equal(movedTo(folder, 'c/'), 'c/b/');
  for (const target of ['a/', 'a/b/', 'a/b/c/']) assert.equal(movedTo(folder, target), null, target);
});

test('a file is moved into a folder, not where it is', () => {
  const file = { key: 'a/b', name: 'b', isFolder: false };
  assert.deepEqual(
    ['', 'c/', 'a/b/', 'a/'].map((target) => movedTo(file, target)),
    ['b', 'c/b', 'a/b/b', null],
  );
});
