import type { SearchRank } from '@skydeck/contract';
import type { Condition, Tx } from '../../../store/store.ts';

export interface RecordSearch {
  /** Of the documents: `network`. */
  readonly kind: string;
  readonly where: readonly Condition[];
  /** Besides the name: fields with one address or several, a space between them. */
  readonly addresses: readonly string[];
  /** Ids of its parts: `members[].id`. */
  readonly partIds: readonly string[];
  readonly text: string;
  readonly limit: number;
}

export interface FoundRecord<T> {
  readonly document: T;
  readonly rank: SearchRank;
}

/** Records whose name, address or id has the text in it: those that are it first, then those that begin with it. */
export type FindRecords = <T extends { readonly id: string; readonly name: string }>(
  tx: Tx,
  search: RecordSearch,
) => Promise<FoundRecord<T>[]>;

/** An id is pasted, in whole or its first signs as a table shows them. */
export const isIdStart = (text: string) => /^[0-9a-f][0-9a-f-]{5,35}$/i.test(text);
