import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesOf, filesOfDrop } from './collect.ts';

/** What a browser gives of a file that was dropped. */
const fileEntry = (name: string) => ({
  name,
  isFile: true,
  file: (found: (file: File) => void) => found(new File([name], name)),
});

/** A folder gives its entries a hundred at a time, and none at the end. */
const folderEntry = (name: string, children: readonly unknown[]) => ({
  name,
  isFile: false,
  createReader() {
    let at = 0;
    return {
      readEntries(found: (entries: readonly unknown[]) => void) {
        found(children.slice(at, at + 100));
        at += 100;
      },
    };
  },
});

const dropOf = (entries: readonly unknown[]) =>
  ({
    items: entries.map((entry) => ({ kind: 'file', webkitGetAsEntry: () => entry })),
    files: null,
  }) as unknown as DataTransfer;

// spec: upload.item
test('a folder is gone through to its end, however many are in it', async () => {
  const names = Array.from({ length: 201 }, (_, at) => `${at}.txt`);
  const found = await filesOfDrop(dropOf([folderEntry('many', names.map(fileEntry))]));
  assert.deepEqual(
    found.map(({ path }) => path),
    names.map((name) => `many/${name}`),
  );
});

test('each file bears its place, and a folder with nothing in it a slash', async () => {
  const photos = folderEntry('photos', [
    folderEntry('deep', [fileEntry('one.jpg')]),
    folderEntry('nothing', []),
    fileEntry('two\nlines.txt'),
  ]);
  const found = await filesOfDrop(dropOf([photos, fileEntry('beside.txt')]));
  assert.deepEqual(
    found.map(({ path, file }) => [path, file?.name ?? null]),
    [
      ['photos/deep/one.jpg', 'one.jpg'],
      ['photos/nothing/', null],
      ['photos/two\nlines.txt', 'two\nlines.txt'],
      ['beside.txt', 'beside.txt'],
    ],
  );
});

test('a file that cannot be read is a failure of all', async () => {
  const lost = {
    name: 'lost.txt',
    isFile: true,
    file: (_: unknown, refused: (error: Error) => void) => refused(new Error('gone')),
  };
  await assert.rejects(filesOfDrop(dropOf([lost])), /gone/);
});

test('what a field for folders names is below the folder', () => {
  const file = new File([], 'one.jpg');
  Object.defineProperty(file, 'webkitRelativePath', { value: 'photos/one.jpg' });
  const list = [file, new File([], 'alone.txt')] as unknown as FileList;
  assert.deepEqual(
    filesOf(list).map(({ path }) => path),
    ['photos/one.jpg', 'alone.txt'],
  );
  assert.deepEqual(filesOf(null), []);
});
