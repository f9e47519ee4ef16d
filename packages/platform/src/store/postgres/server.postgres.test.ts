import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { sql } from 'kysely';
import { Client } from 'pg';
import { makeTestDatabase } from '../../app/testing/open-test-store.ts';
import { createTestDatabase, nameOf, testServer } from '../../app/testing/test-database.ts';
import type { EmittedEvent } from '../events.ts';
import { type OpenStore, openStore, type Tx } from '../store.ts';
import { UnusableServer } from './usable-server.ts';

interface Ship {
  readonly id: string;
  readonly name: string;
  readonly length: number;
}

const shipsOf = (tx: Tx) => tx.documents<Ship>('ship');
const indexed = { projectId: null, domainId: 'd', name: 'a', createdAt: '' };
const ship = (id: string, length = 0): Ship => ({ id, name: 'a', length });

/** Two stores on one database, as two instances of the platform have them. */
async function openTwo(t: TestContext): Promise<readonly [OpenStore, OpenStore]> {
  const database = await makeTestDatabase(t);
  const stores = [await openStore(database), await openStore(database)] as const;
  t.after(() => Promise.all(stores.map((store) => store.close())));
  return stores;
}

test('a change that another instance is in the way of is made again, and none is lost', async (t) => {
  const stores = await openTwo(t);
  await stores[0].write((tx) => shipsOf(tx).insert(ship('a'), indexed));
  let attempts = 0;
  const lengthen = (store: OpenStore) =>
    store.write(async (tx) => {
      attempts += 1;
      const found = await shipsOf(tx).get('a');
      await new Promise(setImmediate);
      if (found) await shipsOf(tx).replace(ship('a', found.length + 1), indexed);
    });
  await Promise.all(Array.from({ length: 20 }, (_, at) => lengthen(stores[at % 2 ? 1 : 0])));
  assert.equal((await stores[0].read((tx) => shipsOf(tx).get('a')))?.length, 20);
  assert.ok(attempts > 20, 'they were never in the way of each other');
});

test('what a transaction does after its commit it does once, however often it was tried', async (t) => {
  const [store, other] = await openTwo(t);
  await store.write((tx) => shipsOf(tx).insert(ship('a'), indexed));
  const told: number[] = [];
  store.onEvents((events) => told.push(...events.map(({ seq }) => seq)));
  let attempts = 0;
  let acts = 0;
  await store.write(async (tx) => {
    attempts += 1;
    const found = await shipsOf(tx).get('a');
    if (attempts === 1) await commitElsewhere(other);
    tx.emit(event('a'));
    tx.afterCommit(() => (acts += 1));
    await shipsOf(tx).replace(ship('a', (found?.length ?? 0) + 1), indexed);
  });
  assert.deepEqual([attempts, acts, told.length], [2, 1, 1]);
  assert.equal((await store.read((tx) => shipsOf(tx).get('a')))?.length, 11);
});

/** Outside of the transaction that runs: another instance has a context of its own. */
function commitElsewhere(other: OpenStore): Promise<void> {
  return other.write((tx) => shipsOf(tx).replace(ship('a', 10), indexed));
}

// spec: instances.changes
test('a change that others were in the way of again and again is made while nobody else writes', async (t) => {
  const [store, other] = await openTwo(t);
  await store.write((tx) => shipsOf(tx).insert(ship('a'), indexed));
  let attempts = 0;
  let waiting: Promise<void> | null = null;
  await store.write(async (tx) => {
    attempts += 1;
    const found = await shipsOf(tx).get('a');
    // The last one has to wait for us.
    if (attempts < 4) await commitElsewhere(other);
    else waiting = commitElsewhere(other);
    await shipsOf(tx).replace(ship('a', (found?.length ?? 0) + 1), indexed);
  });
  await waiting;
  assert.equal(attempts, 4);
});

const event = (id: string): EmittedEvent => ({
  type: 'ship',
  operation: 'updated',
  object: { id },
  projectId: null,
  subject: 'compute_networks',
  requestId: null,
});

test('whoever reads the events of several instances sees no number behind a greater one', async (t) => {
  const stores = await openTwo(t);
  const seen: number[] = [];
  const written = new AbortController();
  const watch = async () => {
    while (!written.signal.aborted) {
      const newest = seen.at(-1) ?? 0;
      const rows = await stores[0].read(({ tables }) =>
        tables.selectFrom('outbox').select('seq').orderBy('seq').execute(),
      );
      // A number that comes later and is smaller would be missed by whoever asks for what is new.
      assert.deepEqual(
        rows.map(({ seq }) => seq).filter((seq) => seq <= newest),
        seen,
      );
      seen.push(...rows.map(({ seq }) => seq).filter((seq) => seq > newest));
    }
  };
  const watching = watch();
  const emit = (store: OpenStore, id: string) =>
    store.write(async (tx) => {
      await shipsOf(tx).insert(ship(id), indexed);
      tx.emit(event(id));
    });
  await Promise.all(Array.from({ length: 60 }, (_, at) => emit(stores[at % 2 ? 1 : 0], `${at}`)));
  written.abort();
  await watching;
});

