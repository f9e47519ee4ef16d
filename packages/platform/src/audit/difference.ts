import { isDeepStrictEqual } from 'node:util';
import type { FieldChange } from '@skydeck/contract';
import type { AuditedKind } from './audited-kind.ts';

type Fields = Readonly<Record<string, unknown>>;

/** In columns of their own, or counted up with every change. */
const ofEveryDocument = ['id', 'project_id', 'domain_id', 'created_at', 'updated_at', 'revision_number'] as const;

/** Of one value, as JSON. A record has some thirty fields. */
const MAX_CHARACTERS = 1000;

/**
 * What a change made of each field, in the order of the fields. null is a document that is not there: of one that came or
 * went the empty fields are left out. Two lists are told by the entries that only one of them has.
 */
export function differenceOf(
  before: object | null,
  after: object | null,
  { ignored = [], secrets = {} }: Pick<AuditedKind, 'ignored' | 'secrets'> = {},
): FieldChange[] {
  const [from, to] = [fieldsOf(before, ignored), fieldsOf(after, ignored)];
  const names = new Set([...Object.keys(from), ...Object.keys(to)]);
  const isWhole = before !== null && after !== null;
  return [...names].flatMap((name) => {
    const [old, now] = [from[name] ?? null, to[name] ?? null];
    if (isDeepStrictEqual(old, now) || (!isWhole && isEmpty(old) && isEmpty(now))) return [];
    const secret = secrets[name];
    if (secret !== undefined) return [{ field: secret, from: null, to: null, is_secret: true }];
    const [gone, come] = apart(old, now);
    return [{ field: name, from: bounded(gone), to: bounded(come) }];
  });
}

function fieldsOf(document: object | null, ignored: readonly string[]): Fields {
  const fields: Record<string, unknown> = { ...document };
  for (const path of [...ofEveryDocument, ...ignored]) {
    const [list = '', inner] = path.split('[].');
    const value = fields[list];
    if (inner === undefined) delete fields[list];
    else if (Array.isArray(value)) fields[list] = value.map((entry) => without(entry, inner));
  }
  return fields;
}

function without(entry: unknown, field: string): unknown {
  if (typeof entry !== 'object' || entry === null) return entry;
  const { [field]: _, ...rest } = entry as Fields;
  return rest;
}

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The entries of each list that the other has not; both whole where only their order is another. */
function apart(from: unknown, to: unknown): readonly [unknown, unknown] {
  if (!Array.isArray(from) || !Array.isArray(to)) return [from, to];
  const missingIn = (others: readonly unknown[]) => (entry: unknown) =>
    !others.some((other) => isDeepStrictEqual(other, entry));
  const [gone, come] = [from.filter(missingIn(to)), to.filter(missingIn(from))];
  return gone.length + come.length > 0 ? [gone, come] : [from, to];
}

function bounded(value: unknown): unknown {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length <= MAX_CHARACTERS ? value : `${text.slice(0, MAX_CHARACTERS - 1)}…`;
}
