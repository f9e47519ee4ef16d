import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Entry } from '../wire/listing.ts';
import { createFolderTree } from './folder-tree.ts';

const entry = (key: string): Entry => ({
  id: key,
  key,
  name: key,
  prefix: '',
  isFolder: key.endsWith('/'),
  type: '',
  size: null,
  lastModified: null,
  etag: '',
});

/** A bucket whose folder has so many pages, of a file and a folder each. */
function treeOf(pages: number) {
  const asked: string[] = [];
  const tree = createFolderTree(async (folder, token) => {
    const page = Number(token ?? 0);
    asked.push(`${folder}${page}`);
    const next = page + 1 < pages ? String(page + 1) : null;
    return { entries: [entry(`${folder}f${page}/`), entry(`${folder}file`)], next, isThere: true };
  });
  const change = () => new Promise<void>((resolve) => tree.subscribe(resolve));
  const names = (folder: string) =>
    tree
      .read()
      .get(folder)
      ?.folders.map(({ key }) => key);
  return { tree, asked, change, names };
}

// spec: s3.tree
test('a folder is read once when it is opened, and again when the bucket has changed', async () => {
  const { tree, asked, change, names } = treeOf(1);
  const read = change();
  tree.reach(['']);
  tree.reach(['']);
  await read;
  assert.deepEqual([asked, names('')], [['0'], ['f0/']]);
  const again = change();
  tree.refresh();
  await again;
  assert.deepEqual(asked, ['0', '0']);
});

test('of a folder with many pages the first is read, and the next when somebody asks', async () => {
  const { tree, change, names } = treeOf(2);
  const read = change();
  tree.reach(['a/']);
  await read;
  assert.deepEqual(names('a/'), ['a/f0/']);
  assert.equal(tree.read().get('a/')?.next, '1');
  const rest = change();
  tree.more('a/');
  await rest;
  assert.deepEqual(names('a/'), ['a/f0/', 'a/f1/']);
  assert.equal(tree.read().get('a/')?.next, null);
});
