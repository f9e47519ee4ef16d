import { MAX_TEXT } from './messages.ts';

/** The own entries of a received object, without a prototype: `constructor` or `__proto__` names nothing. */
export type Fields = Readonly<Record<string, unknown>>;

/** A table whose keys are only those written in it. */
export function closedTable<Table extends object>(table: Table): Table {
  return Object.freeze(Object.assign(Object.create(null), table) as Table);
}

/** Null unless the value is an object that is not a list. */
export function readFields(value: unknown): Fields | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  return Object.assign(Object.create(null), value) as Fields;
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= MAX_TEXT;
}

export function isOneOf<Choice extends string>(value: unknown, choices: readonly Choice[]): value is Choice {
  return (choices as readonly unknown[]).includes(value);
}

/** A name such as a scheme's: it can be neither CSS nor an address. */
export function isName(value: unknown): value is string {
  return typeof value === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(value);
}

/**
 * Whether the text is an origin that can be named exactly, as the browser writes one: `https://portal.example`.
 * Opaque origins (`null`: sandboxed documents, `data:`) and files are none, for any of them would match any other.
 */
export function isExactOrigin(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\/(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/.test(value);
}
