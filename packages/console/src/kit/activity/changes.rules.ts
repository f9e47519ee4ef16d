import type { FieldChange } from '@skydeck/contract';

/** What a change did to one field: set it, or took entries out of a list and put others in. */
export type Told =
  | { readonly field: string; readonly kind: 'secret' }
  | { readonly field: string; readonly kind: 'order' }
  | { readonly field: string; readonly kind: 'set'; readonly from: Value; readonly to: Value }
  | { readonly field: string; readonly kind: 'added' | 'removed'; readonly value: Value };

/** A switch, or the texts of one value or of several; none: it was empty. */
export type Value = boolean | readonly string[];

/** Texts that are lists of addresses, with spaces between them. */
const spaced: readonly string[] = ['addresses', 'cidrs'];

/** How each field was changed, in the order of the log. */
export const toldOf = (changes: readonly FieldChange[]): Told[] => changes.flatMap(toldOfField);

function toldOfField({ field, is_secret, ...change }: FieldChange): Told[] {
  if (is_secret) return [{ field, kind: 'secret' }];
  const [from, to] = spaced.includes(field) ? [partsOf(change.from), partsOf(change.to)] : [change.from, change.to];
  if (!isList(from) || !isList(to)) return [{ field, kind: 'set', from: valueOf(from), to: valueOf(to) }];
  const [old, now] = [from.map(textOf), to.map(textOf)];
  const gone = old.filter((text) => !now.includes(text));
  const come = now.filter((text) => !old.includes(text));
  if (gone.length + come.length === 0) return [{ field, kind: 'order' }];
  return [
    ...(gone.length > 0 ? [{ field, kind: 'removed' as const, value: gone }] : []),
    ...(come.length > 0 ? [{ field, kind: 'added' as const, value: come }] : []),
  ];
}

const partsOf = (value: unknown) => (typeof value === 'string' ? value.split(' ').filter(Boolean) : []);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const valueOf = (value: unknown): Value => {
  if (typeof value === 'boolean') return value;
  return isList(value) ? value.map(textOf) : [textOf(value)].filter(Boolean);
};

/** Of a record its values, in their order, without what only programs read. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (isList(value)) return value.map(textOf).join(', ');
  if (typeof value !== 'object') return String(value);
  return Object.entries(value)
    .filter(([key, part]) => key !== 'id' && key !== 'created_at' && part !== null && part !== '')
    .map(([key, part]) => (typeof part === 'boolean' ? `${key}=${part}` : textOf(part)))
    .join(' ');
}
