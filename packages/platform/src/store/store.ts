import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { type Clock, createRealClock } from '../clock.ts';
import type { Author } from './author.ts';
import { type ChangeListener, createChangeListeners } from './changes.ts';
import type { Connections, Transact } from './connections.ts';
import type { Dialect } from './dialect.ts';
import { type Documents, documentsOf } from './documents.ts';
import { type EmittedEvent, type StoredEvent, storeEvents } from './events.ts';
import { guardedBy, noReserve, type Reserve, type Write } from './guarded-writes.ts';
import { createInstanceNews } from './instance-news.ts';
import type { Announcement, Instances } from './instances.ts';
import { type KeptList, keptList, type ListDescription } from './list-description.ts';
import { createListeners } from './listeners.ts';
import { openConnections } from './open-connections.ts';
import { createQueue, type Queue } from './queue.ts';
import type { OpenDatabase } from './sqlite/connections.ts';
import type { AuditRow, Tables } from './tables.ts';
import { createTransactionContext } from './transaction-context.ts';

export type { Author } from './author.ts';
export type { OpenDatabase } from './sqlite/connections.ts';
export type { ChangeListener, DocumentChange, ReadBefore } from './changes.ts';
export type { Condition } from './conditions.ts';
export { type Documents, type Indexed } from './documents.ts';
export type { EmittedEvent, StoredEvent } from './events.ts';
export type { Reserve } from './guarded-writes.ts';
export type { Instances } from './instances.ts';
export type { ListDescription } from './list-description.ts';

/** A row of the audit log. */
export type AuditRecord = Readonly<Selectable<AuditRow>>;

/** One transaction's view of the store. Nothing of it may be used after the work has ended. */
export interface Tx {
  /** A collection of documents of one kind: `router`. */
  documents<T extends { id: string }>(kind: string): Documents<T>;
  /** Kept with the change in one transaction, sent to the live link after it. */
  emit(event: EmittedEvent): void;
  /** Told to all instances of the platform once the change is durable; see `Instances.onAnnounced`. */
  announce(topic: string, message: unknown): void;
  /** Runs once the change is durable; never when it was rolled back. */
  afterCommit(act: () => void): void;
  /** A row that this change put into the audit log: told to `onAudited` when it is durable. */
  audited(record: AuditRecord): void;
  /** The platform's own tables (sessions, tasks, accounts); resources use `documents`. */
  readonly tables: Kysely<Tables>;
  /** A column of these tables as their indexes have it without the case of A to Z: compared with `smallLetters` of a text. */
  folded(column: string): RawBuilder<string>;
  /** The time of the transaction: the same wherever it is asked. */
  readonly now: Date;
  /** An id for what is new. */
  newId(): string;
  /** Who caused the change; null: it happens by itself, or the transaction reads. */
  readonly author: Author | null;
  /** Of the author's request. */
  readonly requestId: string | null;
}

/**
 * `read` sees one state throughout. One `write` at a time; it is durable when it has resolved, and gone when `work` throws.
 * Inside a transaction both join it; a `write` inside a `read` is an error.
 */
export interface Store {
  read<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The same for a list, a count or a search: it may be long, and no other call waits for it where threads read. */
  readLong<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** `by`: who causes the change; left out, it happens by itself. One that joins another has the other's. */
  write<T>(work: (tx: Tx) => Promise<T>, by?: Author): Promise<T>;
  /** Of what this work writes no listener hears: demo data, before anybody looks. */
  silently<T>(work: () => Promise<T>): Promise<T>;
  /** Told of each write's changes before its commit. Its events go before those that the write emits itself. */
  onChanges(listener: ChangeListener): void;
  /** For what makes room: the writes of this work have the reserve where they find none. */
  urgently<T>(work: () => Promise<T>): Promise<T>;
  /** A read of this work that has not begun while somebody still wants its answer never begins: it throws `Unwanted`. */
  whileWanted<T>(isWanted: () => boolean, work: () => Promise<T>): Promise<T>;
  /** Told of the events of each commit of this process, in their order. */
  onEvents(listener: (events: readonly StoredEvent[]) => void): () => void;
  /** Told of the events of all instances of the platform, in the order of their numbers. */
  onAllEvents(listener: (events: readonly StoredEvent[]) => void): () => void;
  /** Told of each row of the audit log, in their order. */
  onAudited(listener: (record: AuditRecord) => void): () => void;
  readonly instances: Instances;
  close(): Promise<void>;
}

/** Whoever asked for a read has gone. */
export class Unwanted extends Error {}

export interface StoreParts {
  /** How many threads do the reads that may be long. 0 or left out: this one does, which tests start sooner with. */
  readonly readers?: number;
  readonly reserve?: Reserve;
  readonly openDatabase?: OpenDatabase;
}

export interface OpenStore extends Store {
  /** Keeps indexes for these lists, and for no others, from now on. `report` hears of those that cannot be made. */
  keepLists(lists: readonly ListDescription[], report: (error: unknown) => void): Promise<void>;
  /** Runs work that no other instance does meanwhile: what a start makes where it is not yet. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /** Is one of the instances from now on: until then it is alone. `report` hears of errors that nobody foresaw. */
  join(report: (error: unknown) => void): Promise<void>;
  /** How many writes have not ended: the one that runs and those that wait for it. */
  pendingWrites(): number;
  /** The same store for signing in and out: where its writes find no room, they have the reserve. */
  readonly urgent: Store;
}

/** Opens a database on a PostgreSQL server by its URL, or opens or creates one in a file. Throws `NewerDatabase`, `UnusableServer`. */
export async function openStore(
  database: string,
  clock: Clock = createRealClock(),
  { reserve = noReserve, openDatabase, readers = 0 }: StoreParts = {},
): Promise<OpenStore> {
  return createStore(await openConnections(database, readers, openDatabase), clock, reserve);
}

