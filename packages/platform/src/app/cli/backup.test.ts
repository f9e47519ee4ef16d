import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import Database from 'better-sqlite3';
import { openS3Platform } from '../../object-storage/testing/s3-platform.ts';
import { filesIn } from '../../object-storage/testing/start-s3.ts';
import { runCommand } from '../testing/run-command.ts';
import { tempFolder } from '../testing/temp-folder.ts';

/** Of a server that runs and has objects. */
async function backedUp(t: TestContext) {
  const server = await openS3Platform(t);
  const { s3 } = await server.enter('jonas.lind', 'payments-prod');
  await s3.call('PUT', 'payments-exports', 'kept.txt', { body: 'kept' });
  const { dataFolder } = server.settings;
  const folder = join(tempFolder(t), 'backup');
  const backup = await runCommand(dataFolder, 'backup', folder);
  return { server, s3, dataFolder, folder, backup, key: join(dataFolder, 'sealing.key') };
}

/** A server of what was restored. */
async function restored(t: TestContext, folder: string, key: string) {
  const dataFolder = join(tempFolder(t), 'data');
  const { code, complained } = await runCommand(dataFolder, 'restore', folder, '--key', key);
  assert.deepEqual([code, complained], [0, []]);
  return dataFolder;
}

const nothingIn = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0;

// spec: operations.backup, spec: operations.restore
test('a backup of a server that runs becomes a server that has all of it', async (t) => {
  const { s3, folder, backup, key } = await backedUp(t);
  assert.deepEqual([backup.code, backup.complained], [0, []]);
  // What comes after it is not in it.
  await s3.call('PUT', 'payments-exports', 'later.txt', { body: 'later' });
  const dataFolder = await restored(t, folder, key);
  assert.deepEqual((await runCommand(dataFolder, 'check')).complained, []);
  const next = await openS3Platform(t, { dataFolder });
  const { s3: again } = await next.enter('jonas.lind', 'payments-prod');
  assert.equal((await again.call('GET', 'payments-exports', 'kept.txt')).text, 'kept');
  assert.equal((await again.call('GET', 'payments-exports', 'README.txt')).status, 200);
  assert.equal((await again.call('GET', 'payments-exports', 'later.txt')).status, 404);
});

// spec: operations.backup
test('a backup that is made while objects come and go has each file that it names', async (t) => {
  const { platform, settings, enter } = await openS3Platform(t);
  const { s3 } = await enter('jonas.lind', 'payments-prod');
  const folder = join(tempFolder(t), 'backup');
  const over = new AbortController();
  const backup = runCommand(settings.dataFolder, 'backup', folder).finally(() => over.abort());
  let changes = 0;
  for (; !over.signal.aborted; changes += 1) {
    await s3.call('PUT', 'payments-exports', `key-${changes}`, { body: `body ${changes}` });
    if (changes > 0) await s3.call('DELETE', 'payments-exports', `key-${changes - 1}`);
  }
  const { code, complained } = await backup;
  assert.deepEqual([code, complained], [0, []]);
  assert.ok(changes > 1, 'none of them came in between');
  await platform.close();
  const dataFolder = await restored(t, folder, join(settings.dataFolder, 'sealing.key'));
  const check = await runCommand(dataFolder, 'check');
  assert.deepEqual([check.code, check.complained], [0, []]);
});

// spec: operations.backup
test('a backup has no key, and is for its owner alone', async (t) => {
  const { folder, backup, dataFolder } = await backedUp(t);
  assert.ok(!existsSync(join(folder, 'sealing.key')));
  assert.match(backup.printed.join('\n'), new RegExp(`Keep a copy of ${dataFolder}/sealing.key in another place`));
  assert.deepEqual(readdirSync(folder).toSorted(), ['backup.json', 's3', 'skydeck.db']);
  const modes = [folder, join(folder, 'skydeck.db'), join(folder, 'backup.json')].map(
    (path) => statSync(path).mode & 0o777,
  );
  assert.deepEqual(modes, [0o700, 0o600, 0o600]);
  const key = readFileSync(join(dataFolder, 'sealing.key'));
  for (const name of ['skydeck.db', 'backup.json']) assert.ok(!readFileSync(join(folder, name)).includes(key), name);
});

