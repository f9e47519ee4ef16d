import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import { NewerDatabase } from '../store/migrate.ts';
import { openStore, type Store } from '../store/store.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { StartRefusal } from './start-refusal.ts';

export interface DataFolder {
  readonly store: Store;
  close(): Promise<void>;
}

/** Makes, locks and opens a data folder. Throws a StartRefusal when one of these cannot be. */
export async function openDataFolder(folder: string, clock: Clock): Promise<DataFolder> {
  const lock = makeAndLock(folder);
  try {
    const store = await openStore(join(folder, 'skydeck.db'), clock);
    return {
      store,
      async close() {
        await store.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    if (error instanceof NewerDatabase) {
      throw new StartRefusal(
        `The data in ${folder} was written by a newer Skydeck; start that one, or choose another folder with SKYDECK_DATA.`,
      );
    }
    throw error;
  }
}

function makeAndLock(folder: string): FolderLock {
  try {
    // Sessions and password hashes: nobody else's to read.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return lockFolder(folder);
  } catch (error) {
    if (error instanceof StartRefusal) throw error;
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    throw new StartRefusal(`The data folder ${folder} cannot be written${reason}; choose another with SKYDECK_DATA.`);
  }
}
