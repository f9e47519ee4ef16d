import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DropItem } from 'react-aria-components/useDragAndDrop';
import { filesOfItems } from './files-of-items.ts';

const file = (name: string): DropItem => ({
  kind: 'file',
  type: 'text/plain',
  name,
  getFile: async () => new File([name], name),
  getText: async () => name,
});
const folder = (name: string, ...entries: DropItem[]): DropItem => ({
  kind: 'directory',
  name,
  async *getEntries() {
    yield* entries as Extract<DropItem, { kind: 'file' | 'directory' }>[];
  },
});
const text: DropItem = { kind: 'text', types: new Set(['text/plain']), getText: async () => 'words' };

// spec: upload.item
test('a folder is dropped with all that is in it, an empty one too, and texts are left out', async () => {
  const found = await filesOfItems([
    text,
    file('a.txt'),
    folder('photos', folder('deep', file('b.txt')), folder('none')),
  ]);
  assert.deepEqual(
    found.map((one) => [one.path, one.file?.name ?? null]),
    [
      ['a.txt', 'a.txt'],
      ['photos/deep/b.txt', 'b.txt'],
      ['photos/none/', null],
    ],
  );
});
