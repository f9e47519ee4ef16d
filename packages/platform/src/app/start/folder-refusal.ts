import { isDamaged, isDiskFull } from '../../store/disk-faults.ts';
import { StartRefusal } from './start-refusal.ts';

const file = ['EEXIST', 'ENOTDIR'];
const closed = [
  'EACCES',
  'EIO',
  'ELOOP',
  'ENAMETOOLONG',
  'ENOENT',
  'EPERM',
  'EROFS',
  'SQLITE_AUTH',
  'SQLITE_CANTOPEN',
  'SQLITE_IOERR',
  'SQLITE_PERM',
  'SQLITE_READONLY',
];

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** What the file system or the database says about a data folder, as the sentence of a refusal; null: it is no matter of the folder. */
export function folderRefusal(folder: string, error: unknown): StartRefusal | null {
  const code = codeOf(error);
  // SQLite says more behind the code: SQLITE_IOERR_WRITE.
  const is = (codes: readonly string[]) => codes.some((known) => code === known || code.startsWith(`${known}_`));
  const refusalOf = (what: string) => new StartRefusal(`${what} choose another folder with SKYDECK_DATA.`);
  if (isDiskFull(error)) return refusalOf(`The disk of the data folder ${folder} is full; make room there, or`);
  if (is(file)) return refusalOf(`The data folder ${folder} is a file, or lies in one;`);
  if (isDamaged(error))
    return refusalOf(`The data in ${folder} is damaged (${code}); put a copy of it in its place, or`);
  if (is(closed)) return refusalOf(`The data folder ${folder} cannot be written (${code});`);
  return null;
}

/** The same for what only the database says: other files and other ports have their own `EACCES`. */
export const storeRefusal = (folder: string, error: unknown): StartRefusal | null =>
  codeOf(error).startsWith('SQLITE_') ? folderRefusal(folder, error) : null;
