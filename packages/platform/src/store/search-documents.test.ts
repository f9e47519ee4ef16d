import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { openTestStore } from '../app/testing/open-test-store.ts';
import { tempFolder } from '../app/testing/temp-folder.ts';
import type { ListDescription } from './list-description.ts';
import type { FoundDocument, TextSearch } from './search-documents.ts';
import { searchInMemory } from './search-in-memory.ts';

interface Box {
  readonly id: string;
  readonly name: string;
  readonly project_id: string;
  readonly addresses: string;
  readonly parts: readonly { readonly id: string }[];
  readonly note: string;
}

const idAt = (at: number) => `${at}0000000-0000-4000-8000-000000000000`;
const box = (at: number, name: string, addresses = '', note = ''): Box => ({
  id: idAt(at),
  name,
  addresses,
  note,
  parts: [{ id: `c${idAt(at).slice(1)}` }],
  project_id: at < 5 ? 'p' : 'q',
});

const indexes: ListDescription = {
  kind: 'box',
  filters: [],
  sorts: [],
  counted: [],
  text: ['name', 'id', 'addresses', 'note'],
};
const withParts = { ...indexes, text: [...indexes.text, 'parts[].id'] };

type Search = (search: TextSearch) => Promise<FoundDocument<Box>[]>;

async function inDatabase(t: TestContext, boxes: readonly Box[], lists: readonly ListDescription[]): Promise<Search> {
  const store = await openTestStore(join(tempFolder(t), 'store.db'));
  t.after(() => store.close());
  await store.keepLists(lists, assert.ifError);
  const indexOf = ({ name, project_id }: Box) => ({ projectId: project_id, domainId: 'd', name, createdAt: '' });
  await store.write((tx) => tx.documents<Box>('box').insertAll(boxes, indexOf));
  return (search) => store.read((tx) => tx.documents<Box>('box').search(search));
}

const inMemory =
  (boxes: readonly Box[]): Search =>
  async (search) =>
    searchInMemory(boxes, search);

const told = (found: readonly FoundDocument<Box>[]) => found.map(({ document, rank }) => `${document.name} ${rank}`);

// spec: search.fields
test('what is found is the same, however it is searched', async (t) => {
  const boxes = [
    box(1, 'prod', '10.1.0.1 10.20.0.1'),
    box(2, 'Prod-edge', '10.1.0.10'),
    box(3, 'a prod', 'fd00::1'),
    box(4, '100% of_it', '', 'prod is only in a note'),
    box(5, 'prod'),
  ];
  const ways = {
    memory: inMemory(boxes),
    database: await inDatabase(t, boxes, []),
    'indexed database': await inDatabase(t, boxes, [indexes]),
    'database that indexes parts too': await inDatabase(t, boxes, [withParts]),
  };
  for (const [text, expected] of [
    ['PROD', ['prod 0', 'Prod-edge 1', 'a prod 2']],
    ['pr', ['prod 1', 'Prod-edge 1', 'a prod 2']],
    ['d', ['a prod 2', 'prod 2', 'Prod-edge 2']],
    ['10.1.0.1', ['prod 0', 'Prod-edge 1']],
    ['10.20', ['prod 1']],
    ['20.0', ['prod 2']],
    ['%', ['100% of_it 2']],
    ['f_i', ['100% of_it 2']],
    ['"', []],
    [idAt(2).toUpperCase(), ['Prod-edge 2']],
    ['c0000000-0', ['100% of_it 2', 'a prod 2', 'prod 2', 'Prod-edge 2']],
    ['nowhere', []],
  ] as const)
    for (const [name, search] of Object.entries(ways)) {
      const where = [{ field: 'project_id', equals: 'p' }];
      const partIds = text.length > 6 ? ['parts[].id'] : null;
      const asked = { where, words: ['addresses'], partIds, text, limit: 10 };
      assert.deepEqual(told(await search(asked)), expected, `${name}: ${text}`);
      assert.deepEqual(told(await search({ ...asked, limit: 1 })), expected.slice(0, 1), `${name}: ${text}, only one`);
    }
});

test('of thousands that have it the best are found', async (t) => {
  const names = ['web', 'web-shop', 'a web', 'database', 'webs', 'lab'];
  const boxes = Array.from({ length: 6_000 }, (_, at) => ({
    ...box(at, `${names[at % 6]}${at % 40 === 0 ? '' : ` ${at % 97}`}`, at % 11 === 0 ? `10.0.${at % 251}.1` : ''),
    id: `b${String(at).padStart(7, '0')}`,
  }));
  const [memory, indexed] = [inMemory(boxes), await inDatabase(t, boxes, [indexes])];
  for (const text of ['web', 'we', 'w', 'b', 'web-shop', '10.0.7', '10.0.77.1', 'lab 12', '9'])
    for (const limit of [1, 20, 300]) {
      const asked = { where: [], words: ['addresses'], partIds: null, text, limit };
      assert.deepEqual(told(await indexed(asked)), told(await memory(asked)), `${text}, ${limit}`);
    }
});
