import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import Database from 'better-sqlite3';
import { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { createMovableClock } from '../../clock.ts';
import { partnersOf } from '../../identity/partners/documents.ts';
import { volumeRecords } from '../../resources/volume/records.ts';
import { tempFolder } from '../../app/testing/temp-folder.ts';
import { migrationsOf } from '../migrations/index.ts';
import { sqliteDialect } from './dialect.ts';
import { StoreDialect } from './kysely-dialect.ts';
import { openStore } from '../store.ts';

/** A database as a version left it whose last step was that one, with rows of its time. */
async function leftBy(t: TestContext, last: string, fill: (database: Database.Database) => void): Promise<string> {
  const file = join(tempFolder(t), 'store.db');
  const database = new Database(file);
  const db = new Kysely<unknown>({ dialect: new StoreDialect(database) });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrationsOf(sqliteDialect) } });
  const { error } = await migrator.migrateTo(last);
  assert.equal(error, undefined);
  fill(database);
  await db.destroy();
  return file;
}

test('0007: partners become documents; who spoke version 0 has a year to change', async (t) => {
  const file = await leftBy(t, '0006-audit-objects', (database) => {
    const add = database.prepare('insert into partners (origin, domain_id, name, v0) values (?, ?, ?, ?)');
    add.run('https://old.example', 'd', 'Old', 1);
    add.run('https://new.example', 'd', 'New', 0);
  });
  const store = await openStore(file, createMovableClock(new Date('2026-11-21T08:00:00.000Z')));
  t.after(() => store.close());
  const partners = await store.read((tx) => partnersOf(tx).all());
  assert.deepEqual(
    partners.map(({ name, origin, domain_id, v0_until }) => [name, origin, domain_id, v0_until === null]),
    [
      ['New', 'https://new.example', 'd', true],
      ['Old', 'https://old.example', 'd', false],
    ],
  );
  // The real clock's: the step has no other.
  const days = (Date.parse(partners[1]?.v0_until ?? '') - Date.now()) / 86_400_000;
  assert.ok(days > 363 && days <= 365, String(days));
});

test('0010: an entry of before has no change, and a task of before nobody’s name and address', async (t) => {
  const file = await leftBy(t, '0009-installation', (database) => {
    database.prepare("insert into audit (at, type, account, address) values ('2026-01-01', 'login', 'a', '::1')").run();
    database
      .prepare(
        "insert into tasks (id, name, state, kwargs, is_system, domain_id, user_id, created_at, updated_at) values ('t', 'n', 'success', '{}', 0, 'd', 'u', '1', '1')",
      )
      .run();
  });
  const store = await openStore(file);
  t.after(() => store.close());
  const read = store.read(async ({ tables }) => ({
    audit: await tables.selectFrom('audit').select(['subject', 'changes', 'task_id']).executeTakeFirst(),
    task: await tables.selectFrom('tasks').select(['user_name', 'address', 'session']).executeTakeFirst(),
  }));
  assert.deepEqual(await read, {
    audit: { subject: null, changes: null, task_id: null },
    task: { user_name: '', address: '', session: null },
  });
});

test('0011: the objects of an unfinished task are rows; one that has ended keeps them as they were', async (t) => {
  const kwargs = JSON.stringify({ items: [{ id: 'a', name: 'one' }, { id: 'b' }], choices: { deep: true } });
  const file = await leftBy(t, '0010-audit-changes', (database) => {
    const add = database.prepare(
      "insert into tasks (id, name, state, kwargs, is_system, domain_id, user_id, created_at, updated_at) values (?, 'n', ?, ?, 0, 'd', 'u', '1', '1')",
    );
    add.run('ended', 'success', kwargs);
    add.run('other', 'running', '{"names":["a"]}');
    add.run('running', 'running', kwargs);
  });
  const store = await openStore(file);
  t.after(() => store.close());
  const { items, tasks } = await store.read(async ({ tables }) => ({
    items: await tables.selectFrom('task_items').selectAll().orderBy('position').execute(),
    tasks: await tables.selectFrom('tasks').select(['id', 'kwargs']).orderBy('id').execute(),
  }));
  assert.deepEqual(items, [
    { task_id: 'running', position: 0, item_id: 'a', name: 'one', before: null },
    { task_id: 'running', position: 1, item_id: 'b', name: null, before: null },
  ]);
  assert.deepEqual(
    tasks.map((task) => [task.id, JSON.parse(task.kwargs)]),
    [
      ['ended', JSON.parse(kwargs)],
      ['other', { names: ['a'] }],
      ['running', { choices: { deep: true }, count: 2 }],
    ],
  );
});

test('0006, 0008: what was there before has the defaults of what is new', async (t) => {
  const file = await leftBy(t, '0005-domain-properties', (database) => {
    database.prepare("insert into audit (at, type, account, address) values ('2026-01-01', 'login', 'a', '::1')").run();
    database
      .prepare(
        "insert into sessions (id_hash, user_id, created_at, seen_at, expires_at, address, user_agent) values ('h', 'u', '1', '1', '2', '::1', '')",
      )
      .run();
  });
  const store = await openStore(file);
  t.after(() => store.close());
  const read = store.read(async ({ tables }) => ({
    audit: await tables.selectFrom('audit').select(['times', 'object_id']).executeTakeFirst(),
    session: await tables.selectFrom('sessions').select(['frame_host', 'parent_hash']).executeTakeFirst(),
  }));
  assert.deepEqual(await read, {
    audit: { times: 1, object_id: null },
    session: { frame_host: null, parent_hash: null },
  });
});

