import type { FileStore } from '../../resources/kit/file-store.ts';
import type { Blobs } from './blobs.ts';

/** Files of resources lie among the blobs. */
export const fileStoreOf = (blobs: Blobs): FileStore => ({
  write: blobs.write,
  async read({ id, size }) {
    const segments = [{ blob: id, size }];
    const release = blobs.hold([id]);
    try {
      await blobs.find(segments, 0, size - 1);
    } catch (error) {
      release();
      throw error;
    }
    return (async function* () {
      try {
        yield* blobs.read(segments, 0, size - 1);
      } finally {
        release();
      }
    })();
  },
  remove: (id) => blobs.remove([id]),
});
