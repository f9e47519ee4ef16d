import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test, type TestContext } from 'node:test';
import { createMovableClock } from '../../clock.ts';
import { openTestStore } from '../../app/testing/open-test-store.ts';
import type { Author, Store, Tx } from '../../store/store.ts';
import { tempFolder } from '../../app/testing/temp-folder.ts';
import { emitChanges } from './emit-changes.ts';
import { reads, readsChanges, readsNamed, thoseWith } from './dependencies.ts';
import { ownedCollection, type OwnedRecord } from './owned-collection.ts';
import { recordViews } from './record-views.ts';
import { allOf, idsOf, namesById } from './find-records.ts';
import { scopeOf } from '../../engines/embedded/test-scope.ts';

// Shelves show the titles of their books, books the name of their shelf, and readers how often their books were lent.

interface Shelf extends OwnedRecord {
  readonly colour: string;
}

interface Book extends OwnedRecord {
  readonly shelf_id: string;
  readonly pages: number;
  readonly lent: number;
  readonly status: string;
}

const shelves = ownedCollection<Shelf>('shelf');
const books = ownedCollection<Book>('book');
const readers = ownedCollection<OwnedRecord>('reader');
const subject = 'compute_routers_router';

function createViews(shown: string[]) {
  const shelfViews = recordViews<Shelf, { id: string; titles: string[] }>({
    event: { name: 'shelf' },
    subject,
    reads: [reads(books, ['name', 'shelf_id'], (states) => idsOf(states, 'shelf_id'))],
    async show(tx, found) {
      shown.push(`${found.length} shelves`);
      const own = await allOf(books.in(tx), 'shelf_id', idsOf(found, 'id'));
      return found.map(({ id }) => ({
        id,
        titles: own.filter(({ shelf_id }) => shelf_id === id).map(({ name }) => name),
      }));
    },
  });
  const bookViews = recordViews<Book, { id: string; title: string; shelf: string; pages: number }>({
    event: { name: 'book' },
    subject,
    reads: [readsNamed(shelves, ['name'], thoseWith(books, 'shelf_id'))],
    hasFailed: ({ status }) => status === 'lost',
    async show(tx, found) {
      shown.push(`${found.length} books`);
      const names = await namesById(shelves.in(tx), idsOf(found, 'shelf_id'));
      return found.map(({ id, name, shelf_id, pages }) => ({
        id,
        title: name,
        shelf: names.get(shelf_id) ?? '',
        pages,
      }));
    },
  });
  const readerViews = recordViews<OwnedRecord, { id: string }>({
    event: { name: 'reader' },
    subject,
    reads: [
      readsChanges(books, (changes) =>
        changes.flatMap(({ before, after }) => ((after?.lent ?? 0) > (before?.lent ?? 0) ? 'r' : [])),
      ),
    ],
    audiences: async (_, found) => found.map(() => [null, 'librarians']),
    show: async (_, found) => found.map(({ id }) => ({ id })),
  });
  return [shelfViews, bookViews, readerViews];
}

const owned = (id: string) => ({
  id,
  name: id,
  project_id: 'p',
  domain_id: 'd',
  created_at: '2026-03-04T08:00:00.000Z',
});
const shelf = (id: string): Shelf => ({ ...owned(id), colour: 'red' });
const book = (id: string, shelf_id: string): Book => ({ ...owned(id), shelf_id, pages: 1, lent: 0, status: 'there' });

interface Library {
  readonly store: Store;
  /** `type operation view` of each event of a change; the view is left out where it is of no matter. */
  told(work: (tx: Tx) => Promise<unknown>, by?: Author): Promise<string[]>;
  /** What was shown since the last call: how many of which. */
  shown(): string[];
}

