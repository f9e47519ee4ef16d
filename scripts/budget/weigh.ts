import file from '@size-limit/file';
import sizeLimit, { type PluginCheck } from 'size-limit';

/** What size-limit says of some files. */
export interface Weighed {
  /** Compressed one by one, by gzip at its best: that is how a server sends what never changes. */
  readonly bytes: number;
  /** Whether that is at most the limit. */
  readonly fits: boolean;
}

/**
 * Has size-limit weigh and judge files. We tell it which: its own configuration takes paths and patterns, and a page
 * carries what its scripts import.
 *
 * @param files Absolute paths.
 * @param limit Kilobytes of 1000 bytes.
 * @throws {Error} When there is no file, which would fit any limit.
 */
export async function weigh(files: readonly string[], limit = Infinity): Promise<Weighed> {
  if (files.length === 0) throw new Error('There is nothing to weigh.');
  const check: PluginCheck = { files: [...files], gzip: true, sizeLimit: limit * 1000 };
  await sizeLimit(file, { checks: [check] });
  const { size, passed } = check;
  if (size === undefined || passed === undefined) throw new Error('size-limit has come to no judgement.');
  return { bytes: size, fits: passed };
}
