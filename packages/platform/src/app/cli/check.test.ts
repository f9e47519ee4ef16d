import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import Database from 'better-sqlite3';
import { openS3Platform } from '../../object-storage/testing/s3-platform.ts';
import { runCommand } from '../testing/run-command.ts';
import { tempFolder } from '../testing/temp-folder.ts';

/** Of a server that was stopped, and has objects and keys. */
async function stoppedFolder(t: TestContext): Promise<string> {
  const { platform, settings, enter } = await openS3Platform(t);
  await enter('jonas.lind', 'payments-prod');
  await platform.close();
  return settings.dataFolder;
}

function change(dataFolder: string, sql: string): void {
  const database = new Database(join(dataFolder, 'skydeck.db'));
  database.pragma('foreign_keys = OFF');
  database.exec(sql);
  database.close();
}

const blobsIn = (dataFolder: string) =>
  readdirSync(join(dataFolder, 's3', 'blobs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.includes('/'))
    .map((path) => join(dataFolder, 's3', 'blobs', path));

// spec: operations.check
test('what is whole has no fault', async (t) => {
  const dataFolder = await stoppedFolder(t);
  const { code, printed, complained } = await runCommand(dataFolder, 'check');
  assert.deepEqual([code, complained, printed], [0, [], [`The data in ${dataFolder} is whole.`]]);
});

// spec: operations.check
test('each fault is a line, and the exit code is 1', async (t) => {
  const dataFolder = await stoppedFolder(t);
  const [gone = '', short = ''] = blobsIn(dataFolder);
  rmSync(gone);
  truncateSync(short, 1);
  change(
    dataFolder,
    `update s3_keys set sealed = 'AAAA';
     update audit set changes = '{' where id = 1`,
  );
  const { code, printed, complained } = await runCommand(dataFolder, 'check');
  assert.equal(code, 1);
  for (const line of [
    /^files: the (?:object|image) .+: s3\/blobs\/.+ is gone$/,
    /^files: the (?:object|image) .+: s3\/blobs\/.+ is not as long as it was$/,
    /^seals: the S3 key SK[A-Z0-9]+ cannot be opened$/,
    /^audit: the entry 1 cannot be read$/,
  ])
    assert.ok(
      complained.some((one) => line.test(one)),
      `${line}\n${complained.join('\n')}`,
    );
  assert.deepEqual(printed, [`Faults: ${complained.length}.`]);
});

test('rows that name others which are not there are faults of the database', async (t) => {
  const dataFolder = await stoppedFolder(t);
  change(dataFolder, `delete from s3_objects where seq = (select min(object) from s3_segments)`);
  const { code, complained } = await runCommand(dataFolder, 'check');
  assert.equal(code, 1);
  assert.ok(complained.includes('database: a row of s3_segments names one that is not there'), complained.join('\n'));
});

test('a file that no row names is told, and is no fault: a crash leaves some', async (t) => {
  const dataFolder = await stoppedFolder(t);
  const id = 'ab'.repeat(16);
  mkdirSync(join(dataFolder, 's3', 'blobs', 'ab'), { recursive: true });
  writeFileSync(join(dataFolder, 's3', 'blobs', 'ab', id), 'x');
  const { code, printed } = await runCommand(dataFolder, 'check');
  assert.deepEqual([code, printed[0]], [0, 'Files that nothing names: 1. The next start moves them to the bin.']);
});

test('a key that is gone or another one is a fault, and none is made', async (t) => {
  const dataFolder = await stoppedFolder(t);
  const key = join(dataFolder, 'sealing.key');
  rmSync(key);
  const gone = await runCommand(dataFolder, 'check');
  assert.deepEqual([gone.code, gone.complained], [1, [`seals: the key ${key} is gone`]]);
  assert.ok(!readdirSync(dataFolder).includes('sealing.key'));
  writeFileSync(key, Buffer.alloc(32, 7));
  const another = await runCommand(dataFolder, 'check');
  assert.deepEqual(
    [another.code, another.complained],
    [1, [`seals: the key ${key} is not the one that this database was sealed with`]],
  );
});

test('what another release wrote is not judged, and where nothing is nothing is made', async (t) => {
  const dataFolder = await stoppedFolder(t);
  change(dataFolder, `insert into kysely_migration (name, timestamp) values ('9999-later', '')`);
  const newer = await runCommand(dataFolder, 'check');
  assert.deepEqual([newer.code, newer.complained], [1, [`The data in ${dataFolder} was written by a newer Skydeck.`]]);
  const empty = tempFolder(t);
  assert.equal((await runCommand(empty, 'check')).code, 1);
  assert.deepEqual(readdirSync(empty), []);
});
