import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { openTestStore } from '../../app/testing/open-test-store.ts';
import { tempFolder } from '../../app/testing/temp-folder.ts';
import { isDamaged } from '../disk-faults.ts';
import type { Store, Tx } from '../store.ts';

interface Ship {
  readonly id: string;
  readonly name: string;
}

const shipsIn = (tx: Tx) => tx.documents<Ship>('ship');
const indexed = { projectId: null, domainId: 'd', name: 'a', createdAt: '' };
const add = (store: Store, ...ids: readonly string[]) =>
  store.write((tx) =>
    shipsIn(tx).insertAll(
      ids.map((id) => ({ id, name: 'a' })),
      () => indexed,
    ),
  );
const count = (store: Store) => store.readLong((tx) => shipsIn(tx).count());

async function opened(t: TestContext, readers = 2): Promise<Store> {
  const store = await openTestStore(join(tempFolder(t), 'store.db'), undefined, { readers });
  t.after(() => store.close());
  return store;
}

/** A read that has begun, and ends when it is told to. */
function heldRead<T>(store: Store, work: (tx: Tx) => Promise<T>) {
  const [begun, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ended = store.readLong(async (tx) => {
    const before = await work(tx);
    begun.resolve();
    await released.promise;
    return [before, await work(tx)];
  });
  return { begun: begun.promise, release: released.resolve, ended };
}

test('what was written is read, by each thread', async (t) => {
  const store = await opened(t);
  await add(store, '1', '2');
  const reads = Array.from({ length: 6 }, () => store.readLong((tx) => shipsIn(tx).list({ limit: 1, count: true })));
  for (const { items, count: total } of await Promise.all(reads)) {
    assert.deepEqual(items, [{ id: '1', name: 'a' }]);
    assert.equal(total, 2);
  }
});

test('one read sees one state, and delays neither a write nor another read', async (t) => {
  const store = await opened(t);
  await add(store, '1');
  const held = heldRead(store, (tx) => shipsIn(tx).count());
  await held.begun;
  await add(store, '2');
  assert.equal(await count(store), 2);
  held.release();
  assert.deepEqual(await held.ended, [1, 1]);
});

test('a thread that ends is replaced', async (t) => {
  const store = await opened(t, 1);
  await add(store, '1');
  const ending = t.mock.method(Worker.prototype, 'postMessage', function (this: Worker) {
    void this.terminate();
  });
  await assert.rejects(count(store), /has ended/);
  ending.mock.restore();
  assert.equal(await count(store), 1);
});

test('more reads than threads wait for each other', async (t) => {
  const store = await opened(t, 1);
  await add(store, '1');
  assert.deepEqual(await Promise.all([count(store), count(store), count(store)]), [1, 1, 1]);
});

test('a read that fails says why, and the next one is answered', async (t) => {
  const store = await opened(t, 1);
  await add(store, '1');
  await assert.rejects(
    store.readLong(({ tables }) => sql`select json_extract('{', '$.a')`.execute(tables)),
    isDamaged,
  );
  assert.equal(await count(store), 1);
  await assert.rejects(
    store.readLong(({ tables }) => sql`delete from documents`.execute(tables)),
    /readonly|read only/i,
  );
});

test('a closed store has no threads left, which would keep the process', async (t) => {
  const store = await openTestStore(join(tempFolder(t), 'store.db'), undefined, { readers: 2 });
  assert.equal(await count(store), 0);
  await store.close();
  await assert.rejects(count(store));
});

test('so has one that nobody has asked anything', async (t) => {
  const terminated = t.mock.method(Worker.prototype, 'postMessage');
  const store = await openTestStore(join(tempFolder(t), 'store.db'), undefined, { readers: 2 });
  await store.close();
  assert.deepEqual(
    terminated.mock.calls.map(({ arguments: [message] }) => message),
    ['close', 'close'],
  );
});
