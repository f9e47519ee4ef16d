import type { SessionEnd } from '@skydeck/contract';

/** Says inside the process what happened to sessions, so that open connections learn it at once. */
export interface SessionSignal {
  /** How often something was said: who was asked about a session in between may have the answer of before. */
  readonly count: number;
  /** These sessions (by the hash of their id) are over. */
  ended(hashes: readonly string[], why: SessionEnd): void;
  /** What this person may do is not what it was; null: anybody's rights may have changed. */
  rightsChanged(userId: string | null): void;
  /** A session goes on under another id; both are hashes. */
  renewed(from: string, to: string): void;
  listen(listener: SessionListener): () => void;
}

export interface SessionListener {
  ended(hashes: readonly string[], why: SessionEnd): void;
  rightsChanged(userId: string | null): void;
  renewed(from: string, to: string): void;
}

export function createSessionSignal(): SessionSignal {
  const listeners = new Set<SessionListener>();
  let count = 0;
  return {
    get count() {
      return count;
    },
    ended(hashes, why) {
      count += 1;
      for (const listener of listeners) listener.ended(hashes, why);
    },
    rightsChanged(userId) {
      count += 1;
      for (const listener of listeners) listener.rightsChanged(userId);
    },
    renewed(from, to) {
      count += 1;
      for (const listener of listeners) listener.renewed(from, to);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
