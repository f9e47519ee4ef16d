import { isDeepStrictEqual } from 'node:util';
import type { DocumentChange, Tx } from '../../store/store.ts';
import type { OwnedCollection, OwnedRecord } from './owned-collection.ts';
import { allOf } from './find-records.ts';

type Ids = readonly (string | null)[] | Promise<readonly (string | null)[]>;

/** Which changes of one kind of records a view shows. */
export interface Dependency {
  /** Of the documents that the view reads. */
  readonly kind: string;
  /** The ids of the records whose views such changes may have changed; null is none. */
  idsOf(tx: Tx, changes: readonly DocumentChange[]): Ids;
}

type Kind<T extends OwnedRecord> = Pick<OwnedCollection<T>, 'kind' | 'in'>;
type Change<T> = Pick<DocumentChange<T>, 'before' | 'after'>;

/** For a rule about the change itself: what it was before, and what it is after. */
export const readsChanges = <T extends OwnedRecord>(
  { kind }: Kind<T>,
  idsOf: (changes: readonly Change<T>[], tx: Tx) => Ids,
): Dependency => ({ kind, idsOf: (tx, changes) => idsOf(changes as readonly DocumentChange<T>[], tx) });

const differsIn =
  <T>(fields: readonly (keyof T)[]) =>
  ({ before, after }: Change<T>) =>
    !before || !after || fields.some((field) => !isDeepStrictEqual(before[field], after[field]));

/**
 * For records that name the one that shows them. `idsOf` is given each of them that came, went or changed in one of the
 * fields, as it was before and as it is after.
 */
export const reads = <T extends OwnedRecord>(
  records: Kind<T>,
  fields: readonly (keyof T)[],
  idsOf: (states: readonly T[], tx: Tx) => Ids,
): Dependency =>
  readsChanges(records, (changes, tx) => {
    const states = changes.filter(differsIn(fields)).flatMap(({ before, after }) => [before, after]);
    return states.length > 0
      ? idsOf(
          states.filter((state) => state !== null),
          tx,
        )
      : [];
  });

/**
 * For records that the one that shows them names. `idsOf` is given the ids of those that changed in one of the fields:
 * nothing names what is new, and what is named stays.
 */
export const readsNamed = <T extends OwnedRecord>(
  records: Kind<T>,
  fields: readonly (keyof T)[],
  idsOf: (ids: readonly string[], tx: Tx) => Ids,
): Dependency =>
  readsChanges(records, (changes, tx) => {
    const replaced = changes.filter(({ before, after }) => before !== null && after !== null).filter(differsIn(fields));
    return replaced.length > 0
      ? idsOf(
          replaced.flatMap(({ after }) => after?.id ?? []),
          tx,
        )
      : [];
  });

/** The ids of the records whose field is one of the ids; the field may be a path. */
export const thoseWith =
  <T extends OwnedRecord>(records: Pick<OwnedCollection<T>, 'in'>, field: string) =>
  async (ids: readonly string[], tx: Tx): Promise<string[]> =>
    (await allOf(records.in(tx), field, ids)).map(({ id }) => id);
