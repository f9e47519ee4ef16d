import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { linkDatabase } from '../../app/testing/database-link.ts';
import { makeTestDatabase } from '../../app/testing/open-test-store.ts';
import { StoreUnavailable } from '../passing-faults.ts';
import { openStore, type Tx } from '../store.ts';

interface Ship {
  readonly id: string;
}

const shipsOf = (tx: Tx) => tx.documents<Ship>('ship');
const insert = (tx: Tx, id: string) =>
  shipsOf(tx).insert({ id }, { projectId: null, domainId: 'd', name: 'a', createdAt: '' });

async function open(t: TestContext) {
  const link = await linkDatabase(t, await makeTestDatabase(t));
  const store = await openStore(link.url);
  t.after(() => store.close());
  const ids = () => store.read(async (tx) => (await shipsOf(tx).all()).map(({ id }) => id));
  return { link, store, ids };
}

// spec: data.unavailable
test('a change whose connection ends before its end is made again, once', async (t) => {
  const { link, store, ids } = await open(t);
  let attempts = 0;
  await store.write(async (tx) => {
    attempts += 1;
    await insert(tx, 'a');
    if (attempts === 1) link.cut();
    await insert(tx, 'b');
  });
  assert.deepEqual([attempts, await ids()], [2, ['a', 'b']]);
});

test('a read whose connection ends is made again, and idle connections that ended harm nobody', async (t) => {
  const { link, store, ids } = await open(t);
  await store.write((tx) => insert(tx, 'a'));
  link.cut();
  assert.deepEqual(await ids(), ['a']);
  link.cut();
  await store.write((tx) => insert(tx, 'b'));
  let attempts = 0;
  const found = await store.read(async (tx) => {
    attempts += 1;
    const before = await shipsOf(tx).count();
    if (attempts === 1) link.cut();
    return [before, await shipsOf(tx).count()];
  });
  assert.deepEqual([attempts, found], [2, [2, 2]]);
});

test('of a change whose end was under way it is said that nobody knows; nothing is done twice', async (t) => {
  const { link, store, ids } = await open(t);
  let attempts = 0;
  const writing = store.write(async (tx) => {
    attempts += 1;
    await insert(tx, 'a');
    link.cut();
  });
  await assert.rejects(writing, StoreUnavailable);
  assert.deepEqual([attempts, await ids()], [1, []]);
});

test('a database that is away is said to be, and found again', async (t) => {
  const { link, store, ids } = await open(t);
  await store.write((tx) => insert(tx, 'a'));
  await link.close();
  await assert.rejects(ids(), StoreUnavailable);
  await assert.rejects(
    store.write((tx) => insert(tx, 'b')),
    StoreUnavailable,
  );
  await link.open();
  await store.write((tx) => insert(tx, 'c'));
  assert.deepEqual(await ids(), ['a', 'c']);
});
