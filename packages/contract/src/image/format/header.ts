import type { Bytes } from './bytes.ts';

/** What keeps an image out, whatever it says it is. */
export type HeaderFault =
  /** It shows bytes of another file: whoever opens it would read a file of the host. */
  | 'backing_file'
  | 'external_data'
  | 'encrypted'
  /** It says what cannot be, or its end came too early. */
  | 'unreadable_header'
  | 'unknown_version';

/** What the header of an image says. */
export interface Header {
  /** Bytes that a server sees. */
  readonly virtualSize: number;
  readonly fault: HeaderFault | null;
}

export interface ImageBytes {
  /** The first bytes, up to `HEAD_BYTES`. */
  readonly head: Bytes;
  /** The last ones, up to `TAIL_BYTES`. */
  readonly tail: Bytes;
  /** Of the whole file. */
  readonly size: number;
}

/** A VHDX has its metadata in its first MiB's. */
export const HEAD_BYTES = 4 * 1024 ** 2;
/** The footer of a VHD. */
export const TAIL_BYTES = 512;

export const faulty = (fault: HeaderFault): Header => ({ virtualSize: 0, fault });

/** A size that somebody can have: a whole number above 0. */
export const headerOf = (virtualSize: number | null): Header =>
  virtualSize === null || virtualSize <= 0 ? faulty('unreadable_header') : { virtualSize, fault: null };

/** What can be read of one format. */
export interface FormatRules {
  isIt(image: ImageBytes): boolean;
  read(image: ImageBytes): Header;
}
