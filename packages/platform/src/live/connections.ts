import type { SessionListener } from './session-signal.ts';
import type { Connection } from './connection.ts';

/** All open connections; those of a session hear of it what the signal says. */
export interface Connections extends SessionListener {
  readonly all: ReadonlySet<Connection>;
  add(connection: Connection): void;
  remove(connection: Connection): void;
  /** Ends those whose session has run out meanwhile. */
  expire(): void;
  /** The same, of those in another page's frame only. */
  expireFramed(): void;
}

export function createConnections(): Connections {
  const all = new Set<Connection>();
  return {
    all,
    add: (connection) => void all.add(connection),
    remove: (connection) => void all.delete(connection),
    expire() {
      for (const connection of all) connection.expire();
    },
    expireFramed() {
      for (const connection of all) if (connection.member?.frame) connection.expire();
    },
    ended(hashes, why) {
      for (const connection of all)
        if (connection.member && hashes.includes(connection.member.sessionHash)) connection.end(why);
    },
    renewed(from, to) {
      for (const connection of all) connection.renewed(from, to);
    },
    rightsChanged(userId) {
      for (const connection of all) {
        const { member } = connection;
        if (member && (userId === null || member.scope.userId === userId)) connection.recheck();
      }
    },
  };
}
