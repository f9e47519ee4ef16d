import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { readFileIfExists } from '../../store/atomic-file.ts';
import { DATABASE } from '../start/installation.ts';
import { CommandRefusal } from './command-refusal.ts';
import { copyBetween } from './copy-store/ends.ts';
import { refuseOtherServer } from './copy-store/server.ts';
import { copyDurably, copyFolder, syncToDisk } from './copy-files.ts';
import { databaseFaults } from './database-faults.ts';
import { MANIFEST, type Manifest } from './manifest.ts';
import { findNamed, type NamedFile, namedFiles, sizeOf } from './named-files.ts';
import { ageOfDatabase, withDatabase } from './open-database.ts';

export interface Backup {
  readonly manifest: Manifest;
  /** Whose files the installation itself does not have. */
  readonly lost: readonly string[];
}

interface BackupParts {
  readonly version: string;
  readonly now: Date;
  /** The server that has the database; null: the data folder has it. */
  readonly databaseUrl?: string | null;
  /** Whether the objects are in the data folder. */
  readonly hasObjects?: boolean;
}

/** Where states of the database are taken from. */
interface StateSource {
  /** Makes a new file with the state that it has now. */
  copyTo(file: string): Promise<void>;
  /** The paths of the files that it names now. */
  paths(hasObjects: boolean): Promise<ReadonlySet<string>>;
}

/** Of a server that deletes faster than we copy, no state would be whole. */
const MAX_ROUNDS = 10;

/**
 * Copies a data folder into a new folder, also while a server works on it, but for its key. The database is a state that it had,
 * and each file that this state names is there. Throws a CommandRefusal.
 */
// spec: operations.backup
export async function backUp(
  dataFolder: string,
  target: string,
  { version, now, databaseUrl = null, hasObjects = true }: BackupParts,
): Promise<Backup> {
  const source =
    databaseUrl === null ? await fileSource(dataFolder) : await serverSource(databaseUrl, join(target, 'named.db'));
  await makeEmpty(target);
  const lost = await copyState(source, { dataFolder, target, hasObjects });
  const identity = readFileIfExists(join(dataFolder, 's3', 'installation.id'));
  if (identity) await writeFile(join(target, 's3', 'installation.id'), identity, { mode: 0o600, flush: true });
  await copyFolder(join(dataFolder, 'reports'), join(target, 'reports'));
  const manifest: Manifest = { format: 1, version, created_at: now.toISOString() };
  // The last one: without it a backup is not finished.
  await writeFile(join(target, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
  await syncToDisk(target);
  return { manifest, lost };
}

async function fileSource(dataFolder: string): Promise<StateSource> {
  const database = join(dataFolder, DATABASE);
  await withDatabase(database, (opened) => refuseOtherRelease(opened, dataFolder));
  return {
    copyTo: (file) => copyDatabase(database, file),
    paths: (hasObjects) => withDatabase(database, (opened) => new Set(pathsOf(namedFiles(opened, hasObjects)))),
  };
}

async function serverSource(url: string, scratch: string): Promise<StateSource> {
  await refuseOtherServer(url);
  const copyTo = async (file: string) => {
    await rm(file, { force: true });
    await copyBetween(url, file);
    await finishCopy(file);
  };
  return {
    copyTo,
    async paths(hasObjects) {
      await copyTo(scratch);
      const named = await withDatabase(scratch, (opened) => new Set(pathsOf(namedFiles(opened, hasObjects))));
      await rm(scratch);
      return named;
    },
  };
}

function refuseOtherRelease(database: Database.Database, dataFolder: string): void {
  const age = ageOfDatabase(database);
  if (age === 'same') return;
  throw new CommandRefusal(
    `The data in ${dataFolder} was written by ${age === 'newer' ? 'a newer' : 'an older'} Skydeck; use its own command.`,
  );
}

async function makeEmpty(target: string): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  await chmod(target, 0o700);
  if ((await readdir(target)).length > 0) throw new CommandRefusal(`The folder ${target} is not empty.`);
  await mkdir(join(target, 's3'), { mode: 0o700 });
}

/** Takes a state of the database until each file that it names is there. Answers whose files are gone for good. */
async function copyState(
  source: StateSource,
  { dataFolder, target, hasObjects }: { readonly dataFolder: string; readonly target: string; hasObjects: boolean },
): Promise<string[]> {
  const copy = join(target, DATABASE);
  for (let round = 1; ; round += 1) {
    await source.copyTo(copy);
    const missing = await withDatabase(copy, (opened) => copyNamed(namedFiles(opened, hasObjects), dataFolder, target));
    if (missing.length === 0) return [];
    // What a row names no more was deleted meanwhile: a newer state does not name it either.
    const named = await source.paths(hasObjects);
    if (missing.every(({ paths: [path] }) => named.has(path))) return missing.map(({ owner }) => owner);
    if (round === MAX_ROUNDS) throw new CommandRefusal(`So much is deleted in ${dataFolder} that no backup is whole.`);
  }
}

function* pathsOf(files: Iterable<NamedFile>): Generator<string, void> {
  for (const { paths } of files) yield paths[0];
}

/** Also while others write. Throws a CommandRefusal for a damaged one: it is no copy to rely on. */
async function copyDatabase(from: string, to: string): Promise<void> {
  await rm(to, { force: true });
  await withDatabase(from, (database) => database.backup(to, { progress: ({ remainingPages }) => remainingPages }));
  await finishCopy(to);
}

/** Throws a CommandRefusal for a damaged one. */
async function finishCopy(to: string): Promise<void> {
  await chmod(to, 0o600);
  const copy = new Database(to);
  try {
    // One file, without a log beside it.
    copy.pragma('journal_mode = DELETE');
    const [fault] = databaseFaults(copy);
    if (fault !== undefined) throw new CommandRefusal(`The database that was copied to ${to} is damaged: ${fault}.`);
  } finally {
    copy.close();
  }
  await syncToDisk(to);
}

/** Copies what is not there yet. Answers those that are nowhere. */
async function copyNamed(files: Iterable<NamedFile>, dataFolder: string, target: string): Promise<NamedFile[]> {
  const missing: NamedFile[] = [];
  for (const file of files) {
    const [own] = file.paths;
    if (sizeOf(join(target, own)) === file.size) continue;
    const found = findNamed(dataFolder, file);
    if (found === null || !(await copied(join(dataFolder, found), join(target, own)))) missing.push(file);
  }
  return missing;
}

/** false: it has gone meanwhile. */
async function copied(from: string, to: string): Promise<boolean> {
  try {
    await copyDurably(from, to);
    return true;
  } catch (error) {
    if (existsSync(from)) throw error;
    return false;
  }
}
