import type { Versioning } from '../wire/buckets.ts';

export interface VersioningReads {
  /** Reads it unless that is under way. */
  read(bucket: string): Promise<void>;
  /** Reads it once more: what is under way was asked before the change. */
  readAgain(bucket: string): Promise<void>;
  /** The caller knows it: what is under way was asked before. */
  set(bucket: string, versioning: Versioning): void;
}

/** S3 tells the versioning of one bucket at a time. A bucket is created first and versioned then, so an answer may be out of date. */
export function createVersioningReads(
  ask: (bucket: string) => Promise<Versioning>,
  store: (bucket: string, versioning: Versioning) => void,
): VersioningReads {
  const underWay = new Map<string, symbol>();

  async function readAgain(bucket: string) {
    const read = Symbol(bucket);
    underWay.set(bucket, read);
    try {
      const versioning = await ask(bucket);
      if (underWay.get(bucket) === read) store(bucket, versioning);
    } catch {
      // The bucket is gone, or may not be looked into: then there is nothing to say.
    } finally {
      if (underWay.get(bucket) === read) underWay.delete(bucket);
    }
  }

  return {
    readAgain,
    async read(bucket) {
      if (!underWay.has(bucket)) await readAgain(bucket);
    },
    set(bucket, versioning) {
      underWay.delete(bucket);
      store(bucket, versioning);
    },
  };
}
