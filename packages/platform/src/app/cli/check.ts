import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { entriesOf } from '../../audit/entries.ts';
import { createRealClock } from '../../clock.ts';
import { idsIn } from '../../object-storage/storage/bin.ts';
import { BrokenSeal, KEY_FILE, openSealing } from '../../store/sealing.ts';
import { openStore, type Store } from '../../store/store.ts';
import { lockFolder } from '../start/folder-lock.ts';
import { DATABASE } from '../start/installation.ts';
import { brokenSeals } from '../start/sealed-rows.ts';
import { CommandRefusal } from './command-refusal.ts';
import { copyBetween } from './copy-store/ends.ts';
import { refuseOtherServer } from './copy-store/server.ts';
import { databaseFaults } from './database-faults.ts';
import { findNamed, namedFiles } from './named-files.ts';
import { ageOfDatabase, keyCheckOf, withDatabase } from './open-database.ts';

export interface Checked {
  readonly faults: readonly string[];
  /** Files that no row names. A crash leaves some, and the next start moves them to the bin: they are no fault. */
  readonly unnamed: number;
}

/** Reads all that a stopped server has. Throws a CommandRefusal where that is of another release, or a StartRefusal. */
// spec: operations.check
export async function checkFolder(dataFolder: string, hasObjects = true): Promise<Checked> {
  const file = join(dataFolder, DATABASE);
  if (!existsSync(file)) throw new CommandRefusal(`There is no database ${file}.`);
  const lock = lockFolder(dataFolder);
  try {
    return await checkFile(file, { dataFolder, hasObjects });
  } finally {
    lock.release();
  }
}

/** The same of the database of a server, also while it is used: all of it is read into a file, which is checked. */
export async function checkServer(databaseUrl: string, parts: CheckParts): Promise<Checked> {
  await refuseOtherServer(databaseUrl);
  if (!existsSync(parts.dataFolder)) throw new CommandRefusal(`There is no data folder ${parts.dataFolder}.`);
  const folder = await mkdtemp(join(parts.dataFolder, 'check-'));
  try {
    const file = join(folder, DATABASE);
    await copyBetween(databaseUrl, file);
    return await checkFile(file, parts);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface CheckParts {
  readonly dataFolder: string;
  /** Whether the objects are in the data folder. */
  readonly hasObjects: boolean;
}

async function checkFile(file: string, { dataFolder, hasObjects }: CheckParts): Promise<Checked> {
  const broken = await withDatabase(file, databaseFaults);
  // What follows would read damaged pages.
  if (broken.length > 0) return { faults: broken.map((fault) => `database: ${fault}`), unnamed: 0 };
  return await withDatabase(file, async (database) => {
    refuseOtherRelease(database, dataFolder);
    const faults = [
      ...fileFaults(database, dataFolder, hasObjects),
      ...(await withStore(file, (store) => storeFaults(store, dataFolder, keyCheckOf(database)))),
    ];
    return { faults, unnamed: await countUnnamed(database, dataFolder) };
  });
}

function refuseOtherRelease(database: Database.Database, dataFolder: string): void {
  const age = ageOfDatabase(database);
  if (age === 'newer') throw new CommandRefusal(`The data in ${dataFolder} was written by a newer Skydeck.`);
  if (age === 'older')
    throw new CommandRefusal(`The data in ${dataFolder} was written by an older Skydeck; start this one first.`);
}

function fileFaults(database: Database.Database, dataFolder: string, hasObjects: boolean): string[] {
  const faults: string[] = [];
  for (const file of namedFiles(database, hasObjects)) {
    if (findNamed(dataFolder, file) !== null) continue;
    const isThere = file.paths.some((path) => existsSync(join(dataFolder, path)));
    faults.push(`files: ${file.owner}: ${file.paths[0]} is ${isThere ? 'not as long as it was' : 'gone'}`);
  }
  return faults;
}

async function countUnnamed(database: Database.Database, dataFolder: string): Promise<number> {
  const isObject = database.prepare(
    'select 1 from s3_segments where blob = @id union all select 1 from s3_parts where blob = @id',
  );
  const ofImages = database
    .prepare<[], string>(`select json_extract(body, '$.blob') from documents where kind = 'image'`)
    .pluck()
    .all();
  const images = new Set(ofImages);
  const isNamed = (id: string) => images.has(id) || isObject.get({ id }) !== undefined;
  const isPicture = database.prepare('select 1 from domain_pictures where name = ?');
  let unnamed = 0;
  for await (const ids of idsIn(join(dataFolder, 's3', 'blobs'))) unnamed += ids.filter((id) => !isNamed(id)).length;
  const pictures = existsSync(join(dataFolder, 'pictures')) ? await readdir(join(dataFolder, 'pictures')) : [];
  return unnamed + pictures.filter((name) => isPicture.get(name) === undefined).length;
}

async function withStore<T>(file: string, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(file, createRealClock());
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

async function storeFaults(store: Store, dataFolder: string, keyCheck: string | null): Promise<string[]> {
  return [...(await sealFaults(store, dataFolder, keyCheck)), ...(await auditFaults(store))];
}

async function sealFaults(store: Store, dataFolder: string, keyCheck: string | null): Promise<string[]> {
  const key = join(dataFolder, KEY_FILE);
  // One that is made now would open nothing.
  if (!existsSync(key)) return [`seals: the key ${key} is gone`];
  try {
    const sealing = openSealing(dataFolder);
    if (keyCheck !== null) sealing.of('installation').open(keyCheck);
    const broken = await store.read((tx) => brokenSeals(tx, sealing));
    return broken.map((owner) => `seals: ${owner} cannot be opened`);
  } catch (error) {
    if (!(error instanceof BrokenSeal)) throw error;
    return [`seals: the key ${key} is not the one that this database was sealed with`];
  }
}

const ENTRIES_AT_ONCE = 500;

async function auditFaults(store: Store): Promise<string[]> {
  const faults: string[] = [];
  for (let after = 0; ;) {
    const records = await store.read(({ tables }) =>
      tables.selectFrom('audit').selectAll().where('id', '>', after).orderBy('id').limit(ENTRIES_AT_ONCE).execute(),
    );
    for (const record of records) {
      try {
        await store.read((tx) => entriesOf(tx, [record], async () => null));
      } catch {
        faults.push(`audit: the entry ${record.id} cannot be read`);
      }
    }
    const last = records.at(-1);
    if (!last) return faults;
    after = last.id;
  }
}
