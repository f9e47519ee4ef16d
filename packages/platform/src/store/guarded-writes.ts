import type { Author } from './author.ts';
import { isDiskFull } from './disk-faults.ts';
import type { Tx } from './store.ts';

/** Room on the disk that is kept for what must go on when the rest of it is full. */
export interface Reserve {
  /** Before a write that may not use it: throws an error that `isDiskFull` while others do. */
  check(): void;
  /** Gives the room to whoever writes next; false: there is none. */
  release(): boolean;
}

export const noReserve: Reserve = { check: () => {}, release: () => false };

export type Write = <T>(work: (tx: Tx) => Promise<T>, by?: Author | null) => Promise<T>;

/** Writes that leave the reserve of the disk alone, and those that may have it. */
export function guardedBy(
  reserve: Reserve,
  write: Write,
): { readonly writeChecked: Write; readonly writeUrgently: Write } {
  return {
    async writeChecked(work, by) {
      reserve.check();
      return write(work, by);
    },
    async writeUrgently(work, by) {
      try {
        return await write(work, by);
      } catch (error) {
        if (!isDiskFull(error) || !reserve.release()) throw error;
        return write(work, by);
      }
    },
  };
}
