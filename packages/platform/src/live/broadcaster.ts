import type { StoredEvent } from '../store/events.ts';
import type { Connection } from './connection.ts';
import type { EventFrames } from './frames.ts';
import { yieldToEventLoop } from './serial-queue.ts';
import { groupKeyOf, isVisibleTo } from './visibility.ts';

/** So many connections get an event before other work has a turn: one write takes 20 µs and more. */
export const CONNECTIONS_PER_TURN = 200;
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
  let queue: StoredEvent[] = [];
  let isSending = false;
  let sentInTurn = 0;

  async function sendAll(): Promise<void> {
    isSending = true;
    sentInTurn = 0;
    try {
      for (let event = queue.shift(); event; event = queue.shift()) await sendToAll(event);
    } finally {
      isSending = false;
    }
  }

  // A connection that logs in meanwhile gets the event with its login; it drops numbers that it has already.
  async function sendToAll(event: StoredEvent): Promise<void> {
    const verdicts = new Map<string, boolean>();
    for (const connection of connections) {
      if (sentInTurn >= CONNECTIONS_PER_TURN && queue.length < MAX_QUEUED) {
        await yieldToEventLoop();
        sentInTurn = 0;
      }
      const scope = connection.member?.scope;
      if (!scope) continue;
      const key = groupKeyOf(scope);
      const isSeen = verdicts.get(key) ?? isVisibleTo(scope, event);
      verdicts.set(key, isSeen);
      if (!isSeen) continue;
      connection.send(frames.of(event), event.seq);
      sentInTurn += 1;
    }
  }

  return {
    broadcast(events) {
      queue.push(...events);
      if (!isSending) sendAll().catch(report);
    },
    stop() {
      queue = [];
    },
  };
}
