import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BrokenSeal, KEY_FILE, sealingOf } from '../../store/sealing.ts';
import { restrictPermissions } from '../start/file-modes.ts';
import { lockFolder } from '../start/folder-lock.ts';
import { DATABASE } from '../start/installation.ts';
import { CommandRefusal } from './command-refusal.ts';
import { copyDurably, copyFolder, syncToDisk } from './copy-files.ts';
import { databaseFaults } from './database-faults.ts';
import { MANIFEST, type Manifest, readManifest } from './manifest.ts';
import { MIGRATED, migrateStore } from './migrate-store.ts';
import { ageOfDatabase, keyCheckOf, withDatabase } from './open-database.ts';

const FORMAT = 1;

/**
 * Puts a backup and the key of its installation into an empty data folder. Until the database is there, which comes last, no
 * server starts on it. Throws a CommandRefusal, and then has written nothing.
 */
// spec: operations.restore
export async function restore(backup: string, keyFile: string, dataFolder: string): Promise<Manifest> {
  const manifest = manifestOf(backup);
  const key = readKey(keyFile);
  await withDatabase(join(backup, DATABASE), (database) => {
    if (ageOfDatabase(database) === 'newer') throw newer(backup);
    const [fault] = databaseFaults(database);
    if (fault !== undefined) throw new CommandRefusal(`The database of the backup ${backup} is damaged: ${fault}.`);
    const check = keyCheckOf(database);
    if (check !== null) refuseOtherKey(check, key, keyFile);
  });
  if (existsSync(dataFolder) && readdirSync(dataFolder).length > 0)
    throw new CommandRefusal(`The data folder ${dataFolder} is not empty; choose another with --data.`);
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(dataFolder);
  try {
    await copyInto(dataFolder, backup, key);
  } finally {
    lock.release();
  }
  return manifest;
}

/** Puts the database of a restored folder onto a server, whose database is empty. */
export async function copyRestored(dataFolder: string, databaseUrl: string): Promise<void> {
  await migrateStore(dataFolder, databaseUrl);
  await rm(join(dataFolder, MIGRATED));
}

async function copyInto(dataFolder: string, backup: string, key: Buffer): Promise<void> {
  await writeFile(join(dataFolder, KEY_FILE), key, { mode: 0o600, flush: true });
  for (const name of ['s3', 'pictures', 'reports']) await copyFolder(join(backup, name), join(dataFolder, name));
  const [draft, database] = [join(dataFolder, `${DATABASE}.new`), join(dataFolder, DATABASE)];
  await rm(draft, { force: true });
  await copyDurably(join(backup, DATABASE), draft);
  restrictPermissions(dataFolder);
  await rename(draft, database);
  await syncToDisk(dataFolder);
}

function manifestOf(backup: string): Manifest {
  const manifest = readManifest(join(backup, MANIFEST));
  if (!manifest) throw new CommandRefusal(`The folder ${backup} is no backup of Skydeck, or one that is not finished.`);
  if (manifest.format > FORMAT) throw newer(backup);
  return manifest;
}

const newer = (backup: string) =>
  new CommandRefusal(`The backup ${backup} was made by a newer Skydeck; restore it with that one.`);

function readKey(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new CommandRefusal(`The key ${file} cannot be read.`);
  }
}

function refuseOtherKey(check: string, key: Buffer, file: string): void {
  try {
    sealingOf(key).of('installation').open(check);
  } catch (error) {
    if (!(error instanceof BrokenSeal)) throw error;
    throw new CommandRefusal(`The key ${file} is not the one that this backup was sealed with.`);
  }
}
