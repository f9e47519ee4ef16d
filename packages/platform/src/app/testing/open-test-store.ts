import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTempFolder, removeTempFolder } from './temp-folder.ts';
import type { Clock } from '../../clock.ts';
import { openStore, type OpenStore, type StoreParts } from '../../store/store.ts';

let migrated: Promise<Buffer> | null = null;

/** A new store for a test. The tables are made once in the process and copied then: making them is half of a short test. */
export async function openTestStore(file: string, clock?: Clock, parts?: StoreParts): Promise<OpenStore> {
  writeFileSync(file, await (migrated ??= migrateOnce()), { flag: 'wx' });
  return openStore(file, clock, parts);
}

async function migrateOnce(): Promise<Buffer> {
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
