import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';

/** Whole and on the disk before it has its name, and for its owner alone. Throws what the file system says. */
export function writeFileAtomically(file: string, bytes: Uint8Array): void {
  const draft = `${file}.new`;
  const opened = openSync(draft, 'w', 0o600);
  try {
    writeSync(opened, bytes);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
  renameSync(draft, file);
}

/** Null where there is none. Throws what else the file system says. */
export function readFileIfExists(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
