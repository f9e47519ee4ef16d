import type { Documents } from '../../store/store.ts';

/** Of one expression SQLite takes a depth of 1,000; a list of ids is one `or` for each. */
const IDS_AT_ONCE = 200;

/** Those whose `field` is one of the ids. */
export async function allOf<T extends { id: string }>(
  documents: Documents<T>,
  field: string,
  ids: readonly string[],
): Promise<T[]> {
  const unique = [...new Set(ids)];
  const found: T[] = [];
  for (let at = 0; at < unique.length; at += IDS_AT_ONCE) {
    found.push(...(await documents.all([{ field, in: unique.slice(at, at + IDS_AT_ONCE) }])));
  }
  return found;
}

/** The names of those with one of the ids. */
export async function namesById<T extends { id: string; name: string }>(
  documents: Documents<T>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return new Map((await allOf(documents, 'id', ids)).map(({ id, name }) => [id, name]));
}

/** The ids in one field of several records; null is none. */
export const idsOf = <Field extends string>(
  records: readonly { readonly [Name in Field]: string | null }[],
  field: Field,
): string[] => records.flatMap((record) => record[field] ?? []);

export const inOrderOfCreation = <T extends { readonly id: string; readonly created_at: string }>(
  list: readonly T[],
): T[] =>
  list.toSorted((one, other) => one.created_at.localeCompare(other.created_at) || one.id.localeCompare(other.id));
