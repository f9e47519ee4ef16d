import assert from 'node:assert/strict';
import { readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import Database from 'better-sqlite3';
import { audit } from '../audit/audit.ts';
import { createMovableClock } from '../clock.ts';
import { tempFolder } from '../app/testing/temp-folder.ts';
import type { DocumentQuery } from './documents.ts';
import type { Count } from './paging.ts';
import { eventsAfter, KEPT_EVENTS, newestSeq } from './events.ts';
import { NewerDatabase } from './migrate.ts';
import { openTestStore } from '../app/testing/open-test-store.ts';
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
  const file = join(tempFolder(t), 'store.db');
  const store = await openTestStore(file, clock);
  t.after(() => store.close());
  return { store, file };
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

const isLinux = process.platform === 'linux';

test('a closed store leaves no file open, whatever was asked of it', { skip: !isLinux && 'asks /proc' }, async (t) => {
  const { store, file } = await open(t);
  const openFiles = () => readdirSync('/proc/self/fd').filter((fd) => linkOf(`/proc/self/fd/${fd}`).startsWith(file));
  assert.notEqual(openFiles().length, 0);
  await store.close();
  assert.deepEqual(openFiles(), []);
});

/** '' for one that was closed meanwhile. */
function linkOf(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

test('a second document of one id, and a change of none, are errors and change nothing', async (t) => {
  const { store } = await open(t);
  await add(store, ship('a'));
  await assert.rejects(add(store, ship('b'), ship('a', 'again')), /UNIQUE/);
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
  const { store, file } = await open(t);
  const other = new Database(file, { readonly: true });
  t.after(() => other.close());
  const count = () => (other.prepare('select count(*) as rows from audit').get() as { rows: number }).rows;
  const received: (readonly [account: string, rows: number])[] = [];
  const silence = store.onAudited(({ account }) => received.push([account, count()]));
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
  silence();
  await store.write((tx) => keep(tx, 'cleo'));
  assert.deepEqual(received, [
    ['ann', 2],
    ['ben', 2],
  ]);
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
    /readonly|query_only|write/i,
  );
});

test('events are numbered over restarts, told after the commit, and the newest 10,000 are kept', async (t) => {
  const { store, file } = await open(t);
  const received: number[] = [];
  store.onEvents((events) => received.push(...events.map(({ seq }) => seq)));
  await store.write(async (tx) => {
    for (let at = 0; at < 3; at += 1) tx.emit(event(`${at}`));
  });
  assert.deepEqual(received, [1, 2, 3]);
  await store.write(async ({ tables }) => void (await tables.deleteFrom('outbox').execute()));
  await store.close();

  const again = await openStore(file, clock);
  t.after(() => again.close());
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
  const { store, file } = await open(t);
  await store.close();
  const database = new Database(file);
  database
    .prepare('insert into kysely_migration (name, timestamp) values (?, ?)')
    .run('9999-from-the-future', '2030-01-01T00:00:00.000Z');
  database.close();
  await assert.rejects(openStore(file, clock), NewerDatabase);
});

test('a list, of a project too, is read through an index, in its order', async (t) => {
  const file = join(tempFolder(t), 'store.db');
  const said: string[] = [];
  const verbose = (statement: unknown) => void said.push(String(statement));
  const store = await openStore(file, clock, { openDatabase: (path) => new Database(path, { verbose }) });
  t.after(() => store.close());
  const database = new Database(file, { readonly: true });
  t.after(() => database.close());
  const planOf = async (query: DocumentQuery) => {
    await store.read((tx) => shipsOf(tx).list({ ...query, limit: 20 }));
    const statement = said.findLast((one) => one.startsWith('select') && one.includes('"documents"')) ?? '';
    const plan = database.prepare(`explain query plan ${statement}`).all() as { readonly detail: string }[];
    // The page is sorted once more when the bodies are read.
    return plan
      .map(({ detail }) => detail.replace(/ \(.*/, '').replace('COVERING INDEX', 'INDEX'))
      .filter((step) => step.includes(' documents '))
      .filter((step) => step !== 'SEARCH documents USING INTEGER PRIMARY KEY');
  };
  await store.keepLists(
    [{ kind: 'ship', filters: ['flag', 'length'], sorts: ['length'], counted: ['crew'], text: [] }],
    assert.ifError,
  );
  const ofProject = { field: 'project_id', equals: 'p' };
  const by = (field: string, count?: Count) => ({ field, direction: 'desc', ...(count && { count }) }) as const;
  for (const [where, sort, order] of [
    [[], undefined, 'documents_by_name'],
    [[], by('created_at'), 'documents_by_creation'],
    [[], by('status'), 'documents_by_status'],
    [[], by('length'), 'list_ship_by_length'],
    [[], by('crew', { list: 'crew' }), 'list_ship_by_count_of_crew'],
    [[{ field: 'status', equals: 'ACTIVE' }], undefined, 'documents_of_status'],
    [[{ field: 'flag', equals: 'SE' }], undefined, 'list_ship_of_flag'],
  ] as const) {
    const more = { ...(sort && { sort }) };
    assert.deepEqual(await planOf({ where, ...more }), [`SEARCH documents USING INDEX ${order}`]);
    const within = order.replace(
      /^(documents|list_ship)_/,
      order.startsWith('list') ? '$1_project_' : '$1_of_project_',
    );
    assert.deepEqual(await planOf({ where: [ofProject, ...where], ...more }), [
      `SEARCH documents USING INDEX ${within}`,
    ]);
  }
  const count = { kind: 'port', naming: 'network_id' };
  const counted = await planOf({ sort: { field: 'ports', direction: 'desc', count } });
  assert.ok(
    counted.some((step) => /^SEARCH documents USING (COVERING )?INDEX documents_of_network/.test(step)),
    String(counted),
  );
});
