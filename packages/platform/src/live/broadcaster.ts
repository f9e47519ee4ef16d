import type { Scope } from '../http/scope.ts';
import type { StoredEvent } from '../store/events.ts';
import type { Connection } from './connection.ts';
import type { EventFrames, NumberedFrame } from './frames.ts';
import { yieldToEventLoop } from './work-queue.ts';
import { groupKeyOf, isVisibleTo } from './visibility.ts';

/** So many frames are sent before other work has a turn: one write takes 10 µs and more. */
export const FRAMES_PER_TURN = 200;
/** Of what has come meanwhile a connection is sent so much at once, which costs a third of so many writes. */
export const EVENTS_PER_WAVE = 50;
/** With more events queued than this, no other work has a turn in between: whoever emits them has to wait, too. */
const MAX_QUEUED = 1000;

export interface Broadcaster {
  /** Sends each connection the events that it may see, in their order. */
  broadcast(events: readonly StoredEvent[]): void;
  stop(): void;
}

export function createBroadcaster(
  connections: ReadonlySet<Connection>,
  frames: EventFrames,
  report: (error: unknown) => void,
): Broadcaster {
  const queue: StoredEvent[] = [];
  let isSending = false;
  let sentInTurn = 0;

  async function sendAll(): Promise<void> {
    isSending = true;
    sentInTurn = 0;
    try {
      while (queue.length > 0) await sendToAll(queue.splice(0, EVENTS_PER_WAVE));
    } finally {
      isSending = false;
    }
  }

  // A connection that logs in meanwhile gets the events with its login; it drops numbers that it has already.
  async function sendToAll(wave: readonly StoredEvent[]): Promise<void> {
    const seenBy = createViews(wave, frames);
    for (const connection of connections) {
      if (sentInTurn >= FRAMES_PER_TURN && queue.length < MAX_QUEUED) {
        await yieldToEventLoop();
        sentInTurn = 0;
      }
      const scope = connection.member?.scope;
      const seen = scope ? seenBy(scope) : [];
      if (seen.length === 0) continue;
      connection.sendEvents(seen);
      sentInTurn += seen.length;
    }
  }

  return {
    broadcast(events) {
      queue.push(...events);
      if (!isSending) sendAll().catch(report);
    },
    stop() {
      queue.length = 0;
    },
  };
}

/** What of a wave somebody sees, looked at once for all who see the same. */
function createViews(wave: readonly StoredEvent[], frames: EventFrames): (scope: Scope) => readonly NumberedFrame[] {
  const views = new Map<string, readonly NumberedFrame[]>();
  return (scope) => {
    const key = groupKeyOf(scope);
    const view = views.get(key) ?? wave.filter((event) => isVisibleTo(scope, event)).map(frames.numbered);
    views.set(key, view);
    return view;
  };
}
