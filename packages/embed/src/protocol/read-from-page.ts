import { closedTable } from './fields.ts';
import type { FromPage, Message } from './messages.ts';
import { readMessage, type Readers } from './read-message.ts';
import { readSettings } from './read-settings.ts';

const readers: Readers<FromPage> = closedTable<Readers<FromPage>>({
  configure: readSettings,
  requestStorageAccess: () => ({}),
  submit: () => ({}),
  cancel: () => ({}),
});

/** For the frame's half. */
export function readFromPage(value: unknown): Message<FromPage> | null {
  return readMessage(readers, value);
}
