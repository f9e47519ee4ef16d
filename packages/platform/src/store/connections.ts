import type { Kysely } from 'kysely';
import type { Dialect } from './dialect.ts';
import type { Announcement, InstanceLink } from './instances.ts';
import type { Tables } from './tables.ts';

/** Work in one transaction. */
export type Transact = <T>(work: (tables: Kysely<Tables>) => Promise<T>) => Promise<T>;

/** An open database, brought to what this code knows. */
export interface Connections {
  readonly dialect: Dialect;
  /** What writes, outside of a transaction. */
  readonly writer: Kysely<Tables>;
  /** One at a time. The work is repeated where what others committed meanwhile does not allow it. */
  readonly write: Transact;
  readonly read: Transact;
  /** For reads that may be long: no other call waits for them. */
  readonly readLong: Transact;
  /** Reads during a write, whose transaction `writing` is, and sees the state before it; it never waits for who reads. */
  readBefore<T>(writing: Kysely<Tables>, work: (tables: Kysely<Tables>) => Promise<T>): Promise<T>;
  /**
   * In a write that has events or announcements, before its events get their numbers: whoever reads events sees the numbers in
   * their order. The other instances hear of them when the write is durable.
   */
  publish(writing: Kysely<Tables>, hasEvents: boolean, announcements: readonly Announcement[]): Promise<void>;
  /** Runs work that no other process on this database does meanwhile. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  readonly link: InstanceLink;
  /** Once nobody writes. Reads that have begun end first. */
  close(): Promise<void>;
}
