import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { StartRefusal } from './start-refusal.ts';

export interface FolderLock {
  /** Whether whoever had it last did not let go of it: a power cut, or kill -9. */
  readonly wasCutOff: boolean;
  release(): void;
}

export interface LockParts {
  /** The database is elsewhere: several instances of the platform may use the folder. */
  readonly isShared?: boolean;
  /** Before anything is written. */
  readonly onLocked?: () => void;
}

/**
 * Makes sure that one platform alone works on a data folder, or those alone that share it. The lock is the operating system's, held through an open
 * SQLite transaction: it goes with the process, so kill -9 leaves nothing behind, and a reused pid misleads nobody.
 * The pid beside it only tells people who holds it. Throws a StartRefusal.
 */
export function lockFolder(folder: string, { isShared = false, onLocked = () => {} }: LockParts = {}): FolderLock {
  const pidFile = join(folder, 'skydeck.pid');
  const lockFile = join(folder, 'skydeck.lock');
  closeSync(openSync(lockFile, 'a', 0o600));
  const lock = new Database(lockFile, { timeout: 0 });
  try {
    // Nothing is ever written to it: a full disk has no room for a journal.
    lock.pragma('journal_mode = MEMORY');
    lock.exec(isShared ? 'begin' : 'begin exclusive');
    // Until its end, whoever reads keeps out who wants it alone.
    if (isShared) lock.exec('select count(*) from sqlite_master');
  } catch (error) {
    lock.close();
    if (!(error instanceof Database.SqliteError) || !error.code.startsWith('SQLITE_BUSY')) throw error;
    throw new StartRefusal(
      `The data folder ${folder} is used by another running Skydeck${holderOf(pidFile)}; stop it, or choose another folder with SKYDECK_DATA.`,
    );
  }
  const release = () => {
    if (!isShared) rmSync(pidFile, { force: true });
    lock.exec('rollback');
    lock.close();
  };
  const wasCutOff = existsSync(pidFile);
  try {
    onLocked();
    if (!isShared) writeFileSync(pidFile, `${process.pid}\n`, { mode: 0o600 });
  } catch (error) {
    release();
    throw error;
  }
  return { wasCutOff, release };
}

function holderOf(pidFile: string): string {
  try {
    return ` (process ${readFileSync(pidFile, 'utf8').trim()})`;
  } catch {
    return '';
  }
}
