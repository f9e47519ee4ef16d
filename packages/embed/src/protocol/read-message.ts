import { readFields, type Fields } from './fields.ts';
import type { Message } from './messages.ts';

/** One reader per type. Null means that this message does not exist. */
export type Readers<Map> = { readonly [Type in keyof Map & string]: (fields: Fields) => Map[Type] | null };

/** The message in a received value, or null when its type or its data is not in the closed map. */
export function readMessage<Map>(readers: Readers<Map>, value: unknown): Message<Map> | null {
  const envelope = readFields(value);
  if (!envelope || typeof envelope['type'] !== 'string') return null;
  const type = envelope['type'] as keyof Map & string;
  const fields = readFields(envelope['data']);
  const data = fields && readers[type]?.(fields);
  return data ? ({ type, data } as Message<Map>) : null;
}
