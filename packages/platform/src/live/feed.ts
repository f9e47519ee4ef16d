import type { Scope } from '../http/scope.ts';
import { eventsAfter, newestSeq, type StoredEvent } from '../store/events.ts';
import type { Store } from '../store/store.ts';
import { type EventFrames, frame } from './frames.ts';
import { isVisibleTo } from './visibility.ts';

/** Of what a client has missed, so many events are read at once. */
export const PORTION = 200;

export interface FeedParts {
  readonly store: Store;
  readonly eventFrames: EventFrames;
  readonly write: (bytes: Buffer) => void;
  /** Whether so much is written that the client has not taken that it is to take that first. */
  readonly isAhead: () => boolean;
  /** Asks for a turn in which `continueCatchUp` is called: at once, or when the client has taken all of it. */
  readonly resume: (when: 'now' | 'taken') => void;
}

/** Sends a connection its events: each once, in their order, including what it has missed. */
export interface Feed {
  /** Sends nothing more for the old scope; what comes is buffered. */
  startBuffering(): void;
  /** Answers a login, and sends the first of what was missed. */
  begin(scope: Scope, since: number | undefined): Promise<void>;
  /** Sends the next of what was missed, if there is any. */
  continueCatchUp(scope: Scope): Promise<void>;
  /** Discards what is buffered, and buffers nothing more. */
  stopBuffering(): void;
  send(bytes: Buffer, seq: number): void;
}

export function createFeed({ store, eventFrames, write, isAhead, resume }: FeedParts): Feed {
  // What comes while a login or a catch-up reads waits here, for the order of numbers must hold.
  let buffered: { readonly bytes: Buffer; readonly seq: number }[] | null = null;
  /** The number of the newest event that it need not be sent. */
  let lastSeq = 0;
  /** The number up to which it has caught up, while it does: what comes meanwhile it reads in its turn. */
  let behind: number | null = null;

  const missed = (since: number | null) =>
    store.read(async ({ tables }) => ({
      newest: await newestSeq(tables),
      events: since === null ? [] : await eventsAfter(tables, since, PORTION),
    }));

  /** As much as the client takes at once; the rest when it has taken that, and others have had their turn. */
  function sendMissed(scope: Scope, events: readonly StoredEvent[], from: number): void {
    let at = from;
    for (const event of events) {
      if (isAhead()) break;
      if (isVisibleTo(scope, event)) write(eventFrames.of(event));
      at = event.seq;
    }
    if (events.length < PORTION && !isAhead()) return;
    behind = at;
    resume(isAhead() ? 'taken' : 'now');
  }

  function flush(): void {
    for (const { bytes, seq } of buffered ?? []) if (behind === null && seq > lastSeq) write(bytes);
    buffered = null;
  }

  return {
    startBuffering() {
      behind = null;
      buffered = [];
    },
    async begin(scope, since) {
      const { events, newest } = await missed(since ?? null);
      // The number from which the events that follow go on: after a drop in the middle the client asks from there.
      write(frame({ type: 'login', code: 200, seq: events && since !== undefined ? since : newest }));
      lastSeq = newest;
      if (!events) write(frame({ type: 'reset', seq: newest }));
      else if (since !== undefined) sendMissed(scope, events, since);
      flush();
    },
    async continueCatchUp(scope) {
      if (behind === null || isAhead()) return;
      const from = behind;
      // What waited until now is among what is read.
      buffered = [];
      const { events, newest } = await missed(from);
      lastSeq = newest;
      behind = null;
      if (events) sendMissed(scope, events, from);
      else write(frame({ type: 'reset', seq: newest }));
      flush();
    },
    stopBuffering() {
      buffered = null;
    },
    send(bytes, seq) {
      if (buffered) buffered.push({ bytes, seq });
      else if (behind === null && seq > lastSeq) write(bytes);
    },
  };
}
