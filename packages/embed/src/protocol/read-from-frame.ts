import { closedTable, isOneOf, isText } from './fields.ts';
import {
  CHANGE_KINDS,
  DONE_KINDS,
  FRAME_FAILURES,
  MAX_HEIGHT,
  MAX_TEXT,
  SESSION_STATES,
  STORAGE_STATES,
  type FromFrame,
  type Message,
} from './messages.ts';
import { readMessage, type Readers } from './read-message.ts';

const readers: Readers<FromFrame> = closedTable<Readers<FromFrame>>({
  // A title that is too long is cut, not refused: without this fact the page would wait for ever.
  ready: ({ title }) => (typeof title === 'string' ? { title: title.slice(0, MAX_TEXT) } : null),
  resized: ({ height }) =>
    typeof height === 'number' && Number.isFinite(height)
      ? { height: Math.min(Math.max(height, 0), MAX_HEIGHT) }
      : null,
  dirtied: ({ dirty }) => (typeof dirty === 'boolean' ? { dirty } : null),
  done: ({ kind, resource, id }) =>
    isOneOf(kind, DONE_KINDS) && isText(resource) && isText(id) ? { kind, resource, id } : null,
  changed: ({ kind, resource, id }) =>
    isOneOf(kind, CHANGE_KINDS) && isText(resource) && isText(id) ? { kind, resource, id } : null,
  cancelled: () => ({}),
  session: ({ state }) => (isOneOf(state, SESSION_STATES) ? { state } : null),
  storage: ({ state }) => (isOneOf(state, STORAGE_STATES) ? { state } : null),
  failed: ({ code, status }) => (isOneOf(code, FRAME_FAILURES) ? { code, status: readStatus(status) } : null),
});

function readStatus(status: unknown): number | null {
  return typeof status === 'number' && Number.isInteger(status) && status >= 100 && status <= 599 ? status : null;
}

/** For the page's half. */
export function readFromFrame(value: unknown): Message<FromFrame> | null {
  return readMessage(readers, value);
}