/** Shelf `s` with the books `a` and `b`, and shelf `t` with nothing. */
async function openLibrary(t: TestContext): Promise<Library> {
  const store = await openTestStore(
    join(tempFolder(t), 'store.db'),
    createMovableClock(new Date('2026-03-04T08:00:00Z')),
  );
  t.after(() => store.close());
  const shown: string[] = [];
  emitChanges(store, createViews(shown));
  let told: string[] = [];
  store.onEvents((events) => {
    for (const { type, operation, body } of events) {
      const { id: _, ...view } = JSON.parse(body) as { id: string };
      told.push(`${type} ${operation} ${Object.values(view).flat().join(' ')}`.trim());
    }
  });
  await store.silently(() =>
    store.write(async (tx) => {
      for (const one of [shelf('s'), shelf('t')]) await shelves.insert(tx, one);
      for (const one of [book('a', 's'), book('b', 's')]) await books.insert(tx, one);
      await readers.insert(tx, owned('r'));
    }),
  );
  return {
    store,
    async told(work, request) {
      told = [];
      await store.write(work, request);
      return told;
    },
    shown: () => shown.splice(0),
  };
}

const shelfOf = async (tx: Tx, id: string) => (await shelves.in(tx).get(id)) as Shelf;
const bookOf = async (tx: Tx, id: string) => (await books.in(tx).get(id)) as Book;
const change = async (tx: Tx, id: string, changes: Partial<Book>) => books.replace(tx, await bookOf(tx, id), changes);
const paint = async (tx: Tx, id: string, changes: Partial<Shelf>) =>
  shelves.replace(tx, await shelfOf(tx, id), changes);

interface Row {
  readonly title: string;
  work(tx: Tx): Promise<unknown>;
  readonly told: readonly string[];
}

const rows: readonly Row[] = [
  { title: 'nothing', work: async () => {}, told: [] },
  {
    title: 'a new one, and what shows it',
    work: (tx) => books.insert(tx, book('c', 't')),
    told: ['book created c t 1', 'shelf updated c'],
  },
  {
    title: 'a new one that is changed is created as it is at the end',
    work: async (tx) => {
      await books.insert(tx, book('c', 't'));
      await change(tx, 'c', { pages: 7 });
    },
    told: ['book created c t 7', 'shelf updated c'],
  },
  {
    title: 'one that came and went is told to nobody',
    work: async (tx) => {
      await books.insert(tx, book('c', 't'));
      await books.in(tx).remove('c');
    },
    told: [],
  },
  {
    title: 'one that was changed twice is told once',
    work: async (tx) => {
      await change(tx, 'a', { pages: 2 });
      await change(tx, 'a', { pages: 3 });
    },
    told: ['book updated a s 3'],
  },
  {
    title: 'one that is as it was is not told',
    work: async (tx) => {
      await change(tx, 'a', { pages: 2 });
      await change(tx, 'a', { pages: 1 });
    },
    told: [],
  },
  {
    title: 'one that was written without a change is not told',
    work: (tx) => change(tx, 'a', {}),
    told: [],
  },
  {
    title: 'one that is there again is updated',
    work: async (tx) => {
      const known = await bookOf(tx, 'a');
      await books.in(tx).remove('a');
      await books.insert(tx, { ...known, pages: 9 });
    },
    told: ['book updated a s 9'],
  },
  {
    title: 'what a view shows of another is told with the other’s change, after it',
    work: (tx) => change(tx, 'a', { name: 'z' }),
    told: ['book updated z s 1', 'shelf updated b z'],
  },
  {
    title: 'what no view shows of another is told to nobody else',
    work: (tx) => paint(tx, 's', { colour: 'blue' }),
    told: ['shelf updated a b'],
  },
  {
    title: 'what moved is told to those it left and to those it came to',
    work: (tx) => change(tx, 'a', { shelf_id: 't' }),
    told: ['book updated a t 1', 'shelf updated b', 'shelf updated a'],
  },
  {
    title: 'a new name is told by those that show it',
    work: (tx) => paint(tx, 's', { name: 'x' }),
    told: ['shelf updated a b', 'book updated a x 1', 'book updated b x 1'],
  },
  {
    title: 'each is told once, whether it changed itself or shows what did',
    work: async (tx) => {
      await change(tx, 'b', { name: 'y' });
      await paint(tx, 's', { name: 'x' });
    },
    told: ['book updated y x 1', 'shelf updated a y', 'book updated a x 1'],
  },
  {
    title: 'what was changed first comes first, of whatever kind',
    work: async (tx) => {
      await paint(tx, 't', { colour: 'blue' });
      await change(tx, 'b', { pages: 2 });
      await paint(tx, 's', { colour: 'blue' });
      await change(tx, 'a', { pages: 2 });
    },
    told: ['shelf updated', 'book updated b s 2', 'shelf updated a b', 'book updated a s 2'],
  },
  {
    title: 'what is deleted is shown as it was before anything was changed',
    work: async (tx) => {
      for (const id of ['a', 'b']) await books.in(tx).remove(id);
      await paint(tx, 's', { name: 'x' });
      await shelves.in(tx).remove('s');
    },
    told: ['book deleted a s 1', 'book deleted b s 1', 'shelf deleted a b'],
  },
  {
    title: 'what was not there is not deleted',
    work: (tx) => books.in(tx).remove('nobody'),
    told: [],
  },
  {
    title: 'a failure that begins is told by itself, one that goes on is not',
    work: (tx) => change(tx, 'a', { status: 'lost' }),
    told: ['book updated a s 1', 'book failed a s 1'],
  },
  {
    title: 'a rule about the change itself sees both sides, and each audience is told',
    work: (tx) => change(tx, 'a', { lent: 1 }),
    told: ['book updated a s 1', 'reader updated', 'reader updated'],
  },
  {
    title: 'many at once are told as one by one',
    work: (tx) =>
      books.in(tx).insertAll([book('c', 't'), book('d', 't')], () => ({
        projectId: 'p',
        domainId: 'd',
        name: '',
        createdAt: '',
      })),
    told: ['book created c t 1', 'book created d t 1', 'shelf updated c d'],
  },
];