test('0013: ports of before are found by their addresses', async (t) => {
  const file = await leftBy(t, '0012-task-intents', (database) => {
    const add = database.prepare(
      "insert into documents (kind, id, project_id, domain_id, name, created_at, body) values (?, ?, 'p', 'd', '', '1', ?)",
    );
    const body = {
      fixed_ips: [{ ip_address: '10.0.0.5' }, { ip_address: '2001:DB8::5' }],
      mac_address: 'fa:16:3e:00:00:01',
    };
    add.run('port', 'one', JSON.stringify(body));
    add.run('router', 'other', JSON.stringify(body));
  });
  const store = await openStore(file);
  t.after(() => store.close());
  const terms = await store.read((tx) => tx.tables.selectFrom('port_terms').select(['term', 'port_id']).execute());
  assert.deepEqual(
    terms.map(({ term, port_id }) => [term, port_id]),
    [
      ['10.0.0.5', 'one'],
      ['2001:db8::5', 'one'],
      ['fa:16:3e:00:00:01', 'one'],
    ],
  );
});

test('0019: documents of before have a number, their indexes and their ports’ terms', async (t) => {
  const file = await leftBy(t, '0018-cloud-services', (database) => {
    const add = database.prepare(
      "insert into documents (kind, id, project_id, domain_id, name, status, created_at, body) values (?, ?, 'p', 'd', ?, 'ACTIVE', '1', ?)",
    );
    const port = { id: 'one', name: 'a', fixed_ips: [{ ip_address: '10.0.0.5' }], mac_address: 'fa:16:3e:00:00:01' };
    add.run('port', 'one', 'a', JSON.stringify(port));
    add.run('router', 'one', 'b', JSON.stringify({ id: 'one', name: 'b' }));
  });
  const store = await openStore(file);
  t.after(() => store.close());
  const terms = () => store.read((tx) => tx.tables.selectFrom('port_terms').select('term').execute());
  assert.equal((await terms()).length, 3);
  assert.deepEqual(await store.read((tx) => tx.documents('router').all()), [{ id: 'one', name: 'b' }]);
  const rows = await store.read((tx) => tx.tables.selectFrom('documents').select(['row', 'kind']).execute());
  assert.deepEqual(
    rows.map(({ row, kind }) => [row, kind]),
    [
      [1, 'port'],
      [2, 'router'],
    ],
  );
  await store.write((tx) => tx.documents('port').remove('one'));
  assert.deepEqual(await terms(), [], 'the triggers are those of the new table');
});

test('0020: domains of before may open their buckets, and those to come may not', async (t) => {
  const file = await leftBy(t, '0019-document-rows', (database) => {
    database
      .prepare(
        "insert into documents (kind, id, project_id, domain_id, name, status, created_at, body) values ('domain', 'own', null, 'own', 'Own', null, '1', '{}')",
      )
      .run();
    database.prepare("insert into s3_domains (domain_id, enabled) values ('off', 0)").run();
    database
      .prepare(
        "insert into s3_buckets (name, project_id, domain_id, created_at, versioning) values ('b', 'p', 'elsewhere', '1', 'Off')",
      )
      .run();
  });
  const store = await openStore(file);
  t.after(() => store.close());
  const rows = await store.read((tx) => tx.tables.selectFrom('s3_domains').selectAll().orderBy('domain_id').execute());
  assert.deepEqual(rows, [
    { domain_id: 'elsewhere', enabled: 1, public_access_block: 0 },
    { domain_id: 'off', enabled: 0, public_access_block: 0 },
    { domain_id: 'own', enabled: 1, public_access_block: 0 },
  ]);
  const bucket = await store.read((tx) => tx.tables.selectFrom('s3_buckets').selectAll().executeTakeFirst());
  assert.deepEqual([bucket?.acl, bucket?.object_lock, bucket?.location, bucket?.tags], [null, null, null, null]);
});

test('0022: volumes of before have all that one has since it can be changed', async (t) => {
  const file = await leftBy(t, '0021-instances', (database) => {
    const add = database.prepare(
      "insert into documents (kind, id, project_id, domain_id, name, created_at, body) values (?, ?, 'p', 'd', ?, '1', ?)",
    );
    const volume = { name: 'v', size: 10, storage_policy_name: 'fast', attachments: [] };
    add.run('storage_policy', 'policy', 'fast', '{}');
    add.run('volume', 'blank', 'v', JSON.stringify({ ...volume, id: 'blank', image_name: null }));
    add.run('volume', 'boot', 'v', JSON.stringify({ ...volume, id: 'boot', image_name: 'Debian' }));
    add.run('recovery_point', 'point', 'v', JSON.stringify({ id: 'point', image_name: 'Debian' }));
  });
  const store = await openStore(file);
  t.after(() => store.close());
  const read = (id: string) => store.read((tx) => volumeRecords.in(tx).get(id));
  const blank = await read('blank');
  assert.deepEqual(
    [blank?.size, blank?.description, blank?.revision_number, blank?.storage_policy_id, blank?.volume_image_metadata],
    [10, '', 0, 'policy', null],
  );
  assert.ok(blank && !('image_name' in blank));
  assert.equal((await read('boot'))?.volume_image_metadata?.image_name, 'Debian');
  const point = await store.read((tx) =>
    tx.documents<{ id: string; image_name: string }>('recovery_point').get('point'),
  );
  assert.equal(point?.image_name, 'Debian');
});