test('what JSON may say and PostgreSQL cannot is kept, and found by the rest of it', async (t) => {
  const [store] = await openTwo(t);
  const odd = { id: 'a', name: 'one\0two \ud800', note: 'three\0four', length: 1 };
  await store.write((tx) => tx.documents<typeof odd>('ship').insert(odd, { ...indexed, name: odd.name }));
  const find = (field: string, contains: string) =>
    store.read((tx) => tx.documents<typeof odd>('ship').all([{ field, contains }]));
  assert.deepEqual(await find('note', 'FOUR'), [odd]);
  assert.deepEqual(await find('note', 'three\0four'), [odd]);
  assert.deepEqual(await find('name', 'one\0two'), [odd]);
  assert.deepEqual(await store.read((tx) => tx.documents('ship').all([{ field: 'note', equals: odd.note }])), [odd]);
});

test('a listener of changes reads the state before the write, also what others commit meanwhile', async (t) => {
  const [store, other] = await openTwo(t);
  await store.write((tx) => shipsOf(tx).insert(ship('a', 1), indexed));
  const seen: number[] = [];
  store.onChanges({
    kinds: new Set(['ship']),
    async beforeCommit(_, changes, readBefore) {
      seen.push(changes.length, await readBefore((tx) => shipsOf(tx).count()));
      return [];
    },
  });
  await store.write(async (tx) => {
    await shipsOf(tx).insert(ship('b'), indexed);
    await other.write((outer) => shipsOf(outer).insert(ship('c'), indexed));
  });
  assert.deepEqual(seen, [1, 1]);
});

test('a server that cannot be used is refused by name, and without its password', async (t) => {
  const refused = async (url: string, message: RegExp) => {
    await assert.rejects(openStore(url), (error: unknown) => {
      assert.ok(error instanceof UnusableServer, String(error));
      assert.match(error.message, message);
      assert.doesNotMatch(error.message, /hush-hush/);
      return true;
    });
  };
  await refused(
    'postgres://skydeck:hush-hush@localhost:1/skydeck',
    /^The database localhost:1\/skydeck cannot be opened: .*ECONNREFUSED/,
  );
  const database = await createTestDatabase();
  t.after(database.drop);
  const url = new URL(database.url);
  url.password = 'hush-hush';
  await refused(url.href, /password authentication failed/);
  const absent = new URL(database.url);
  absent.pathname = '/nowhere';
  await refused(absent.href, /"nowhere" does not exist/);
});

test('a database of another encoding, and one whose owner may not make pg_trgm, are refused', async (t) => {
  const name = `skydeck_test_${process.pid}_latin`;
  const user = `skydeck_test_${process.pid}`;
  const database = await createTestDatabase();
  const ask = async (...statements: readonly string[]) => {
    const client = new Client({ connectionString: testServer ?? '' });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  t.after(async () => {
    await database.drop();
    await ask(`drop database ${name} with (force)`, `drop role ${user}`);
  });
  await ask(
    `create database ${name} template template0 encoding 'LATIN1' locale 'C'`,
    `create role ${user} login password 'hush-hush'`,
  );
  const latin = new URL(testServer ?? '');
  latin.pathname = `/${name}`;
  await assert.rejects(openStore(latin.href), /has the encoding LATIN1; it must be UTF8/);
  const powerless = new URL(database.url);
  powerless.username = user;
  powerless.password = 'hush-hush';
  await assert.rejects(openStore(powerless.href), new RegExp(`${nameOf(database.url)} has no extension pg_trgm`));
});

test('lists are read through their indexes', async (t) => {
  const database = await makeTestDatabase(t);
  const store = await openStore(database);
  t.after(() => store.close());
  const list = { kind: 'ship', filters: ['flag', 'crew[].name'], sorts: ['length'], counted: ['crew'], text: ['name'] };
  await store.keepLists([list], assert.ifError);
  const { rows } = await store.read(({ tables }) =>
    sql<{ indexname: string }>`select indexname from pg_indexes where indexname like 'list%' order by 1`.execute(
      tables,
    ),
  );
  const names = rows.map(({ indexname }) => indexname);
  assert.deepEqual(names, [
    'list_ship_by_count_of_crew',
    'list_ship_by_length',
    'list_ship_entries_of_crew',
    'list_ship_of_flag',
    'list_ship_project_by_count_of_crew',
    'list_ship_project_by_length',
    'list_ship_project_of_flag',
    'list_ship_text',
  ]);
  await store.keepLists([], assert.ifError);
  const left = await store.read(({ tables }) =>
    sql`select 1 from pg_indexes where indexname like 'list%'`.execute(tables),
  );
  assert.equal(left.rows.length, 0);
});
