import { rankOf, type SearchHit, type Subject } from '@skydeck/contract';
import type { Scope } from '../../../http/scope.ts';
import type { Condition, Store, Tx } from '../../../store/store.ts';
import { ownedBy } from '../access.ts';
import type { SearchDefinition } from './definition.ts';
import { isIdStart } from './id-start.ts';

type HitFields = Omit<SearchHit, 'type' | 'id' | 'name'>;

export interface SearchOptions<T> {
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

/** Reads with the records of a resource, wherever an engine has them. */
type Read = <Found>(scope: Scope, work: (tx: Tx) => Promise<Found>) => Promise<Found>;

/** How the records of one resource are found, wherever an engine has them. */
export type ResourceSearch = (read: Read) => SearchDefinition;

export const defineSearch =
  <T extends { readonly id: string; readonly name: string }>(of: SearchOptions<T>): ResourceSearch =>
  (read) => ({
    subject: of.subject,
    find: (scope, text, limit) =>
      read(scope, async (tx) => {
        const where = await (of.where?.(tx, scope) ?? ownedBy(scope));
        const { type, addresses = [], partIds = [] } = of;
        const asked = { where, words: addresses, partIds: isIdStart(text) ? partIds : null, text, limit };
        const found = await tx.documents<T>(type).search(asked);
        return Promise.all(
          found.map(async ({ document, rank }) => {
            const { id, name } = document;
            return { rank, hit: { type, id, name, ...(await of.show(tx, document, text)) } };
          }),
        );
      }),
  });

/** Found by the store's own means. */
export const searchStore = (store: Store, search: ResourceSearch): SearchDefinition =>
  search((_, work) => store.readLong(work));

/** Found among the records that a cloud has for the scope, one by one. */
export const searchRecords = (load: (scope: Scope) => Promise<Tx>, search: ResourceSearch): SearchDefinition =>
  search(async (scope, work) => work(await load(scope)));

/** Those in which it was found, where it has many. */
export const addressesWith = (text: string, addresses: readonly string[]) =>
  addresses.filter((address) => rankOf(text, address) !== null);
