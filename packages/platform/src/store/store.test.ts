import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { sql } from 'kysely';
import { audit } from '../audit/audit.ts';
import { createMovableClock } from '../clock.ts';
import { eventsAfter, KEPT_EVENTS, newestSeq } from './events.ts';
import { NewerDatabase } from './migrate.ts';
import { makeTestDatabase } from '../app/testing/open-test-store.ts';
import { type EmittedEvent, openStore, type Store, type Tx } from './store.ts';

interface Ship {
  id: string;
  name: string;
  length: number | null;
  crew: { name: string }[];
  flag?: { code: string };
}

const clock = createMovableClock(new Date('2026-11-21T08:00:00.000Z'));
const shipsOf = (tx: Tx) => tx.documents<Ship>('ship');
const indexed = ({ name }: Ship, created = 0) => ({
  projectId: null,
  domainId: 'd',
  name,
  createdAt: new Date(created).toISOString(),
});

async function open(t: TestContext) {
  const database = await makeTestDatabase(t);
  const openAgain = async () => {
    const store = await openStore(database, clock);
    t.after(() => store.close());
    return store;
  };
  return { store: await openAgain(), openAgain };
}

const ship = (id: string, name = id, more: Partial<Ship> = {}): Ship => ({ id, name, length: 10, crew: [], ...more });
const add = (store: Store, ...ships: Ship[]) =>
  store.write(async (tx) => {
    for (const [at, one] of ships.entries()) await shipsOf(tx).insert(one, indexed(one, at));
  });
const event = (id: string): EmittedEvent => ({
  type: 'ship',
  operation: 'created',
  object: { id },
  projectId: null,
  subject: 'compute_networks',
  requestId: null,
});

test('a document is kept as it was given, replaced and removed', async (t) => {
  const { store } = await open(t);
  await add(store, ship('a', 'Åsa', { flag: { code: 'SE' } }));
  const get = () => store.read((tx) => shipsOf(tx).get('a'));
  assert.deepEqual(await get(), ship('a', 'Åsa', { flag: { code: 'SE' } }));
  await store.write((tx) => shipsOf(tx).replace(ship('a', 'Berit'), indexed(ship('a', 'Berit'))));
  assert.equal((await get())?.name, 'Berit');
  await store.write((tx) => shipsOf(tx).remove('a'));
  assert.equal(await get(), null);
});

test('a second document of one id, and a change of none, are errors and change nothing', async (t) => {
  const { store } = await open(t);
  await add(store, ship('a'));
  await assert.rejects(add(store, ship('b'), ship('a', 'again')), /unique/i);
  await assert.rejects(
    store.write((tx) => shipsOf(tx).replace(ship('x'), indexed(ship('x')))),
    /There is no ship x/,
  );
  assert.deepEqual(
    (await store.read((tx) => shipsOf(tx).all())).map(({ id }) => id),
    ['a'],
  );
});

test('a failed write leaves nothing: no document, no event, no act afterwards', async (t) => {
  const { store } = await open(t);
  const received: unknown[] = [];
  store.onEvents((events) => received.push(...events));
  await assert.rejects(
    store.write(async (tx) => {
      await shipsOf(tx).insert(ship('a'), indexed(ship('a')));
      tx.emit(event('a'));
      tx.afterCommit(() => received.push('afterwards'));
      throw new Error('changed my mind');
    }),
    /changed my mind/,
  );
  assert.equal(await store.read((tx) => shipsOf(tx).count()), 0);
  assert.equal(await store.read(({ tables }) => newestSeq(tables)), 0);
  assert.deepEqual(received, []);
});

test('rows of the audit log are told when they are durable, in their order, and never when they are not', async (t) => {
  const { store, openAgain } = await open(t);
  const other = await openAgain();
  const count = () =>
    other
      .read(({ tables }) => tables.selectFrom('audit').select('account').orderBy('id').execute())
      .then((rows) => rows.length);
  const received: Promise<readonly [account: string, rows: number]>[] = [];
  const silence = store.onAudited(({ account }) => received.push(count().then((rows) => [account, rows])));
  const keep = (tx: Tx, account: string) =>
    audit(tx, { type: 'login', userId: null, account, address: '', requestId: null });
  await assert.rejects(
    store.write(async (tx) => {
      await keep(tx, 'nobody');
      throw new Error('changed my mind');
    }),
    /changed my mind/,
  );
  await store.write(async (tx) => {
    await keep(tx, 'ann');
    await store.write((inner) => keep(inner, 'ben'));
    assert.deepEqual(received, []);
  });
  assert.deepEqual(await Promise.all(received), [
    ['ann', 2],
    ['ben', 2],
  ]);
  silence();
  await store.write((tx) => keep(tx, 'cleo'));
  assert.equal(received.length, 2);
});

