import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { StartRefusal } from './start-refusal.ts';

export interface FolderLock {
  release(): void;
}

/**
 * Makes sure that one platform alone works on a data folder. The lock is the operating system's, held through an open
 * SQLite transaction: it goes with the process, so kill -9 leaves nothing behind, and a reused pid misleads nobody.
 * The pid beside it only tells people who holds it. Throws a StartRefusal.
 */
export function lockFolder(folder: string): FolderLock {
  const pidFile = join(folder, 'skydeck.pid');
  const lock = new Database(join(folder, 'skydeck.lock'), { timeout: 0 });
  try {
    lock.pragma('journal_mode = DELETE');
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!(error instanceof Database.SqliteError) || !error.code.startsWith('SQLITE_BUSY')) throw error;
    throw new StartRefusal(
      `The data folder ${folder} is used by another running Skydeck${holderOf(pidFile)}; stop it, or choose another folder with SKYDECK_DATA.`,
    );
  }
  const release = () => {
    rmSync(pidFile, { force: true });
    lock.exec('rollback');
    lock.close();
  };
  try {
    writeFileSync(pidFile, `${process.pid}\n`);
  } catch (error) {
    release();
    throw error;
  }
  return { release };
}

function holderOf(pidFile: string): string {
  try {
    return ` (process ${readFileSync(pidFile, 'utf8').trim()})`;
  } catch {
    return '';
  }
}
