import type { SessionEnd } from '@skydeck/contract';
import type { Instances, Tx } from '../store/store.ts';
import { createListeners } from '../store/listeners.ts';

/** Says in all instances what happens to sessions, once it is durable, so that open connections learn it at once. */
export interface SessionSignal {
  /** How often something was said: who was asked about a session in between may have the answer of before. */
  readonly count: number;
  /** These sessions (by the hash of their id) are over. */
  ended(tx: Tx, hashes: readonly string[], why: SessionEnd): void;
  /** What this person may do is not what it was; null: anybody's rights may have changed. */
  rightsChanged(tx: Tx, userId: string | null): void;
  /** A session goes on under another id; both are hashes. */
  renewed(tx: Tx, from: string, to: string): void;
  listen(listener: SessionListener): () => void;
}

export interface SessionListener {
  ended(hashes: readonly string[], why: SessionEnd): void;
  rightsChanged(userId: string | null): void;
  renewed(from: string, to: string): void;
}

const TOPIC = 'sessions';
/** An announcement is short. */
const HASHES_AT_ONCE = 50;

type Message =
  | { readonly kind: 'ended'; readonly hashes: readonly string[]; readonly why: SessionEnd }
  | { readonly kind: 'rights_changed'; readonly userId: string | null }
  | { readonly kind: 'renewed'; readonly from: string; readonly to: string };

export function createSessionSignal(instances: Instances): SessionSignal {
  const listeners = createListeners<Message>();
  let count = 0;
  const announce = (tx: Tx, message: Message) => tx.announce(TOPIC, message);
  instances.onAnnounced(TOPIC, (message) => {
    count += 1;
    listeners.notify(message as Message);
  });
  return {
    get count() {
      return count;
    },
    ended(tx, hashes, why) {
      for (let at = 0; at < hashes.length; at += HASHES_AT_ONCE)
        announce(tx, { kind: 'ended', hashes: hashes.slice(at, at + HASHES_AT_ONCE), why });
    },
    rightsChanged: (tx, userId) => announce(tx, { kind: 'rights_changed', userId }),
    renewed: (tx, from, to) => announce(tx, { kind: 'renewed', from, to }),
    listen: (listener) =>
      listeners.add((message) => {
        if (message.kind === 'ended') listener.ended(message.hashes, message.why);
        else if (message.kind === 'renewed') listener.renewed(message.from, message.to);
        else listener.rightsChanged(message.userId);
      }),
  };
}
