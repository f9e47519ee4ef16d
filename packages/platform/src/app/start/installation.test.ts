import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import Database from 'better-sqlite3';
import { openS3Platform } from '../../object-storage/testing/s3-platform.ts';
import { filesIn } from '../../object-storage/testing/start-s3.ts';
import { openProbeEngine } from '../testing/probe-engine.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { openTestPlatform } from '../testing/test-platform.ts';
import { StartRefusal } from './start-refusal.ts';

const probe = { openEngine: openProbeEngine };

/** A folder in which a platform has worked, with objects in it. */
async function usedFolder(t: TestContext): Promise<string> {
  const dataFolder = tempFolder(t);
  const { platform } = await openTestPlatform(t, { dataFolder }, probe);
  await platform.close();
  return dataFolder;
}

const blobsOf = (folder: string) => filesIn(join(folder, 's3', 'blobs'));
const identityOf = (folder: string) => readFileSync(join(folder, 's3', 'installation.id'), 'utf8');
const databaseFiles = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('skydeck.db'));

/** One sentence with a way out, and nothing is changed, by whichever settings. */
async function refusedWith(t: TestContext, dataFolder: string, sentence: RegExp): Promise<void> {
  const before = [await blobsOf(dataFolder), databaseFiles(dataFolder)];
  for (const demo of [true, false])
    await assert.rejects(openTestPlatform(t, { dataFolder, demo }, probe), (error) => {
      assert.ok(error instanceof StartRefusal, String(error));
      assert.match(error.message, sentence);
      assert.match(error.message, /^[^\n]+\.$/);
      return true;
    });
  assert.deepEqual([await blobsOf(dataFolder), databaseFiles(dataFolder)], before);
}

// spec: data.identity
test('a new folder has one identity, in its database and beside its objects', async (t) => {
  const dataFolder = await usedFolder(t);
  const identity = identityOf(dataFolder);
  assert.match(identity, /^[0-9a-f-]{36}\n$/);
  const { platform } = await openTestPlatform(t, { dataFolder }, probe);
  const row = await platform.internals.store.read(({ tables }) =>
    tables.selectFrom('installation').selectAll().execute(),
  );
  assert.deepEqual(
    row.map(({ id, is_seeded }) => [`${id}\n`, is_seeded]),
    [[identity, 1]],
  );
  assert.equal(identityOf(dataFolder), identity);
});

test('without its database no demo data is created where objects are, and none of them goes', async (t) => {
  const dataFolder = await usedFolder(t);
  const database = join(dataFolder, 'skydeck.db');
  cpSync(database, `${database}.kept`);
  const gone =
    /^The folder .+ has data, but its database .+skydeck\.db is gone or empty; put a copy of it in its place/;
  rmSync(database);
  await refusedWith(t, dataFolder, gone);
  writeFileSync(database, '');
  await refusedWith(t, dataFolder, gone);
  // As a program leaves it that made the tables anew.
  cpSync(`${database}.kept`, database);
  const emptied = new Database(database);
  emptied.exec('delete from documents; delete from installation');
  emptied.close();
  await refusedWith(t, dataFolder, gone);
  cpSync(`${database}.kept`, database);
  const { platform } = await openTestPlatform(t, { dataFolder }, probe);
  assert.equal(platform.hasDemo, true);
});

test('what has only a key, or only a log of its database, is no new folder either', async (t) => {
  for (const left of ['sealing.key', 'skydeck.db-wal']) {
    const dataFolder = tempFolder(t);
    writeFileSync(join(dataFolder, left), Buffer.alloc(32, 1));
    await refusedWith(t, dataFolder, /is gone or empty/);
    assert.equal(readFileSync(join(dataFolder, left)).length, 32);
  }
});

test('a database without its accounts gets no others', async (t) => {
  const dataFolder = await usedFolder(t);
  const database = new Database(join(dataFolder, 'skydeck.db'));
  database.exec(`delete from documents where kind = 'user'`);
  database.close();
  await refusedWith(t, dataFolder, /has no accounts any more; put a copy of it in its place/);
});

// spec: data.identity
test('a database of one installation and the objects of another do not go together', async (t) => {
  const [one, other] = [await usedFolder(t), await usedFolder(t)];
  cpSync(join(one, 'skydeck.db'), join(other, 'skydeck.db'));
  await refusedWith(t, other, /are of two installations; put together what belongs together/);
});

