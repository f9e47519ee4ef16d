import assert from 'node:assert/strict';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import Database from 'better-sqlite3';
import type { OpenDatabase } from '../../store/store.ts';
import { openStore } from '../../store/store.ts';
import { DATABASE } from '../start/installation.ts';
import { openProbeEngine } from '../testing/probe-engine.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { openTestPlatform, type TestPlatform } from '../testing/test-platform.ts';
import { copyStore } from './copy-store/copy-store.ts';
import { copiedTables, otherTables } from './copy-store/tables.ts';
import { MIGRATED } from './migrate-store.ts';
import { runCli } from './run-cli.ts';

const MARKS = '/api/v2/probe/marks';
const parts = { openEngine: openProbeEngine };

/** In the data folder, also where tests keep everything on a server. */
const openDatabase: OpenDatabase = (file) => new Database(file, { timeout: 5000 });

async function run(dataFolder: string, databaseUrl: string | null, ...args: readonly string[]) {
  const [printed, complained]: [string[], string[]] = [[], []];
  const env = { SKYDECK_DATA: dataFolder, ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }) };
  const print = (line: string) => void printed.push(line);
  const code = await runCli(args, { env, print, complain: (line) => void complained.push(line) });
  return { code, printed, complained };
}

async function emptyServer(t: TestContext): Promise<string> {
  const database = await createTestDatabase();
  t.after(database.drop);
  return database.url;
}

type Signed = Awaited<ReturnType<TestPlatform['signIn']>>;

const mark = ({ call }: TestPlatform, as: Signed, id: string) =>
  call(MARKS, { method: 'POST', as, body: { id, name: 'made' } });

async function marksOf({ call }: TestPlatform, as: Signed): Promise<string[]> {
  const { json } = await call(MARKS, { as });
  return (json.data as { id: string }[]).map(({ id }) => id).toSorted();
}

// spec: operations.migrate-store
test('data go from the folder to a server: whoever was signed in goes on there', async (t) => {
  const url = await emptyServer(t);
  const first = await openTestPlatform(t, {}, { ...parts, openDatabase });
  const as = await first.signIn('jonas.lind', 'payments-prod');
  await mark(first, as, 'before');
  const { seq } = await first.platform.internals.store.read(({ tables }) =>
    tables.selectFrom('outbox').select('seq').orderBy('seq', 'desc').executeTakeFirstOrThrow(),
  );
  const { dataFolder } = first.settings;
  await first.platform.close();

  const moved = await run(dataFolder, url, 'migrate-store');
  assert.deepEqual([moved.code, moved.complained], [0, []]);
  assert.match(moved.printed.find((line) => line.startsWith('documents: ')) ?? '', /^documents: \d+ [0-9a-f]{16}$/);
  assert.deepEqual([existsSync(join(dataFolder, DATABASE)), existsSync(join(dataFolder, MIGRATED))], [false, true]);
  assert.deepEqual((await run(dataFolder, url, 'check')).complained, []);

  const next = await openTestPlatform(t, { dataFolder, databaseUrl: url }, parts);
  assert.deepEqual(await marksOf(next, as), ['before']);
  assert.equal((await mark(next, as, 'after')).status, 200);
  const { oldest } = await next.platform.internals.store.read(({ tables }) =>
    tables
      .selectFrom('outbox')
      .select(({ fn }) => fn.min('seq').as('oldest'))
      .where('seq', '>', seq)
      .executeTakeFirstOrThrow(),
  );
  assert.equal(oldest, seq + 1, 'numbers go on');
});

// spec: operations.migrate-store
test('a copy that was cut off is used by nobody, and goes on where it was', async (t) => {
  const url = await emptyServer(t);
  const first = await openTestPlatform(t, {}, { ...parts, openDatabase });
  const { dataFolder } = first.settings;
  await first.platform.close();
  const [source, target] = [await openStore(join(dataFolder, DATABASE)), await openStore(url)];
  t.after(() => Promise.all([source.close(), target.close()]));
  const from = { store: source, name: 'the folder', isServer: false };
  const to = { name: 'the server', isServer: true };
  const cutAfter = (writes: number) => {
    let left = writes;
    const write: typeof target.write = (work, by) => {
      if (left === 0) return Promise.reject(new Error('cut off'));
      left -= 1;
      return target.write(work, by);
    };
    return { ...to, store: { ...target, write } };
  };
  await assert.rejects(copyStore(from, cutAfter(3)), /cut off/);
  await assert.rejects(openTestPlatform(t, { dataFolder, databaseUrl: url }, parts), /are of two installations/);
  await assert.rejects(copyStore(from, cutAfter(5)), /cut off/);
  const copied = await copyStore(from, { ...to, store: target });
  assert.equal(copied.length, copiedTables.length);
  await assert.rejects(copyStore(from, { ...to, store: target }), /The database the server is not empty/);
});

test('all tables are copied, or it is said why not', async (t) => {
  const store = await openStore(await emptyServer(t));
  t.after(() => store.close());
  const tables = await store.read((tx) => tx.tables.introspection.getTables());
  assert.deepEqual(
    tables.map(({ name }) => name).toSorted(),
    [...copiedTables.map(({ name }) => name), ...otherTables].toSorted(),
  );
});

// spec: operations.backup, spec: operations.restore, spec: operations.check
test('a backup of a server’s database is restored to a folder, or to another server', async (t) => {
  const first = await openTestPlatform(t, {}, parts);
  const { dataFolder, databaseUrl } = first.settings;
  const as = await first.signIn('jonas.lind', 'payments-prod');
  await mark(first, as, 'kept');
  const backup = join(tempFolder(t), 'backup');
  const made = await run(dataFolder, databaseUrl, 'backup', backup);
  assert.deepEqual([made.code, made.complained], [0, []]);
  assert.deepEqual(
    readdirSync(backup).toSorted(),
    ['backup.json', 'pictures', 'reports', 's3', DATABASE].filter((name) => existsSync(join(backup, name))).toSorted(),
  );

  const key = join(dataFolder, 'sealing.key');
  for (const url of [null, await emptyServer(t)]) {
    const folder = join(tempFolder(t), 'restored');
    const restored = await run(folder, url, 'restore', backup, '--key', key);
    assert.deepEqual([restored.code, restored.complained], [0, []]);
    assert.deepEqual((await run(folder, url, 'check')).complained, []);
    const next = await openTestPlatform(
      t,
      { dataFolder: folder, databaseUrl: url },
      url === null ? { ...parts, openDatabase } : parts,
    );
    assert.deepEqual(await marksOf(next, as), ['kept']);
    await next.platform.close();
  }
  const refused = await run(join(tempFolder(t), 'none'), databaseUrl, 'restore', backup, '--key', key);
  assert.equal(refused.code, 1);
  assert.match(refused.complained.join(), /is not empty/);

  rmSync(join(dataFolder, 's3', 'blobs'), { recursive: true });
  const checked = await run(dataFolder, databaseUrl, 'check');
  assert.equal(checked.code, 1);
  assert.match(checked.complained[0] ?? '', /^files: the object .* is gone$/);
});
