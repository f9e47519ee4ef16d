import { AsyncLocalStorage } from 'node:async_hooks';
import { isDeepStrictEqual } from 'node:util';
import type { Documents } from './documents.ts';
import type { EmittedEvent } from './events.ts';
import type { Tx } from './store.ts';

/** What one transaction made of one document, whatever it did in between. */
export interface DocumentChange<T = unknown> {
  readonly kind: string;
  readonly id: string;
  /** null: the transaction inserted it. */
  readonly before: T | null;
  /** null: the transaction removed it. */
  readonly after: T | null;
}

/** Runs a read of the state before the transaction. */
export type ReadBefore = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

export interface ChangeListener {
  /** Of the documents whose changes it describes; of others nothing is recorded. */
  readonly kinds: ReadonlySet<string>;
  /**
   * Told of a transaction's changes before its commit; what it writes is part of it. The changes are in the order of the
   * first change of each document; one that came and went is not among them, nor one that is as it was. Returns the events
   * that tell of them.
   */
  beforeCommit(tx: Tx, changes: readonly DocumentChange[], readBefore: ReadBefore): Promise<EmittedEvent[]>;
}

/** Keeps what one write changes. */
interface ChangeRecorder {
  /** The documents, with their changes recorded. */
  record<T extends { id: string }>(kind: string, documents: Documents<T>): Documents<T>;
  /** Tells the listeners of all that was recorded. Returns their events. */
  notify(tx: Tx): Promise<EmittedEvent[]>;
}

/** The changes of writes, and who hears of them. */
export function createChangeListeners() {
  const listeners: ChangeListener[] = [];
  const silent = new AsyncLocalStorage<true>();
  return {
    add: (listener: ChangeListener) => void listeners.push(listener),
    silently: <T>(work: () => Promise<T>): Promise<T> => silent.run(true, work),
    createRecorder(readBefore: ReadBefore): ChangeRecorder {
      const changes = createChanges();
      return {
        record: (kind, documents) =>
          !silent.getStore() && listeners.some(({ kinds }) => kinds.has(kind))
            ? recorded(kind, documents, changes)
            : documents,
        async notify(tx) {
          const events: EmittedEvent[] = [];
          for (const { kinds, beforeCommit } of listeners) {
            const own = changes.all().filter(({ kind }) => kinds.has(kind));
            if (own.length > 0) events.push(...(await beforeCommit(tx, own, readBefore)));
          }
          return events;
        },
      };
    },
  };
}

/** Of each document the state before its first change and after its last. */
function createChanges() {
  const changes = new Map<string, DocumentChange>();
  const keyOf = (kind: string, id: string) => `${kind} ${id}`;
  return {
    has: (kind: string, id: string) => changes.has(keyOf(kind, id)),
    add(change: DocumentChange): void {
      const key = keyOf(change.kind, change.id);
      const first = changes.get(key);
      changes.set(key, first ? { ...change, before: first.before } : change);
    },
    all: () => [...changes.values()].filter(({ before, after }) => !isDeepStrictEqual(before, after)),
  };
}

function recorded<T extends { id: string }>(
  kind: string,
  documents: Documents<T>,
  changes: ReturnType<typeof createChanges>,
): Documents<T> {
  const beforeOf = async (id: string) => (changes.has(kind, id) ? null : documents.get(id));
  return {
    ...documents,
    async insert(item, indexed) {
      await documents.insert(item, indexed);
      changes.add({ kind, id: item.id, before: null, after: item });
    },
    async insertAll(items, indexOf) {
      await documents.insertAll(items, indexOf);
      for (const item of items) changes.add({ kind, id: item.id, before: null, after: item });
    },
    async replace(item, indexed) {
      const before = await beforeOf(item.id);
      await documents.replace(item, indexed);
      changes.add({ kind, id: item.id, before, after: item });
    },
    async remove(id) {
      const before = await beforeOf(id);
      await documents.remove(id);
      changes.add({ kind, id, before, after: null });
    },
  };
}
