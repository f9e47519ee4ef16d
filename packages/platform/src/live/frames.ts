import type { LiveEvent, ServerFrame } from '@skydeck/contract';
import { readStored } from '../store/disk-faults.ts';
import type { StoredEvent } from '../store/events.ts';

const FINAL_TEXT = 0x81;

/**
 * A message as it goes over the wire (RFC 6455, 5.2): head and text in one, unmasked as a server sends. It is the same for
 * every connection, so it is made once; a library that frames it for each makes garbage for each.
 */
export function frame(content: ServerFrame): Buffer {
  const text = Buffer.from(JSON.stringify(content));
  return Buffer.concat([headOf(text.length), text]);
}

function headOf(length: number): Buffer {
  if (length < 126) return Buffer.from([FINAL_TEXT, length]);
  if (length < 65_536) {
    const head = Buffer.from([FINAL_TEXT, 126, 0, 0]);
    head.writeUInt16BE(length, 2);
    return head;
  }
  const head = Buffer.from([FINAL_TEXT, 127, 0, 0, 0, 0, 0, 0, 0, 0]);
  head.writeBigUInt64BE(BigInt(length), 2);
  return head;
}

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
