import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Clock } from '../clock.ts';
import { NewerDatabase } from '../store/migrate.ts';
import { BrokenSeal, openSealing, type Sealing } from '../store/sealing.ts';
import { openStore, type Store } from '../store/store.ts';
import { folderRefusal } from './folder-refusal.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { StartRefusal } from './start-refusal.ts';

export interface DataFolder {
  readonly store: Store;
  readonly sealing: Sealing;
  close(): Promise<void>;
}

/** Makes, locks and opens a data folder. Throws a StartRefusal when one of these cannot be. */
export async function openDataFolder(folder: string, clock: Clock): Promise<DataFolder> {
  const lock = makeAndLock(folder);
  try {
    const sealing = openSealing(folder);
    const store = await openStore(join(folder, 'skydeck.db'), clock);
    return {
      store,
      sealing,
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
    if (error instanceof BrokenSeal) throw new StartRefusal(`${error.message}.`);
    throw folderRefusal(folder, error) ?? error;
  }
}

function makeAndLock(folder: string): FolderLock {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return lockFolder(folder);
  } catch (error) {
    throw folderRefusal(folder, error) ?? error;
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Not `recursive`: with that, Node tries for ever where nothing can be made though the folder above is there, as in /proc. */
function makeFolder(path: string): void {
  if (isFolder(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  try {
    // Sessions and password hashes: nobody else's to read.
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Somebody else was faster.
    if (!isFolder(path)) throw error;
  }
}
