import type { Bin } from './bin.ts';
import type { Written } from './write-file.ts';

/** Where blobs lie. */
export interface BlobPlace {
  /** A new id, under which a blob can be written. */
  create(): Promise<string>;
  /** It is there for good when this resolves. Throws what the source or the place throws. */
  write(id: string, source: AsyncIterable<Buffer>): Promise<Written>;
  /** Second names, or copies where there are none; for good, too. */
  copy(pairs: readonly { readonly from: string; readonly to: string }[]): Promise<void>;
  /** Null where there is none. */
  sizeOf(id: string): Promise<number | null>;
  /** Bytes `from` to `to` (included). Throws DamagedData where it has fewer. */
  read(id: string, from: number, to: number): AsyncGenerator<Buffer, void>;
  remove(id: string): Promise<void>;
  ids(): AsyncGenerator<readonly string[], void>;
  readonly bin: Bin;
  close(): Promise<void>;
}
