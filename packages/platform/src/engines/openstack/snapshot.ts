import { randomUUID } from 'node:crypto';
import { countByStatusInMemory, selectInMemory } from '../../store/select-in-memory.ts';
import { searchInMemory } from '../../store/search-in-memory.ts';
import type { Documents, Tx } from '../../store/store.ts';

type Records = readonly { readonly id: string }[];

/** By the name of their documents: `router`. */
export type Snapshot = Readonly<Record<string, Records>>;

const refuse = (): never => {
  throw new Error('What the cloud has is changed by calls to it');
};

/**
 * What the cloud said, as a transaction that can only be read: lists, views and plans of the embedded engine work on it as
 * they do on the database. A kind that was not asked for is empty.
 */
export function snapshotTx(snapshot: Snapshot, now: Date): Tx {
  return {
    documents: <T extends { id: string }>(kind: string) =>
      documentsOf((snapshot[kind] ?? []) as unknown as readonly T[], (other) => snapshot[other] ?? []),
    emit: refuse,
    announce: refuse,
    afterCommit: refuse,
    audited: refuse,
    get tables() {
      return refuse();
    },
    folded: refuse,
    now,
    newId: randomUUID,
    requestId: null,
    author: null,
  };
}

function documentsOf<T extends { id: string }>(items: readonly T[], related: (kind: string) => Records): Documents<T> {
  return {
    get: async (id) => items.find((item) => item.id === id) ?? null,
    list: async (query) => selectInMemory(items, query, related),
    all: async (where = []) => selectInMemory(items, { where }).items,
    search: async (search) => searchInMemory(items, search),
    count: async (where = []) => selectInMemory(items, { where }).count,
    countByStatus: async (where) => countByStatusInMemory(items, where),
    insert: refuse,
    insertAll: refuse,
    replace: refuse,
    remove: refuse,
  };
}