test('objects that are gone are missed, unless somebody says that they are lost', async (t) => {
  const { platform, settings } = await openS3Platform(t);
  const { dataFolder } = settings;
  await platform.close();
  const id = identityOf(dataFolder);
  rmSync(join(dataFolder, 's3'), { recursive: true });
  await assert.rejects(openTestPlatform(t, { dataFolder }), {
    message: `The objects of the database ${dataFolder}/skydeck.db are not in ${dataFolder}/s3; put them back there, or write ${id.trim()} to ${dataFolder}/s3/installation.id to start without them.`,
  });
  mkdirSync(join(dataFolder, 's3'));
  writeFileSync(join(dataFolder, 's3', 'installation.id'), id);
  const again = await openS3Platform(t, { dataFolder });
  const { s3 } = await again.enter('jonas.lind', 'payments-prod');
  const lost = await s3.call('GET', 'payments-exports', 'README.txt');
  assert.deepEqual([lost.status, lost.one('Code')], [500, 'DataDamaged'], 'an answer, and not a cut connection');
  assert.equal((await s3.call('PUT', 'payments-exports', 'new', { body: 'new' })).status, 200);
});

test('data from before there were identities gets one, and keeps all it has', async (t) => {
  const { platform, settings } = await openS3Platform(t);
  const { dataFolder } = settings;
  await platform.close();
  const blobs = await blobsOf(dataFolder);
  assert.ok(blobs.length > 0);
  rmSync(join(dataFolder, 's3', 'installation.id'));
  const database = new Database(join(dataFolder, 'skydeck.db'));
  database.exec('delete from installation');
  database.close();
  const next = await openS3Platform(t, { dataFolder });
  await next.platform.internals.s3.maintenance.idle();
  assert.match(identityOf(dataFolder), /^[0-9a-f-]{36}\n$/);
  assert.deepEqual((await blobsOf(dataFolder)).toSorted(), blobs.toSorted());
  const { s3 } = await next.enter('jonas.lind', 'payments-prod');
  assert.equal((await s3.call('GET', 'payments-exports', 'README.txt')).status, 200);
});

test('another key is not taken for that of older data, which know none', async (t) => {
  const { platform, settings, enter } = await openS3Platform(t);
  await enter('jonas.lind', 'payments-prod');
  await platform.close();
  const { dataFolder } = settings;
  const database = new Database(join(dataFolder, 'skydeck.db'));
  database.exec('update installation set key_check = null');
  const check = database.prepare('select key_check from installation').pluck();
  const file = join(dataFolder, 'sealing.key');
  const key = readFileSync(file);
  writeFileSync(file, Buffer.alloc(32, 7));
  await refusedWith(t, dataFolder, /^The key .+ is not the one that this database was sealed with/);
  assert.equal(check.get(), null);
  writeFileSync(file, key);
  await openTestPlatform(t, { dataFolder });
  assert.ok(check.get());
  database.close();
});

test('an older copy of the database for one start: with the newer one back, each object can be read', async (t) => {
  const first = await openS3Platform(t);
  const { dataFolder } = first.settings;
  await first.platform.close();
  const database = join(dataFolder, 'skydeck.db');
  cpSync(database, `${database}.older`);

  const second = await openS3Platform(t, { dataFolder });
  const { s3 } = await second.enter('jonas.lind', 'payments-prod');
  const keys = ['a', 'b', 'c', 'd'];
  for (const key of keys) await s3.call('PUT', 'payments-exports', key, { body: `content of ${key}` });
  await second.platform.close();
  const blobs = await blobsOf(dataFolder);
  cpSync(database, `${database}.newer`);

  cpSync(`${database}.older`, database);
  const older = await openS3Platform(t, { dataFolder });
  await older.platform.internals.s3.maintenance.idle();
  assert.equal((await blobsOf(dataFolder)).length, blobs.length - keys.length);
  assert.equal((await filesIn(join(dataFolder, 's3', 'bin'))).length, keys.length);
  await older.platform.close();

  cpSync(`${database}.newer`, database);
  const newer = await openS3Platform(t, { dataFolder });
  const again = await newer.enter('jonas.lind', 'payments-prod');
  for (const key of keys) assert.equal((await again.s3.call('GET', 'payments-exports', key)).text, `content of ${key}`);
  await newer.platform.internals.s3.maintenance.idle();
  assert.deepEqual((await blobsOf(dataFolder)).toSorted(), blobs.toSorted());
});

test('a key that is gone, or another one, is not replaced', async (t) => {
  const dataFolder = await usedFolder(t);
  const file = join(dataFolder, 'sealing.key');
  const key = readFileSync(file);
  rmSync(file);
  await refusedWith(t, dataFolder, /^The key .+sealing\.key is gone; put a copy of the right one in its place/);
  assert.ok(!readdirSync(dataFolder).includes('sealing.key'));
  writeFileSync(file, Buffer.alloc(32, 7));
  await refusedWith(t, dataFolder, /^The key .+ is not the one that this database was sealed with/);
  writeFileSync(file, key);
  await openTestPlatform(t, { dataFolder }, probe);
});
