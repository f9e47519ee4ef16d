import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Entry } from '../wire/listing.ts';
import { byName, kindOf, needsPhrase, pageOf, serverOrder, sortEntries, totalsOf, whyNotThere } from './files.rules.ts';

const file = (key: string, size = 1, lastModified = ''): Entry => ({
  id: key,
  key,
  name: key,
  prefix: '',
  isFolder: false,
  type: key.split('.')[1] ?? '',
  size,
  lastModified,
  etag: '',
});
const folder = (key: string): Entry => ({ ...file(key), isFolder: true, size: null, lastModified: null });
const keysOf = (entries: readonly Entry[]) => entries.map(({ key }) => key);

const entries = [file('b10.csv', 3), file('b9.csv', 7), folder('z/'), file('Ä.txt', 7), folder('a/')];

// spec: s3.listing.order
test('folders come first, and names as people sort them', () => {
  assert.deepEqual(keysOf(sortEntries(entries, byName, 'de')), ['a/', 'z/', 'Ä.txt', 'b9.csv', 'b10.csv']);
  const down = { field: 'name', direction: 'desc' } as const;
  assert.deepEqual(keysOf(sortEntries(entries, down, 'de')), ['z/', 'a/', 'b10.csv', 'b9.csv', 'Ä.txt']);
});

test('by size; names decide among equals', () => {
  const sort = { field: 'size', direction: 'desc' } as const;
  assert.deepEqual(keysOf(sortEntries(entries, sort, 'de')), ['a/', 'z/', 'Ä.txt', 'b9.csv', 'b10.csv']);
});

test('the server goes by bytes', () => {
  const keys = ['é', 'z', 'Z', 'a/', 'a', 'a!', '🛶', '\uffff'];
  assert.deepEqual(keysOf(serverOrder(keys.map((key) => file(key)))), ['Z', 'a', 'a!', 'a/', 'z', 'é', '\uffff', '🛶']);
});

// spec: s3.listing.page
test('thirty-six to a page', () => {
  const many = Array.from({ length: 80 }, (_, at) => at);
  assert.deepEqual(
    [pageOf(many, 1).length, pageOf(many, 2)[0], pageOf(many, 3).length, pageOf(many, 4)],
    [36, 36, 8, []],
  );
});

test('ten thousand are sorted in no time worth speaking of', () => {
  const many = Array.from({ length: 10_000 }, (_, at) => file(`file ${(at * 7919) % 10_000}.csv`));
  const sorted = sortEntries(many, byName, 'en');
  assert.equal(sorted[0]?.name, 'file 0.csv');
  assert.equal(sorted.at(-1)?.name, 'file 9999.csv');
});

test('what there is', () => {
  assert.deepEqual(totalsOf(entries), { folders: 2, files: 3, bytes: 17 });
});

// spec: s3.copy
test('a folder does not go into itself, and nothing to where it is', () => {
  assert.equal(whyNotThere(folder('a/'), 'a/b/', true), 'blocked.into_itself');
  assert.equal(whyNotThere(folder('a/'), 'a/b/', false), false);
  assert.equal(whyNotThere(folder('a/'), 'ab/', true), false);
  assert.equal(whyNotThere(file('a'), 'a', true), 'blocked.same_place');
});

test('kinds', () => {
  assert.deepEqual([folder('x/'), file('x.csv'), file('x.toString'), file('x')].map(kindOf), [
    'folder',
    'table',
    'file',
    'file',
  ]);
});

test('a few files are deleted without a phrase, folders and long lists are not', () => {
  const files = Array.from({ length: 6 }, (_, at) => file(`${at}`));
  assert.deepEqual(
    [files.slice(0, 1), files.slice(0, 5), files, [folder('a/')], [file('a'), folder('b/')]].map(needsPhrase),
    [false, false, true, true, true],
  );
});