test('a backup goes into a new or an empty folder, and there is one only where there is data', async (t) => {
  const { dataFolder, folder } = await backedUp(t);
  const again = await runCommand(dataFolder, 'backup', folder);
  assert.deepEqual([again.code, again.complained], [1, [`The folder ${folder} is not empty.`]]);
  const [nowhere, target] = [join(tempFolder(t), 'nowhere'), join(tempFolder(t), 'backup')];
  const none = await runCommand(nowhere, 'backup', target);
  assert.deepEqual([none.code, none.complained], [1, [`There is no database ${nowhere}/skydeck.db.`]]);
  assert.ok(!existsSync(nowhere) && !existsSync(target));
});

test('a backup says whose files the server does not have, and has the others', async (t) => {
  const { server, dataFolder } = await backedUp(t);
  await server.platform.close();
  const blobs = join(dataFolder, 's3', 'blobs');
  const [lost = ''] = await filesIn(blobs);
  const [found = ''] = readdirSync(blobs, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith(lost));
  rmSync(join(blobs, found));
  const { code, complained } = await runCommand(dataFolder, 'backup', join(tempFolder(t), 'backup'));
  assert.equal(code, 1);
  assert.match(complained.join('\n'), /^files: the (?:object|image) [^\n]+: its file is gone, and not in the backup$/);
});

// spec: operations.restore
test('a restore refuses what it cannot restore whole, and then writes nothing', async (t) => {
  const { folder, key, dataFolder } = await backedUp(t);
  const target = join(tempFolder(t), 'data');
  const copyOf = (change: (copy: string) => void) => {
    const copy = join(tempFolder(t), 'copy');
    cpSync(folder, copy, { recursive: true });
    change(copy);
    return copy;
  };
  const unfinished = copyOf((copy) => rmSync(join(copy, 'backup.json')));
  const later = copyOf((copy) => {
    const manifest = JSON.parse(readFileSync(join(copy, 'backup.json'), 'utf8')) as object;
    writeFileSync(join(copy, 'backup.json'), JSON.stringify({ ...manifest, format: 2 }));
  });
  const newer = copyOf((copy) => {
    const database = new Database(join(copy, 'skydeck.db'));
    database.exec(`insert into kysely_migration (name, timestamp) values ('9999-later', '')`);
    database.close();
  });
  const damaged = copyOf((copy) => writeFileSync(join(copy, 'skydeck.db'), 'no database at all'));
  const otherKey = join(tempFolder(t), 'other.key');
  writeFileSync(otherKey, Buffer.alloc(32, 7));
  for (const [args, sentence] of [
    [[unfinished, '--key', key], /is no backup of Skydeck, or one that is not finished\.$/],
    [[later, '--key', key], /was made by a newer Skydeck; restore it with that one\.$/],
    [[newer, '--key', key], /was made by a newer Skydeck; restore it with that one\.$/],
    [[damaged, '--key', key], /not a database/],
    [[folder, '--key', otherKey], /is not the one that this backup was sealed with\.$/],
    [[folder, '--key', join(folder, 'none')], /^The key .+ cannot be read\.$/],
    [[folder], /^Say with --key which file is the sealing\.key of this installation\.$/],
  ] as const) {
    const { code, complained } = await runCommand(target, 'restore', ...args);
    assert.equal(code, 1);
    assert.match(complained.join('\n'), sentence);
    assert.ok(nothingIn(target), String(sentence));
  }
  const before = readFileSync(join(dataFolder, 'sealing.key'));
  const full = await runCommand(dataFolder, 'restore', folder, '--key', key);
  assert.equal(full.code, 1);
  assert.match(full.complained.join('\n'), /is not empty; choose another with --data\.$/);
  assert.deepEqual(readFileSync(join(dataFolder, 'sealing.key')), before);
});

test('an empty folder that is there already can be restored into', async (t) => {
  const { folder, key } = await backedUp(t);
  const dataFolder = join(tempFolder(t), 'data');
  mkdirSync(dataFolder, { mode: 0o755 });
  assert.equal((await runCommand(dataFolder, 'restore', folder, '--key', key)).code, 0);
  assert.equal(statSync(dataFolder).mode & 0o777, 0o700);
  assert.equal(statSync(join(dataFolder, 'sealing.key')).mode & 0o777, 0o600);
});
