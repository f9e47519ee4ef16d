import { CallError, Cancelled } from '@skydeck/contract';
import { createListeners } from '../../../kit/live/listeners.ts';
import type { Entry, Listing } from '../wire/listing.ts';

export interface FolderState {
  readonly entries: readonly Entry[];
  /** There is nothing after them. */
  readonly isComplete: boolean;
  readonly phase: 'loading' | 'ready' | 'failed';
  /** There has been an answer. */
  readonly filled: boolean;
  /** There is such a folder: it has entries, or is kept as an empty one. */
  readonly isThere: boolean;
  readonly problem: CallError | null;
}

export interface Folder {
  readonly state: () => FolderState;
  subscribe(changed: () => void): () => void;
  /** Reads on until there are so many entries, or no more. */
  reach(count: number): void;
  /** Reads again what was read so far; resolves when that is over. */
  refresh(): Promise<void>;
  stop(): void;
}

type Load = (token: string | null, signal: AbortSignal) => Promise<Listing>;

const blank: FolderState = {
  entries: [],
  isComplete: false,
  phase: 'loading',
  filled: false,
  isThere: true,
  problem: null,
};

/** The entries of one folder, a thousand after the other, in the order of the server. */
export function createFolder(load: Load): Folder {
  let state = blank;
  let next: string | null = null;
  let wanted = 1;
  let reading: AbortController | null = null;
  const { notify, listen } = createListeners();

  function become(changes: Partial<FolderState>) {
    state = { ...state, ...changes };
    notify();
  }

  const isEnough = () => state.filled && (state.isComplete || state.entries.length >= wanted);

  /** `again`: from the start, and the old entries stay on the screen until the new ones are as many. */
  async function read(again: boolean) {
    reading?.abort();
    const own = new AbortController();
    reading = own;
    const entries = again ? [] : [...state.entries];
    let token = again ? null : next;
    let { isThere } = state;
    const least = again ? Math.max(wanted, state.entries.length) : wanted;
    become({ phase: 'loading' });
    try {
      do {
        const listing = await load(token, own.signal);
        if (own.signal.aborted) return;
        if (token === null) isThere = listing.isThere;
        entries.push(...listing.entries);
        token = listing.next;
        if (!again) next = show(entries, token, isThere);
      } while (token !== null && entries.length < least);
      next = show(entries, token, isThere);
      become({ phase: 'ready', problem: null });
    } catch (error) {
      if (own.signal.aborted || error instanceof Cancelled) return;
      if (!(error instanceof CallError)) throw error;
      become({ phase: 'failed', problem: error });
    } finally {
      if (reading === own) reading = null;
    }
    // Somebody went further meanwhile.
    if (state.phase === 'ready' && !isEnough()) void read(false);
  }

  function show(entries: readonly Entry[], token: string | null, isThere: boolean) {
    become({ entries: [...entries], isComplete: token === null, filled: true, isThere });
    return token;
  }

  return {
    state: () => state,
    subscribe: listen,
    reach(count) {
      wanted = Math.max(wanted, count);
      if (!reading && !isEnough()) void read(false);
    },
    refresh: () => read(true),
    stop() {
      reading?.abort();
      reading = null;
    },
  };
}
