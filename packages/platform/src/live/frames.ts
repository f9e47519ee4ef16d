import type { LiveEvent, ServerFrame } from '@skydeck/contract';
import type { StoredEvent } from '../store/events.ts';

export const frame = (content: ServerFrame): Buffer => Buffer.from(JSON.stringify(content));

/** Made once for each event, however many connections it goes to. */
export function eventFrame(stored: StoredEvent): Buffer {
  const { channel, type, object_id: id, request_id, seq, at } = stored;
  const operation = stored.operation as LiveEvent['operation'];
  return frame({
    type: 'event',
    event: { channel, type, operation, object: JSON.parse(stored.body), id, request_id, seq, at },
  });
}
