import type { Limits } from '../http/limits.ts';
import type { Member } from './membership.ts';

/** How many connections each account and each session has. */
export interface Members {
  /** One of them is for somebody else from now on; null: for nobody. */
  move(from: Member | null, to: Member | null): void;
  /** Whether all that this member has are within the limits; it is among them already. */
  hasRoomFor(member: Member): boolean;
}

export function createMembers({ livePerAccount, livePerSession }: Limits): Members {
  const ofAccount = new Map<string, number>();
  const ofSession = new Map<string, number>();

  function add(member: Member | null, by: 1 | -1): void {
    if (!member) return;
    count(ofAccount, member.scope.userId, by);
    count(ofSession, member.sessionHash, by);
  }

  return {
    move(from, to) {
      add(from, -1);
      add(to, 1);
    },
    hasRoomFor: ({ scope, sessionHash }) =>
      (ofAccount.get(scope.userId) ?? 0) <= livePerAccount && (ofSession.get(sessionHash) ?? 0) <= livePerSession,
  };
}

function count(counts: Map<string, number>, key: string, by: 1 | -1): void {
  const left = (counts.get(key) ?? 0) + by;
  if (left > 0) counts.set(key, left);
  else counts.delete(key);
}
