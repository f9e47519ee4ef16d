import { type Comparison, type Condition, pathOf, type Period, type Plain } from './conditions.ts';
import { type DocumentPage, type DocumentQuery, type StatusCount, UnknownMarker } from './documents.ts';
import { decodeMarker, encodeMarker, nameOrder, type Sort } from './paging.ts';

/** Other items by the name of their documents, where they are counted. */
type Related = (kind: string) => readonly object[];

/**
 * One page of what is in memory, such as a cache of a cloud's answers: the query means what it means in the database
 * (`select.test.ts` asks both the same). `items` in any order. Throws UnknownMarker.
 */
export function selectInMemory<T extends { readonly id: string }>(
  items: readonly T[],
  { where = [], sort = nameOrder, limit, marker, count: isCounted = false }: DocumentQuery,
  related: Related = () => [],
): DocumentPage<T> {
  const positionOf = (item: T) => positionAt(item.id, orderValue(item));
  const orderValue = valueBy(sort, related);
  const matching = items.filter((item) => where.every((condition) => matches(item, condition)));
  const inOrder = matching.map((item) => ({ item, ...positionOf(item) })).toSorted(byPosition(sort));
  const start = marker === undefined ? null : startOf(items, marker, positionOf);
  const rest = start === null ? inOrder : inOrder.filter((one) => byPosition(sort)(one, start) > 0);
  const shown = limit === undefined ? rest : rest.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ item }) => item),
    count: isCounted ? matching.length : shown.length,
    nextMarker: last && rest.length > shown.length ? encodeMarker(last) : null,
  };
}

/** How many of what meets the conditions are in each status, as the database counts them. */
export function countByStatusInMemory(items: readonly object[], where: readonly Condition[] = []): StatusCount[] {
  const matching = items.filter((item) => where.every((condition) => matches(item, condition)));
  const byStatus = Map.groupBy(matching, (item) => {
    const status = valueAt(item, 'status');
    return typeof status === 'string' ? status : null;
  });
  return [...byStatus]
    .map(([status, those]) => ({ status, count: those.length }))
    .toSorted((one, other) => Buffer.compare(Buffer.from(one.status ?? ''), Buffer.from(other.status ?? '')));
}

/** Whether the condition holds for the item; see `Condition`. */
export function matches(item: object, condition: Condition): boolean {
  if ('not' in condition) return !matches(item, condition.not);
  if ('any' in condition) return condition.any.some((one) => matches(item, one));
  if ('during' in condition) return isWithin(valueAt(item, condition.during), condition);
  const [list = '', entry] = condition.field.split('[]');
  if (entry === undefined) return compare(valueAt(item, list), condition);
  const entries = valueAt(item, list);
  if (!Array.isArray(entries)) return false;
  return entries.some((one) => compare(entry === '' ? one : valueAt(one, entry.slice(1)), condition));
}

const isWithin = (time: unknown, { from, before }: Period): boolean =>
  typeof time === 'string' && (from === null || time >= from) && (before === null || time < before);

function compare(value: unknown, condition: Comparison): boolean {
  const plain = plainOf(value);
  if ('equals' in condition) return plain === plainOf(condition.equals);
  if ('in' in condition) return condition.in.some((one) => plain === plainOf(one));
  return plain !== null && lowerCase(String(plain)).includes(lowerCase(condition.contains));
}

/** As the database has it: nothing is null, and true and false are 1 and 0. */
function plainOf(value: unknown): string | number | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value);
}

function valueAt(item: unknown, field: string): unknown {
  let value = item;
  for (const name of pathOf(field)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return null;
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

interface Position {
  readonly id: string;
  readonly value: Plain;
  /** What texts are compared by: their UTF-8, which has the order of code points. */
  readonly bytes: { readonly id: Buffer; readonly value: Buffer };
}

const positionAt = (id: string, value: Plain): Position => ({
  id,
  value,
  bytes: { id: Buffer.from(id), value: Buffer.from(lowerCase(String(value))) },
});

/** What an item is sorted by. */
function valueBy({ field, count }: Sort, related: Related): (item: { readonly id: string }) => Plain {
  if (!count) return (item) => plainOf(valueAt(item, field)) ?? '';
  if ('kind' in count) {
    const totals = totalsOf(related(count.kind), count.naming, count.list);
    return ({ id }) => totals.get(id) ?? 0;
  }
  const { list, with: only } = count;
  return (item) => listAt(item, list).filter((entry) => !only || valueAt(entry, only.field) === only.equals).length;
}

/** Of each id how many of these name it, or how many entries a list of theirs has. */
function totalsOf(others: readonly object[], naming: string, list?: string): ReadonlyMap<unknown, number> {
  const [field = '', entry] = naming.split('[]');
  const totals = new Map<unknown, number>();
  for (const other of others) {
    const named =
      entry === undefined
        ? [valueAt(other, field)]
        : listAt(other, field).map((one) => (entry === '' ? one : valueAt(one, entry.slice(1))));
    const each = list === undefined ? 1 : listAt(other, list).length;
    for (const id of named) totals.set(id, (totals.get(id) ?? 0) + each);
  }
  return totals;
}

function listAt(item: unknown, field: string): readonly unknown[] {
  const value = valueAt(item, field);
  return Array.isArray(value) ? value : [];
}

const byPosition =
  ({ direction }: Sort) =>
  (one: Position, other: Position): number => {
    const order = compareValues(one, other) || Buffer.compare(one.bytes.id, other.bytes.id);
    return direction === 'asc' ? order : -order;
  };

/** Numbers come before texts; texts without their case. */
function compareValues(one: Position, other: Position): number {
  if (typeof one.value === 'number' && typeof other.value === 'number') return one.value - other.value;
  if (typeof one.value === 'number') return -1;
  if (typeof other.value === 'number') return 1;
  return Buffer.compare(one.bytes.value, other.bytes.value);
}

/** Of A to Z only, as the database does it. */
const lowerCase = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

function startOf<T extends { readonly id: string }>(
  items: readonly T[],
  marker: string,
  positionOf: (item: T) => Position,
): Position {
  const { id, value } = decodeMarker(marker);
  if (value !== undefined) return positionAt(id, value);
  const item = items.find((known) => known.id === id);
  if (!item) throw new UnknownMarker();
  return positionOf(item);
}
