import type { SessionEnd } from '@skydeck/contract';

/** Says inside the process what happened to sessions, so that open connections learn it at once. */
export interface SessionSignal {
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
  return {
    ended(hashes, why) {
      for (const listener of listeners) listener.ended(hashes, why);
    },
    rightsChanged(userId) {
      for (const listener of listeners) listener.rightsChanged(userId);
    },
    renewed(from, to) {
      for (const listener of listeners) listener.renewed(from, to);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