describe('the events of a transaction', () => {
  for (const { title, work, told } of rows)
    test(title, async (t) => {
      const library = await openLibrary(t);
      assert.deepEqual(await library.told(work), told);
    });

  test('a failure that goes on is not told again', async (t) => {
    const library = await openLibrary(t);
    await library.told((tx) => change(tx, 'a', { status: 'lost' }));
    assert.deepEqual(await library.told((tx) => change(tx, 'a', { pages: 5 })), ['book updated a s 5']);
  });

  test('have the request that caused it, and none where it happened by itself', async (t) => {
    const { store } = await openLibrary(t);
    const heard: unknown[] = [];
    store.onEvents((events) => heard.push(...events.map(({ request_id, project_id }) => [request_id, project_id])));
    const by = (requestId: string): Author => ({ ...scopeOf('p', 'project_user'), requestId });
    await store.write((tx) => store.write(() => change(tx, 'a', { lent: 1 }), by('req-inner')), by('req-1'));
    await store.write((tx) => change(tx, 'a', { pages: 2 }));
    assert.deepEqual(heard, [
      ['req-1', 'p'],
      ['req-1', null],
      ['req-1', 'librarians'],
      [null, 'p'],
    ]);
  });

  test('go before what the transaction emits itself', async (t) => {
    const { told } = await openLibrary(t);
    const heard = await told(async (tx) => {
      tx.emit({ type: 'task', operation: 'updated', object: { id: '1' }, projectId: 'p', subject, requestId: null });
      await change(tx, 'a', { pages: 2 });
    });
    assert.deepEqual(heard, ['book updated a s 2', 'task updated']);
  });

  test('are none where it is taken back, and none of what is written silently', async (t) => {
    const { store, told } = await openLibrary(t);
    await assert.rejects(
      told(async (tx) => {
        await change(tx, 'a', { pages: 2 });
        throw new Error('changed my mind');
      }),
      /changed my mind/,
    );
    assert.deepEqual(await told((tx) => store.silently(() => change(tx, 'a', { pages: 3 }))), []);
  });

  test('are shown once for all of a kind: the work grows with the changes, not with what is there', async (t) => {
    const { store, told, shown } = await openLibrary(t);
    const many = Array.from({ length: 300 }, (_, at) => book(`m${at}`, 't'));
    await store.silently(() =>
      store.write(async (tx) => {
        for (const one of many) await books.insert(tx, one);
      }),
    );
    await told((tx) => change(tx, 'a', { pages: 2 }));
    assert.deepEqual(shown(), ['1 books']);
    const heard = await told(async (tx) => {
      for (const { id } of many) await change(tx, id, { name: `new-${id}` });
    });
    assert.deepEqual([shown(), heard.length], [['1 shelves', '300 books'], 301]);
  });
});
