import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Clock } from '../../clock.ts';
import { NewerDatabase } from '../../store/migrate.ts';
import { serverName } from '../../store/postgres/url.ts';
import { UnusableServer } from '../../store/postgres/usable-server.ts';
import { BrokenSeal, type Sealing } from '../../store/sealing.ts';
import { openStore, type OpenStore, type Store, type StoreParts } from '../../store/store.ts';
import { checkDatabase, type DatabaseCheck, noCheck } from './check-database.ts';
import { makeDatabaseFile, restrictPermissions } from './file-modes.ts';
import { folderRefusal } from './folder-refusal.ts';
import { type FolderLock, lockFolder, type LockParts } from './folder-lock.ts';
import { DATABASE, openInstallation, refuseLostDatabase } from './installation.ts';
import { createReserve, type DiskReserve } from './reserve.ts';
import { StartRefusal } from './start-refusal.ts';

export interface DataFolder {
  readonly store: OpenStore;
  readonly sealing: Sealing;
  readonly reserve: DiskReserve;
  /** Of a database that was not closed; it goes on behind the start. */
  readonly check: DatabaseCheck;
  close(): Promise<void>;
}

interface DataFolderParts extends Pick<StoreParts, 'openDatabase' | 'readers'> {
  /** Where the database is; null: in the folder. */
  readonly databaseUrl: string | null;
  readonly clock: Clock;
  /** An error that nobody foresaw. */
  readonly report: (error: unknown) => void;
}

/** Makes, locks and opens a data folder. Throws a StartRefusal when one of these cannot be. */
export async function openDataFolder(folder: string, parts: DataFolderParts): Promise<DataFolder> {
  const { clock, report, databaseUrl } = parts;
  const reserve = createReserve(folder, { clock, report, isNeeded: databaseUrl === null });
  const lock = makeAndLock(folder, { isShared: databaseUrl !== null, onLocked: () => reserve.giveToStart() });
  try {
    const store =
      databaseUrl === null ? await openInFolder(folder, reserve, parts) : await openStore(databaseUrl, clock);
    const location = { folder, database: databaseUrl === null ? join(folder, DATABASE) : serverName(databaseUrl) };
    const sealing = await closedOnFailure(store, () => store.alone(() => openInstallation(location, store)));
    const check = lock.wasCutOff && databaseUrl === null ? checkDatabase(location.database) : noCheck;
    return {
      store,
      sealing,
      reserve,
      check,
      async close() {
        await Promise.all([reserve.close(), check.stop()]);
        await store.close();
        lock.release();
      },
    };
  } catch (error) {
    await reserve.close();
    lock.release();
    if (error instanceof NewerDatabase) {
      throw new StartRefusal(
        databaseUrl === null
          ? `The data in ${folder} was written by a newer Skydeck; start that one, or choose another folder with SKYDECK_DATA.`
          : `The database ${serverName(databaseUrl)} was written by a newer Skydeck; start that one, or choose another with DATABASE_URL.`,
      );
    }
    if (error instanceof UnusableServer) throw new StartRefusal(`${error.message}. It is what DATABASE_URL names.`);
    if (error instanceof BrokenSeal) throw new StartRefusal(`${error.message}.`);
    throw folderRefusal(folder, error) ?? error;
  }
}

function openInFolder(folder: string, reserve: DiskReserve, { clock, openDatabase, readers = 0 }: DataFolderParts) {
  refuseLostDatabase(folder);
  makeDatabaseFile(folder);
  const parts = { reserve, readers, ...(openDatabase && { openDatabase }) };
  return openStore(join(folder, DATABASE), clock, parts);
}

async function closedOnFailure<T>(store: Store, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await store.close();
    throw error;
  }
}

function makeAndLock(folder: string, parts: LockParts): FolderLock {
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    restrictPermissions(folder);
    return lockFolder(folder, parts);
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
