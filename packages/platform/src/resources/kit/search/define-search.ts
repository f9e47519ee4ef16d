import { rankOf, type SearchHit, type Subject } from '@skydeck/contract';
import type { Scope } from '../../../http/scope.ts';
import type { Condition, Store, Tx } from '../../../store/store.ts';
import { ownedBy } from '../access.ts';
import type { SearchDefinition } from './definition.ts';
import { findInRecords } from './find-in-records.ts';
import { findInStore } from './find-in-store.ts';
import type { FindRecords } from './find-records.ts';

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

/** Where an engine has the records of a resource. */
interface SearchSource {
  read<Found>(scope: Scope, work: (tx: Tx) => Promise<Found>): Promise<Found>;
  readonly find: FindRecords;
}

/** How the records of one resource are found, wherever an engine has them. */
export type ResourceSearch = (source: SearchSource) => SearchDefinition;

export const defineSearch =
  <T extends { readonly id: string; readonly name: string }>(of: SearchOptions<T>): ResourceSearch =>
  ({ read, find }) => ({
    subject: of.subject,
    find: (scope, text, limit) =>
      read(scope, async (tx) => {
        const where = await (of.where?.(tx, scope) ?? ownedBy(scope));
        const { type, addresses = [], partIds = [] } = of;
        const found = await find<T>(tx, { kind: type, where, addresses, partIds, text, limit });
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
  search({ read: (_, work) => store.read(work), find: findInStore });

/** Found among the records that a cloud has for the scope, one by one. */
export const searchRecords = (load: (scope: Scope) => Promise<Tx>, search: ResourceSearch): SearchDefinition =>
  search({ read: async (scope, work) => work(await load(scope)), find: findInRecords });

/** Those in which it was found, where it has many. */
export const addressesWith = (text: string, addresses: readonly string[]) =>
  addresses.filter((address) => rankOf(text, address) !== null);
