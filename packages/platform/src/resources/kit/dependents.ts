import { pluralize, refuseInUse } from '../../http/refusal.ts';
import type { Tx } from '../../store/store.ts';

/** What depends on an object of a resource, so that it cannot be removed: the same for each engine. */
export interface Dependents<T> {
  /** Which of the contract's reasons it is. */
  readonly by: string;
  /** How many there are, in what an engine has read. */
  count(tx: Tx, record: T): number | Promise<number>;
  /** The English for clients other than the console: `many('port')` is “2 ports”. */
  said(name: string, many: (noun: string) => string): string;
  /** What a person knows it by. Left out: its name. */
  nameOf?(record: T): string;
}

/** Throws 409 `in_use` while anything depends on it. */
export async function refuseWhileNeeded<T extends { readonly name: string }>(
  tx: Tx,
  record: T,
  { by, count: countOf, said, nameOf = ({ name }) => name }: Dependents<T>,
): Promise<void> {
  const name = nameOf(record);
  const count = await countOf(tx, record);
  refuseInUse(
    said(name, (noun) => pluralize(count, noun)),
    { name, count, by },
  );
}
