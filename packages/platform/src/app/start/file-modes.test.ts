import assert from 'node:assert/strict';
import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { openS3Platform } from '../../object-storage/testing/s3-platform.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { openTestPlatform } from '../testing/test-platform.ts';
import { restrictPermissions } from './file-modes.ts';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

/** What of a folder others may read, change or enter. */
const open = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => (lstatSync(path).mode & 0o077) !== 0);

// spec: data.modes
test('a folder that others could read is closed, and so is each file that is made in it', async (t) => {
  const dataFolder = join(tempFolder(t), 'volume');
  mkdirSync(dataFolder);
  chmodSync(dataFolder, 0o777);
  const umask = process.umask(0);
  t.after(() => process.umask(umask));
  const { enter } = await openS3Platform(t, { dataFolder });
  const { s3 } = await enter('jonas.lind', 'payments-prod');
  assert.equal((await s3.call('PUT', 'payments-exports', 'new', { body: 'new' })).status, 200);
  assert.equal(modeOf(dataFolder), '700');
  assert.deepEqual(open(dataFolder), []);
});

test('so is what an earlier version made', async (t) => {
  const { platform, settings } = await openTestPlatform(t);
  const { dataFolder } = settings;
  await platform.close();
  chmodSync(join(dataFolder, 'skydeck.db'), 0o644);
  chmodSync(join(dataFolder, 'sealing.key'), 0o640);
  chmodSync(join(dataFolder, 's3'), 0o755);
  await openTestPlatform(t, { dataFolder });
  const closed = ['', 'skydeck.db', 'skydeck.db-wal', 'sealing.key', 's3'].map((name) =>
    modeOf(join(dataFolder, name)),
  );
  assert.deepEqual(closed, ['700', '600', '600', '600', '700']);
});

test('what is not ours keeps its rights: other files, what a link leads to, a folder that is shared', (t) => {
  const folder = tempFolder(t);
  const elsewhere = join(tempFolder(t), 'elsewhere');
  writeFileSync(elsewhere, '');
  chmodSync(elsewhere, 0o644);
  symlinkSync(elsewhere, join(folder, 'sealing.key'));
  writeFileSync(join(folder, 'notes.txt'), '');
  chmodSync(join(folder, 'notes.txt'), 0o644);
  chmodSync(folder, 0o1777);
  restrictPermissions(folder);
  assert.deepEqual([elsewhere, join(folder, 'notes.txt'), folder].map(modeOf), ['644', '644', '777']);
});
