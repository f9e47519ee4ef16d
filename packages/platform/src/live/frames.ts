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

/** Made once for each event, however many connections it goes to, and whenever. */
export interface EventFrames {
  of(event: StoredEvent): Buffer;
}

export function createEventFrames(): EventFrames {
  const cached = new Map<number, Buffer>();
  let bytes = 0;

  function cache(seq: number, made: Buffer): void {
    cached.set(seq, made);
    bytes += made.length;
    for (const [oldest, { length }] of cached) {
      if (bytes <= MAX_CACHED_BYTES) return;
      cached.delete(oldest);
      bytes -= length;
    }
  }

  return {
    of(event) {
      const known = cached.get(event.seq);
      if (known) return known;
      const made = eventFrame(event);
      cache(event.seq, made);
      return made;
    },
  };
}
