import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import Database from 'better-sqlite3';
import { audit } from '../auth/audit.ts';
import { createMovableClock } from '../clock.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import type { Condition } from './conditions.ts';
import { eventsAfter, KEPT_EVENTS, newestSeq } from './events.ts';
import { NewerDatabase } from './migrate.ts';
import { type EmittedEvent, openStore, type Store, type Tx, UnknownMarker } from './store.ts';

interface Ship {
  id: string;
  name: string;
  length: number | null;
  afloat?: boolean;
  crew: { name: string }[];
  readonly ports?: readonly string[];
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
  const store = await openStore(file, clock);
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

test('conditions', async (t) => {
  const { store } = await open(t);
  await add(
    store,
    ship('1', 'Alma 100%', {
      length: 12,
      afloat: true,
      crew: [{ name: 'Ida' }],
      flag: { code: 'SE' },
      ports: ['Oslo'],
    }),
    ship('2', 'alma_b', {
      length: 30,
      afloat: false,
      crew: [{ name: 'Bo' }, { name: 'Ida' }],
      ports: ['Oslo', 'Bergen'],
    }),
    ship('3', 'Bella', { length: null }),
  );
  const table: readonly (readonly [Condition, string])[] = [
    [{ field: 'name', contains: 'ALMA' }, '12'],
    [{ field: 'name', contains: '0%' }, '1'],
    [{ field: 'name', contains: 'a_b' }, '2'],
    [{ field: 'name', contains: "'; drop table documents; --" }, ''],
    [{ field: 'length', equals: 30 }, '2'],
    [{ field: 'length', equals: null }, '3'],
    [{ field: 'afloat', equals: true }, '1'],
    [{ field: 'afloat', equals: false }, '2'],
    [{ field: 'id', in: ['1', '3', 'x'] }, '13'],
    [{ field: 'id', in: [] }, ''],
    [{ field: 'length', in: [null, 12] }, '13'],
    [{ field: 'flag.code', equals: 'SE' }, '1'],
    [{ field: 'crew[].name', equals: 'Ida' }, '12'],
    [{ field: 'crew[].name', in: ['Bo', 'Eva'] }, '2'],
    [{ field: 'ports[]', equals: 'Bergen' }, '2'],
    [{ field: 'ports[]', contains: 'osl' }, '12'],
    [{ not: { field: 'flag.code', equals: 'SE' } }, '23'],
    [
      {
        any: [
          { field: 'flag.code', equals: 'SE' },
          { field: 'name', equals: 'Bella' },
        ],
      },
      '13',
    ],
    [{ any: [] }, ''],
  ];
  for (const [where, expected] of table) {
    const found = await store.read((tx) => shipsOf(tx).all([where]));
    assert.equal(
      found
        .map(({ id }) => id)
        .toSorted()
        .join(''),
      expected,
      JSON.stringify(where),
    );
  }
  await assert.rejects(
    store.read((tx) => shipsOf(tx).all([{ field: "name') or 1=1 --", equals: 1 }])),
    TypeError,
  );
});

for (const [field, direction] of [
  ['name', 'asc'],
  ['name', 'desc'],
  ['created_at', 'desc'],
  ['length', 'asc'],
  ['length', 'desc'],
  ['flag.code', 'asc'],
] as const) {
  test(`pages by ${field} ${direction} give each document once`, async (t) => {
    const { store } = await open(t);
    // Equal and missing values in plenty: only the id tells them apart.
    await add(
      store,
      ...Array.from({ length: 25 }, (_, at) =>
        ship(`id-${at}`, ['b', 'B', 'a', 'C'][at % 4], {
          length: at % 5 === 0 ? null : at % 3,
          ...(at % 2 && { flag: { code: 'SE' } }),
        }),
      ),
    );
    const seen: string[] = [];
    let marker: string | undefined;
    do {
      const page = await store.read((tx) =>
        shipsOf(tx).list({ sort: { field, direction }, limit: 4, count: true, ...(marker && { marker }) }),
      );
      assert.equal(page.count, 25);
      seen.push(...page.items.map(({ id }) => id));
      marker = page.nextMarker ?? undefined;
    } while (marker);
    assert.equal(seen.length, 25);
    assert.equal(new Set(seen).size, 25);
    const whole = await store.read((tx) => shipsOf(tx).list({ sort: { field, direction } }));
    assert.deepEqual(
      seen,
      whole.items.map(({ id }) => id),
    );
  });
}

test('a page after an insert, and after its marker is gone, neither repeats nor hides', async (t) => {
  const { store } = await open(t);
  await add(store, ship('1', 'b'), ship('2', 'd'), ship('3', 'f'));
  const list = (marker?: string) => store.read((tx) => shipsOf(tx).list({ limit: 2, ...(marker && { marker }) }));
  const first = await list();
  assert.deepEqual(
    first.items.map(({ id }) => id),
    ['1', '2'],
  );
  await add(store, ship('0', 'a'));
  await store.write((tx) => shipsOf(tx).remove('2'));
  assert.deepEqual(
    (await list(first.nextMarker ?? '')).items.map(({ id }) => id),
    ['3'],
  );
  assert.deepEqual(
    (await list('1')).items.map(({ id }) => id),
    ['3'],
    'a plain id is a marker too',
  );
  await assert.rejects(list('2'), UnknownMarker);
  await assert.rejects(list('2~%%%'), UnknownMarker);
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
  for (const [where, index] of [
    [[], 'documents_by_name'],
    [[{ field: 'project_id', equals: 'p' }], 'documents_of_project'],
  ] as const) {
    await store.read((tx) => shipsOf(tx).list({ where, limit: 20 }));
    const statement = said.findLast((one) => one.startsWith('select') && one.includes('"documents"')) ?? '';
    const plan = database.prepare(`explain query plan ${statement}`).all() as { readonly detail: string }[];
    assert.deepEqual(
      plan.map(({ detail }) => detail.replace(/ \(.*/, '')),
      [`SEARCH documents USING INDEX ${index}`],
    );
  }
});
