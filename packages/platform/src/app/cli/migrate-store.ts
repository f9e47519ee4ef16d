import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder } from '../start/folder-lock.ts';
import { DATABASE } from '../start/installation.ts';
import { CommandRefusal } from './command-refusal.ts';
import type { CopiedRows } from './copy-store/copy-store.ts';
import { copyBetween } from './copy-store/ends.ts';
import { syncToDisk } from './copy-files.ts';
import { databaseFaults } from './database-faults.ts';
import { ageOfDatabase, withDatabase } from './open-database.ts';

/** Where the database of the data folder is afterwards: no start takes it for the one that counts. */
export const MIGRATED = `${DATABASE}.migrated`;

/**
 * Moves what a stopped server keeps from its data folder into the database of a server. Cut off, it goes on where it was. Throws
 * a CommandRefusal or a StartRefusal.
 */
// spec: operations.migrate-store
export async function migrateStore(dataFolder: string, databaseUrl: string): Promise<CopiedRows[]> {
  const file = join(dataFolder, DATABASE);
  if (!existsSync(file)) throw new CommandRefusal(`There is no database ${file}.`);
  const lock = lockFolder(dataFolder);
  try {
    await withDatabase(file, (database) => {
      if (ageOfDatabase(database) !== 'same')
        throw new CommandRefusal(`The data in ${dataFolder} was written by another release; start this one first.`);
      const [fault] = databaseFaults(database);
      if (fault !== undefined) throw new CommandRefusal(`The database ${file} is damaged: ${fault}.`);
    });
    const copied = await copyBetween(file, databaseUrl);
    await rename(file, join(dataFolder, MIGRATED));
    await syncToDisk(dataFolder);
    return copied;
  } finally {
    lock.release();
  }
}
