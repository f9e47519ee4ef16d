import type { SearchHit, Subject } from '@skydeck/contract';
import type { Tx } from '../../../store/store.ts';
import type { OwnedRecord } from '../owned-collection.ts';
import { defineSearch, type ResourceSearch } from './define-search.ts';

type HitDetail = Pick<SearchHit, 'detail' | 'parent_id'>;

interface OwnedSearchOptions<T> {
  /** The name of its documents. */
  readonly kind: string;
  readonly subject: Subject;
  /** What a hit of the search says besides the name. */
  hit(record: T, tx: Tx, text: string): HitDetail | Promise<HitDetail>;
  /** Fields with addresses that the search looks into. */
  readonly addresses?: readonly string[];
  /** Ids of its parts that the search looks into. */
  readonly partIds?: readonly string[];
}

/** Of what belongs to projects: a project finds its own. */
export const ownedSearch = <T extends OwnedRecord>({ kind, hit, ...of }: OwnedSearchOptions<T>): ResourceSearch =>
  defineSearch<T>({
    ...of,
    type: kind,
    show: async (tx, record, text) => ({ ...(await hit(record, tx, text)), project_id: record.project_id }),
  });
