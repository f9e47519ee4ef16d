import type { LiveEvent, ServerFrame } from '@skydeck/contract';
import { readStored } from '../store/disk-faults.ts';
import type { StoredEvent } from '../store/events.ts';

/** What a frame says, as bytes: the same for every connection, so it is made once. */
export const frame = (content: ServerFrame): Buffer => Buffer.from(JSON.stringify(content));

function eventFrame(stored: StoredEvent): Buffer {
  const { channel, type, object_id: id, request_id, seq, at } = stored;
  const operation = stored.operation as LiveEvent['operation'];
  return frame({
    type: 'event',
    event: { channel, type, operation, object: readStored<LiveEvent['object']>(stored.body), id, request_id, seq, at },
  });
}

/** So much of the newest is cached for those who come back: all of them ask for the same. */
const MAX_CACHED_BYTES = 8 * 1024 ** 2;

/** An event's frame, and its number: who has the number already needs no frame. */
export interface NumberedFrame {
  readonly seq: number;
  readonly bytes: Buffer;
}

/** Made once for each event, however many connections it goes to, and whenever. */
export interface EventFrames {
  numbered(event: StoredEvent): NumberedFrame;
}

export function createEventFrames(): EventFrames {
  const cached = new Map<number, NumberedFrame>();
  let total = 0;

  function cache(made: NumberedFrame): void {
    cached.set(made.seq, made);
    total += made.bytes.length;
    for (const [oldest, { bytes }] of cached) {
      if (total <= MAX_CACHED_BYTES) return;
      cached.delete(oldest);
      total -= bytes.length;
    }
  }

  return {
    numbered(event) {
      const known = cached.get(event.seq);
      if (known) return known;
      const made = { seq: event.seq, bytes: eventFrame(event) };
      cache(made);
      return made;
    },
  };
}
