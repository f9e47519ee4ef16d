import { CallError } from '@skydeck/contract';
import { createListeners } from '../../../kit/live/listeners.ts';
import type { Listing } from '../wire/listing.ts';
import type { ReadFolder, ReadFolders } from './folder-tree.rules.ts';

type Load = (folder: string, token: string | null, signal: AbortSignal) => Promise<Listing>;

export interface FolderTreeStore {
  readonly read: () => ReadFolders;
  readonly subscribe: (changed: () => void) => () => void;
  /** Reads those of the folders that were not read. */
  reach(folders: Iterable<string>): void;
  /** Goes on where it stopped. */
  more(folder: string): void;
  /** Reads again what was read. */
  refresh(): void;
  stop(): void;
}

/** The folders of a bucket, as far as somebody opens them. The list beside them says why nothing can be read. */
export function createFolderTree(load: Load): FolderTreeStore {
  let read: ReadFolders = new Map();
  const reading = new Map<string, AbortController>();
  const { notify, listen } = createListeners();

  async function readOne(folder: string, after: ReadFolder | null) {
    reading.get(folder)?.abort();
    const own = new AbortController();
    reading.set(folder, own);
    try {
      const found = await readFolders(load, folder, after, own.signal);
      if (own.signal.aborted) return;
      read = new Map([...read, [folder, found]]);
      notify();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    } finally {
      if (reading.get(folder) === own) reading.delete(folder);
    }
  }

  return {
    read: () => read,
    subscribe: listen,
    reach(folders) {
      for (const folder of folders) if (!read.has(folder) && !reading.has(folder)) void readOne(folder, null);
    },
    more: (folder) => void readOne(folder, read.get(folder) ?? null),
    refresh() {
      for (const folder of read.keys()) void readOne(folder, null);
    },
    stop() {
      for (const own of reading.values()) own.abort();
      reading.clear();
    },
  };
}

async function readFolders(
  load: Load,
  folder: string,
  after: ReadFolder | null,
  signal: AbortSignal,
): Promise<ReadFolder> {
  // A folder of many files is asked no further by itself: somebody asks for more of it.
  const { entries, next } = await load(folder, after?.next ?? null, signal);
  return { folders: [...(after?.folders ?? []), ...entries.filter(({ isFolder }) => isFolder)], next };
}
