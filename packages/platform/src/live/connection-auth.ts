import type { Login, SessionEnd } from '@skydeck/contract';
import { Refusal } from '../http/refusal.ts';
import { closeCodes } from './close-codes.ts';
import type { Feed } from './feed.ts';
import { frame } from './frames.ts';
import type { Members } from './members.ts';
import type { Membership } from './membership.ts';
import type { Check } from './pending-work.ts';

/** Logs a connection in, and looks again whether its session lives. */
export interface ConnectionAuth {
  login(message: Login): Promise<void>;
  /** Ends the connection with its session; says when what it may see has changed. */
  check(check: Check): Promise<void>;
  end(why: SessionEnd): void;
}

export interface LoginLimits {
  /** Whether logins of this address are looked at: not where too many of them were refused. */
  readonly mayLogIn: () => boolean;
  /** Counts a login of somebody who may. */
  readonly mayLogInAs: (userId: string) => boolean;
  readonly onRefused: () => void;
}

export interface ConnectionAuthParts {
  readonly membership: Membership;
  readonly members: Members;
  readonly feed: Feed;
  readonly limits: LoginLimits;
  /** How often something was said about sessions. */
  readonly signalled: () => number;
  readonly write: (bytes: Buffer) => void;
  readonly drop: (code: number) => void;
}

export function createConnectionAuth(parts: ConnectionAuthParts): ConnectionAuth {
  const { membership, members, feed, limits, signalled, write, drop } = parts;

  function refuse(error: Refusal): void {
    limits.onRefused();
    // Before the answer, which ends it for every client: only this one says why.
    if (saysDisabled(error)) write(frame({ type: 'session', state: 'disabled' }));
    write(frame({ type: 'login', code: 401, seq: 0 }));
    drop(closeCodes.unauthorized);
  }

  function end(state: SessionEnd): void {
    write(frame({ type: 'session', state }));
    drop(closeCodes.unauthorized);
  }

  return {
    async login(message) {
      if (!membership.member && !limits.mayLogIn()) return drop(closeCodes.tooMany);
      const credentials = membership.credentialsOf(message);
      // Nothing of the old scope after this, and nothing of the new one is lost: it is buffered from here on.
      membership.become(null);
      feed.startBuffering();
      try {
        const before = signalled();
        let found = await membership.find(credentials, message.token);
        if (!limits.mayLogInAs(found.scope.userId)) return drop(closeCodes.tooMany);
        membership.become(found);
        // Once more, now that a signal would find us, where one came in between: it may have been of this session.
        if (signalled() !== before) {
          found = await membership.find(credentials, message.token);
          membership.become(found);
        }
        if (!members.hasRoomFor(found)) return drop(closeCodes.tooMany);
        await feed.begin(found.scope, message.since);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refuse(error);
      } finally {
        feed.stopBuffering();
      }
    },
    async check(check) {
      const { member } = membership;
      if (!member) return;
      try {
        await membership.renewScope(member);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const why = sessionEndOf(error, check);
        if (why) return end(why);
        // The session lives, its project is gone, or the page may not show it any more: silent until it logs in with another token.
        membership.become(null);
      }
      if (check === 'recheck') write(frame({ type: 'session', state: 'changed' }));
    },
    end,
  };
}

/** Why a session is over that a check does not find any more; null: it lives, but not in this scope. */
export function sessionEndOf(error: Refusal, check: Check): SessionEnd | null {
  if (saysDisabled(error)) return 'disabled';
  if (error.status !== 401) return null;
  return check === 'recheck' ? 'over' : 'expired';
}

/** The account, or its domain: that of a project leaves the session alone. */
const saysDisabled = ({ code, values }: Refusal) => code === 'access_disabled' && values['what'] === 'user';
