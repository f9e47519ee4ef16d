import type { Scope } from '../http/scope.ts';
import type { StoredEvent } from '../store/events.ts';
import { type EventFrames, frame, type NumberedFrame } from './frames.ts';
import type { Output } from './output.ts';
import type { RecentEvents } from './recent-events.ts';
import { isVisibleTo } from './visibility.ts';

export interface FeedParts {
  readonly recentEvents: RecentEvents;
  readonly eventFrames: EventFrames;
  readonly output: Pick<Output, 'write' | 'together' | 'isAhead'>;
  /** Asks for a turn in which `continueCatchUp` is called, when the client has taken all of it. */
  readonly resume: () => void;
}

/** Sends a connection its events: each once, in their order, including what it has missed. */
export interface Feed {
  /** Sends nothing more for the old scope; what comes is buffered. */
  startBuffering(): void;
  /** Answers a login, and sends what was missed. */
  begin(scope: Scope, since: number | undefined): Promise<void>;
  /** Sends the rest of what was missed, if there is any. */
  continueCatchUp(scope: Scope): Promise<void>;
  /** Discards what is buffered, and buffers nothing more. */
  stopBuffering(): void;
  send(frames: readonly NumberedFrame[]): void;
}

export function createFeed({ recentEvents, eventFrames, output, resume }: FeedParts): Feed {
  const { write, together, isAhead } = output;
  // What comes while a login or a catch-up waits for an answer waits here, for the order of numbers must hold.
  let buffered: NumberedFrame[] | null = null;
  /** The number of the newest event that it need not be sent. */
  let lastSeq = 0;
  /** The number up to which it has caught up, while it does: what comes meanwhile is sent in its turn. */
  let behind: number | null = null;

  /** As much as the client takes at once; the rest when it has taken that. */
  function sendMissed(scope: Scope, events: readonly StoredEvent[]): void {
    for (const event of events) {
      if (isAhead()) {
        behind = event.seq - 1;
        return resume();
      }
      if (isVisibleTo(scope, event)) write(eventFrames.numbered(event).bytes);
    }
  }

  function flush(): void {
    const waiting = buffered ?? [];
    buffered = null;
    writeNew(waiting);
  }

  function writeNew(frames: readonly NumberedFrame[]): void {
    if (behind === null) for (const { seq, bytes } of frames) if (seq > lastSeq) write(bytes);
  }

  return {
    startBuffering() {
      behind = null;
      buffered = [];
    },
    async begin(scope, since) {
      const { events, newest } = await recentEvents.missed(since ?? null);
      lastSeq = newest;
      together(() => {
        // The number from which the events that follow go on: after a drop in the middle the client asks from there.
        write(frame({ type: 'login', code: 200, seq: events && since !== undefined ? since : newest }));
        if (events) sendMissed(scope, events);
        else write(frame({ type: 'reset', seq: newest }));
        flush();
      });
    },
    async continueCatchUp(scope) {
      if (behind === null || isAhead()) return;
      // What waited until now is among what was missed.
      buffered = [];
      const { events, newest } = await recentEvents.missed(behind);
      behind = null;
      lastSeq = newest;
      together(() => {
        if (events) sendMissed(scope, events);
        else write(frame({ type: 'reset', seq: newest }));
        flush();
      });
    },
    stopBuffering() {
      buffered = null;
    },
    send(frames) {
      if (buffered) buffered.push(...frames);
      else if (frames.length === 1) writeNew(frames);
      else together(() => writeNew(frames));
    },
  };
}
