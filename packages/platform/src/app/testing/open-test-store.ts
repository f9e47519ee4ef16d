import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import type { Clock } from '../../clock.ts';
import { openStore, type OpenStore, type StoreParts } from '../../store/store.ts';
import { createTempFolder, removeTempFolder, tempFolder } from './temp-folder.ts';
import { createTestDatabase, emptyDatabase, nameOf, testServer } from './test-database.ts';

let migratedFile: Promise<Buffer> | null = null;
let migratedDatabase: Promise<string> | null = null;
/** Databases with tables and nothing in them, which tests have used before. */
const emptied: string[] = [];

/** A new store for a test. The tables are made once in the process and copied then: making them is half of a short test. */
export async function openTestStore(file: string, clock?: Clock, parts?: StoreParts): Promise<OpenStore> {
  if (testServer === null || parts?.openDatabase) return openStore(await copyFileTo(file), clock, parts);
  const url = await takeDatabase();
  const store = await openStore(url, clock, parts);
  return { ...store, close: () => store.close().then(() => giveBack(url)) };
}

/** What a test opens several times with `openStore`: a database with tables, and nothing in them. */
export async function makeTestDatabase(t: Pick<TestContext, 'after'>): Promise<string> {
  if (testServer === null) return copyFileTo(join(tempFolder(t), 'store.db'));
  const { url, drop } = await createTestDatabase(await migrated());
  t.after(drop);
  return url;
}

async function copyFileTo(file: string): Promise<string> {
  writeFileSync(file, await (migratedFile ??= migrateFile()), { flag: 'wx' });
  return file;
}

const migrated = () => (migratedDatabase ??= migrateDatabase());
const takeDatabase = async () => emptied.pop() ?? (await createTestDatabase(await migrated())).url;

async function giveBack(url: string): Promise<void> {
  await emptyDatabase(url);
  if (!emptied.includes(url)) emptied.push(url);
}

async function migrateFile(): Promise<Buffer> {
  const folder = createTempFolder();
  try {
    const file = join(folder, 'empty.sqlite');
    const store = await openStore(file);
    await store.close();
    return readFileSync(file);
  } finally {
    removeTempFolder(folder);
  }
}

async function migrateDatabase(): Promise<string> {
  const { url } = await createTestDatabase();
  const store = await openStore(url);
  await store.close();
  return nameOf(url);
}
