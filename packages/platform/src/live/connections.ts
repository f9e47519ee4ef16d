import { closeCodes } from './close-codes.ts';
import type { SessionListener } from './session-signal.ts';
import type { Connection } from './connection.ts';
import { createRound } from './round.ts';

/** All open connections; those of a session hear of it what the signal says. */
export interface Connections extends SessionListener {
  readonly all: ReadonlySet<Connection>;
  add(connection: Connection): void;
  remove(connection: Connection): void;
  /** Ends those of the next slice whose session has run out meanwhile: of all of them in so many slices. */
  expireSlice(): void;
  /** The same, of those in another page's frame only. */
  expireFramed(): void;
  /** Who cannot be told what happened reads anew; of all others it is looked again what their sessions are. */
  interrupted(areEventsLost: boolean): void;
}

export function createConnections(slices: number): Connections {
  const all = new Set<Connection>();
  const round = createRound<Connection>(slices);
  return {
    all,
    add(connection) {
      all.add(connection);
      round.add(connection);
    },
    remove(connection) {
      all.delete(connection);
      round.remove(connection);
    },
    expireSlice() {
      for (const connection of round.next()) connection.expire();
    },
    expireFramed() {
      for (const connection of all) if (connection.member?.frame) connection.expire();
    },
    interrupted(areEventsLost) {
      for (const connection of all) {
        if (areEventsLost) connection.close(closeCodes.tryLater);
        else connection.expire();
      }
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
