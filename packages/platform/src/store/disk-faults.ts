// By number those of PostgreSQL: disk_full, data_corrupted and index_corrupted.
const full = ['ENOSPC', 'EDQUOT', 'EFBIG', 'SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', '53100'];
const damaged = ['SQLITE_CORRUPT', 'SQLITE_NOTADB', 'XX001', 'XX002'];

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** SQLite says more behind the code: `SQLITE_CORRUPT_INDEX`. */
const isOneOf = (error: unknown, codes: readonly string[]) => {
  const code = codeOf(error);
  return codes.some((known) => code === known || code.startsWith(`${known}_`));
};

/** Whether the disk had no room for what was to be written; nothing of it was kept. */
export const isDiskFull = (error: unknown): boolean => isOneOf(error, full);

/** A file that a row names is gone or not as long as the row says, or a row is not what was written. */
export class DamagedData extends Error {}

/** A text that we wrote as JSON. Throws DamagedData where it is none any more. */
export function readStored<T>(text: string): T {
  try {
    return JSON.parse(text) as T;
  } catch (cause) {
    throw new DamagedData('What is stored is no JSON any more', { cause });
  }
}

/** Whether what was to be read cannot be read any more, whoever asks and however often. */
export const isDamaged = (error: unknown): boolean =>
  error instanceof DamagedData || isOneOf(error, damaged) || isBrokenJson(error);

/** SQLite looks into documents, too, and has no code of its own for one that is none. */
const isBrokenJson = (error: unknown) =>
  codeOf(error) === 'SQLITE_ERROR' && error instanceof Error && error.message === 'malformed JSON';

/** For what may be left undone where the disk is full, such as the note of when somebody was last here. */
export async function ignoreDiskFull(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!isDiskFull(error)) throw error;
  }
}
