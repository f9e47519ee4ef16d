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
  const folder = { key: 'a/b/', name: 'b' };
  assert.equal(movedTo(folder, ''), 'b/');
  assert.equal(movedTo(folder, 'c/'), 'c/b/');
  for (const target of ['a/', 'a/b/', 'a/b/c/']) assert.equal(movedTo(folder, target), null, target);
});
