import { chmodSync, closeSync, lstatSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE } from './installation.ts';

const files = [
  DATABASE,
  `${DATABASE}-wal`,
  `${DATABASE}-shm`,
  'skydeck.lock',
  'skydeck.lock-journal',
  'skydeck.pid',
  'skydeck.reserve',
  'sealing.key',
  's3/installation.id',
];
const folders = ['s3', 's3/blobs', 's3/bin', 'pictures', 'reports'];
/**
 * Sessions and password hashes are nobody else's to read, whoever made the folder, and with whatever rights. Only what is
 * ours: a person may keep other things in it. Throws what the file system says.
 */
export function restrictPermissions(folder: string): void {
  // A sticky folder, such as /tmp, is shared by design.
  if ((lstatSync(folder).mode & 0o1000) === 0) restrict(folder, 0o700);
  for (const name of folders) restrict(join(folder, name), 0o700);
  for (const name of files) restrict(join(folder, name), 0o600);
}

/**
 * Before SQLite makes it, as open as anybody may read; what it makes beside the database is as open as that. An empty file is a
 * new database to it.
 */
export const makeDatabaseFile = (folder: string): void => closeSync(openSync(join(folder, DATABASE), 'a', 0o600));

function restrict(path: string, mode: number): void {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found || found.isSymbolicLink() || (found.mode & 0o777) === mode) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    // Another account's, or a file system without rights: then they are the operator's.
    if (!(error instanceof Error && 'code' in error && notOurs.has(error.code))) throw error;
  }
}

const notOurs: ReadonlySet<unknown> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EROFS']);
