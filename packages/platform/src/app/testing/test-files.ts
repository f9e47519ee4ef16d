import { join } from 'node:path';
import { createBlobs } from '../../object-storage/storage/blobs.ts';
import { diskPlace } from '../../object-storage/storage/disk-place.ts';
import { fileStoreOf } from '../../object-storage/storage/file-store.ts';
import type { FileStore } from '../../resources/kit/file-store.ts';

export interface TestFiles extends FileStore {
  /** Ids of all that lie there. */
  ids(): Promise<readonly string[]>;
}

/** The files of a cloud without a platform around it. */
export function openTestFiles(folder: string): TestFiles {
  const blobs = createBlobs(diskPlace(join(folder, 'blobs')));
  return {
    ...fileStoreOf(blobs),
    async ids() {
      await blobs.idle();
      const all: string[] = [];
      for await (const ids of blobs.unprotected()) all.push(...ids);
      return all;
    },
  };
}
