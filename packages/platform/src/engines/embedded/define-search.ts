import { rankOf, type SearchHit, type Subject } from '@skydeck/contract';
import { ownedBy } from './access.ts';
import type { Scope } from '../../http/scope.ts';
import type { Condition, Store, Tx } from '../../store/store.ts';
import { findDocuments } from './search-documents.ts';
import type { SearchDefinition } from '../search/definition.ts';

type HitFields = Omit<SearchHit, 'type' | 'id' | 'name'>;

interface EmbeddedSearchOptions<T> {
  /** The name of its documents, and of the resource: `router`. */
  readonly type: string;
  readonly subject: Subject;
  /** Fields with one address or several, a space between them, that are looked into besides the name and the id. */
  readonly addresses?: readonly string[];
  /** Ids of its parts that it is found by, too: `members[].id`. */
  readonly partIds?: readonly string[];
  /** What of them the scope sees. Left out: a project's own. */
  where?(tx: Tx, scope: Scope): readonly Condition[] | Promise<readonly Condition[]>;
  /** `text` is what was looked for. */
  show(tx: Tx, document: T, text: string): HitFields | Promise<HitFields>;
}

export type EmbeddedSearch = (store: Store) => SearchDefinition;

/** How the documents of one resource are found in the embedded cloud. */
export const defineSearch =
  <T extends { readonly id: string; readonly name: string }>(of: EmbeddedSearchOptions<T>): EmbeddedSearch =>
  (store) => ({
    subject: of.subject,
    find: (scope, text, limit) =>
      store.read(async (tx) => {
        const where = await (of.where?.(tx, scope) ?? ownedBy(scope));
        const { type, addresses = [], partIds = [] } = of;
        const found = await findDocuments<T>(tx, { kind: type, where, addresses, partIds, text, limit });
        return Promise.all(
          found.map(async ({ document, rank }) => {
            const { id, name } = document;
            return { rank, hit: { type, id, name, ...(await of.show(tx, document, text)) } };
          }),
        );
      }),
  });

/** Those in which it was found, where it has many. */
export const addressesWith = (text: string, addresses: readonly string[]) =>
  addresses.filter((address) => rankOf(text, address) !== null);