function createStore(connections: Connections, clock: Clock, reserve: Reserve): OpenStore {
  const { dialect } = connections;
  const hurried = new AsyncLocalStorage<true>();
  const wanted = new AsyncLocalStorage<() => boolean>();
  const transactions = createTransactionContext();
  const events = createListeners<readonly StoredEvent[]>();
  const news = createInstanceNews(connections, clock);
  const audited = createListeners<AuditRecord>();
  const inWriteQueue = createQueue();
  const lists = new Map<string, KeptList>();
  const txOf = (tables: Kysely<Tables>) => readingTx(dialect, tables, clock, lists);

  const changes = createChangeListeners();

  const reading =
    <T>(work: (tx: Tx) => Promise<T>) =>
    (tables: Kysely<Tables>) =>
      transactions.run(txOf(tables), false, work);

  async function writeNow<T>(work: (tx: Tx) => Promise<T>, author: Author | null = null): Promise<T> {
    const { result, stored, afterwards } = await connections.write(async (tables) => {
      const recorder = changes.createRecorder((read) => connections.readBefore(tables, reading(read)));
      const readingOnly = txOf(tables);
      const { tx, emitted, announced, acts } = writingTx({
        readingOnly,
        documents: (kind) => recorder.record(kind, readingOnly.documents(kind)),
        author,
        onAnnounced: news.announced,
        onAudited: audited.notify,
      });
      const answer = await transactions.run(tx, true, work);
      const all = [...(await recorder.notify(tx)), ...emitted];
      if (all.length + announced.length > 0) await connections.publish(tables, all.length > 0, announced);
      return { result: answer, stored: await storeEvents(tables, all, tx.now.toISOString()), afterwards: acts };
    });
    for (const act of afterwards) act();
    if (stored.length > 0) {
      events.notify(stored);
      news.committed(stored);
    }
    return result;
  }

  const { writeChecked, writeUrgently } = guardedBy(reserve, writeNow);

  const writingBy = (write: Write): Store['write'] => joining(transactions, inWriteQueue, write);

  const readingFrom =
    (read: Transact): Store['read'] =>
    async (work) => {
      const outer = transactions.current();
      if (outer) return work(outer.tx);
      return read(reading(unlessUnwanted(wanted.getStore(), work)));
    };

  const store: Store = {
    read: readingFrom(connections.read),
    readLong: readingFrom(connections.readLong),
    write: (work, by) => writingBy(hurried.getStore() ? writeUrgently : writeChecked)(work, by),
    silently: changes.silently,
    onChanges: changes.add,
    urgently: (work) => hurried.run(true, work),
    whileWanted: (isWanted, work) => wanted.run(isWanted, work),
    onEvents: events.add,
    onAllEvents: news.onAllEvents,
    onAudited: audited.add,
    instances: news.instances,
    close() {
      news.leave();
      return inWriteQueue(() => connections.close());
    },
  };
  return {
    ...store,
    alone: connections.alone,
    join: news.join,
    pendingWrites: inWriteQueue.pending,
    urgent: { ...store, write: writingBy(writeUrgently) },
    keepLists: (described, report) =>
      inWriteQueue(async () => {
        const kept = await dialect.lists.keep(connections.writer, described, report);
        lists.clear();
        for (const list of kept) lists.set(list.kind, keptList(list));
      }),
  };
}

/** Joins the transaction that runs, or waits for its turn. */
const joining =
  (transactions: ReturnType<typeof createTransactionContext>, inTurn: Queue, write: Write): Store['write'] =>
  async (work, by) => {
    const outer = transactions.current();
    if (!outer) return inTurn(() => write(work, by));
    if (!outer.writes) throw new Error('A write cannot begin inside a read');
    return work(outer.tx);
  };

interface WritingParts {
  readonly readingOnly: Tx;
  readonly documents: Tx['documents'];
  readonly author: Author | null;
  readonly onAnnounced: (announcement: Announcement) => void;
  readonly onAudited: (record: AuditRecord) => void;
}

/** A transaction that writes, and what it gathers until its end. */
function writingTx({ readingOnly, documents, author, onAnnounced, onAudited }: WritingParts) {
  const emitted: EmittedEvent[] = [];
  const announced: Announcement[] = [];
  const acts: (() => void)[] = [];
  const tx: Tx = {
    ...readingOnly,
    documents,
    emit: (event) => void emitted.push(event),
    announce(topic, message) {
      const announcement = { topic, message };
      announced.push(announcement);
      acts.push(() => onAnnounced(announcement));
    },
    afterCommit: (act) => void acts.push(act),
    audited: (record) => void acts.push(() => onAudited(record)),
    author,
    requestId: author?.requestId ?? null,
  };
  return { tx, emitted, announced, acts };
}

const unlessUnwanted =
  <T>(isWanted: (() => boolean) | undefined, work: (tx: Tx) => Promise<T>) =>
  async (tx: Tx): Promise<T> => {
    if (isWanted && !isWanted()) throw new Unwanted();
    return work(tx);
  };

function readingTx(dialect: Dialect, tables: Kysely<Tables>, clock: Clock, lists: ReadonlyMap<string, KeptList>): Tx {
  const refuse = () => {
    throw new Error('A read changes nothing');
  };
  return {
    documents: (kind) => documentsOf(dialect, tables, kind, lists.get(kind)),
    emit: refuse,
    announce: refuse,
    afterCommit: refuse,
    audited: refuse,
    tables,
    folded: (column) => dialect.folded(sql.ref(column)) as RawBuilder<string>,
    now: clock.now(),
    newId: randomUUID,
    author: null,
    requestId: null,
  };
}
