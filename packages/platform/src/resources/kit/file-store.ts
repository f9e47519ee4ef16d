import type { Tx } from '../../store/store.ts';

/** A file whose record names it. */
export interface StoredFile {
  readonly id: string;
  /** Bytes. */
  readonly size: number;
}

export interface WrittenFile extends StoredFile {
  /** In hexadecimal digits. */
  readonly md5: string;
}

/** Where the bytes of objects lie that are too many for the store. A file has a random name and never changes. */
export interface FileStore {
  /** It is there for good when `keep` is called, which names it in a record; it goes when `keep` or the source throws. */
  write<T>(source: AsyncIterable<Buffer>, keep: (file: WrittenFile) => Promise<T>): Promise<T>;
  /** Its bytes, which stay until they are read or the reading ends, though it may be removed meanwhile. Throws DamagedData. */
  read(file: StoredFile): Promise<AsyncIterable<Buffer>>;
  /** Once nothing names it any more. A failure leaves a file that the next start removes. */
  remove(id: string): void;
}

/** Which of these files a resource names: all others are anybody's to remove. */
export type NamedFiles = (tx: Tx, ids: readonly string[]) => Promise<readonly string[]>;
