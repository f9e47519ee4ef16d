/** A field in which the person's draft and the object as it is now say different things. */
export interface Difference {
  readonly path: string;
  /** Of lists what only this one has; all of it where only the order differs. */
  readonly mine: unknown;
  readonly theirs: unknown;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** In the order of the form. */
export function differencesOf(mine: unknown, theirs: unknown, path = ''): Difference[] {
  if (isSame(mine, theirs)) return [];
  if (isRecord(mine) && isRecord(theirs)) {
    const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
    return keys.flatMap((key) => differencesOf(mine[key], theirs[key], path === '' ? key : `${path}.${key}`));
  }
  if (!Array.isArray(mine) || !Array.isArray(theirs)) return [{ path, mine, theirs }];
  const [ours, others] = [without(mine, theirs), without(theirs, mine)];
  return [ours.length + others.length > 0 ? { path, mine: ours, theirs: others } : { path, mine, theirs }];
}

const without = (list: readonly unknown[], other: readonly unknown[]): unknown[] =>
  list.filter((entry) => !other.some((one) => isSame(entry, one)));