test('writes come one after the other, also when each waits in between', async (t) => {
  const { store } = await open(t);
  await add(store, ship('a', 'a', { length: 0 }));
  const lengthen = () =>
    store.write(async (tx) => {
      const found = await shipsOf(tx).get('a');
      await new Promise(setImmediate);
      if (found) await shipsOf(tx).replace({ ...found, length: (found.length ?? 0) + 1 }, indexed(found));
    });
  await Promise.all(Array.from({ length: 20 }, lengthen));
  assert.equal((await store.read((tx) => shipsOf(tx).get('a')))?.length, 20);
});

test('a read sees one state, whatever is written meanwhile', async (t) => {
  const { store } = await open(t);
  await add(store, ship('a'));
  const { promise: counted, resolve: goOn } = Promise.withResolvers<void>();
  // Begun outside the read, as another request would be: inside, it would join it.
  const writing = counted.then(() => add(store, ship('b')));
  const counts = await store.read(async (tx) => {
    const before = await shipsOf(tx).count();
    goOn();
    await writing;
    return [before, await shipsOf(tx).count()];
  });
  assert.deepEqual(counts, [1, 1]);
  assert.equal(await store.read((tx) => shipsOf(tx).count()), 2);
});

test('transactions inside transactions join, and a read cannot write', async (t) => {
  const { store } = await open(t);
  await store.write(async (tx) => {
    await shipsOf(tx).insert(ship('a'), indexed(ship('a')));
    assert.equal(await store.read((inner) => shipsOf(inner).count()), 1, 'it sees what is not yet committed');
    await store.write((inner) => shipsOf(inner).insert(ship('b'), indexed(ship('b'))));
  });
  assert.equal(await store.read((tx) => store.read(() => shipsOf(tx).count())), 2);
  await assert.rejects(
    store.read(() => store.write(async () => {})),
    /inside a read/,
  );
  await assert.rejects(
    store.read(async (tx) => tx.emit(event('a'))),
    /changes nothing/,
  );
  await assert.rejects(
    store.read((tx) => shipsOf(tx).remove('a')),
    /read-?only|query_only|write/i,
  );
});

test('events are numbered over restarts, told after the commit, and the newest 10,000 are kept', async (t) => {
  const { store, openAgain } = await open(t);
  const received: number[] = [];
  store.onEvents((events) => received.push(...events.map(({ seq }) => seq)));
  await store.write(async (tx) => {
    for (let at = 0; at < 3; at += 1) tx.emit(event(`${at}`));
  });
  assert.deepEqual(received, [1, 2, 3]);
  await store.write(async ({ tables }) => void (await tables.deleteFrom('outbox').execute()));
  await store.close();

  const again = await openAgain();
  await again.write(async (tx) => {
    for (let at = 0; at < KEPT_EVENTS + 5; at += 1) tx.emit(event(`${at}`));
  });
  await again.read(async ({ tables }) => {
    assert.equal(await newestSeq(tables), KEPT_EVENTS + 8);
    assert.equal((await eventsAfter(tables, KEPT_EVENTS + 6, KEPT_EVENTS))?.length, 2);
    assert.equal((await eventsAfter(tables, KEPT_EVENTS + 8, KEPT_EVENTS))?.length, 0);
    assert.equal((await eventsAfter(tables, 8, KEPT_EVENTS))?.length, KEPT_EVENTS);
    assert.deepEqual(
      (await eventsAfter(tables, 8, 2))?.map(({ seq }) => seq),
      [9, 10],
    );
    assert.equal(await eventsAfter(tables, 7, KEPT_EVENTS), null, 'one that was missed is not kept any more');
    assert.equal(await eventsAfter(tables, KEPT_EVENTS + 9, KEPT_EVENTS), null, 'a number that never was');
  });
});

test('a database of a newer version is refused, and not touched', async (t) => {
  const { store, openAgain } = await open(t);
  await store.write(({ tables }) =>
    sql`insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2030-01-01')`.execute(tables),
  );
  await assert.rejects(openAgain(), NewerDatabase);
});
