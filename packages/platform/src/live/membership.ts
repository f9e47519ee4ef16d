import type { Login } from '@skydeck/contract';
import { type CallCredentials, resolveCaller } from '../identity/sessions/authenticate.ts';
import { hashSecret } from '../store/secrets.ts';
import type { Scope } from '../http/scope.ts';
import type { Store } from '../store/store.ts';
import type { Members } from './members.ts';

export interface Member extends Pick<CallCredentials, 'frame'> {
  readonly sessionHash: string;
  readonly token: string;
  readonly scope: Scope;
}

/** Hashes of the sessions in the cookies that count for a tab and for a frame. */
export interface CookieSessions {
  readonly tab: readonly string[];
  readonly frame: readonly string[];
}

/** Whom one connection belongs to. */
export interface Membership {
  /** null until it has logged in. */
  readonly member: Member | null;
  /** What a login shows; the cookies are those of now. */
  credentialsOf(login: Login): CallCredentials;
  /** Looks up whose these are. Throws a Refusal. */
  find(credentials: CallCredentials, token: string): Promise<Member>;
  /** Nobody's any more, once it is closed. */
  become(next: Member | null): void;
  /** Takes over what the scope of the member is now. Throws a Refusal. */
  renewScope(member: Member): Promise<void>;
  /** A session goes on under another id. */
  renewed(from: string, to: string): void;
  /** Nobody's from now on. */
  close(): void;
}

export interface MembershipParts {
  readonly store: Store;
  readonly members: Members;
  /** Of the cookies the upgrade came with: which of them counts, the login says. */
  readonly cookieSessions: CookieSessions;
  readonly requestId: string;
}

export function createMembership({ store, members, requestId, ...parts }: MembershipParts): Membership {
  let { cookieSessions } = parts;
  let member: Member | null = null;
  let isClosed = false;

  function become(next: Member | null): void {
    const found = isClosed ? null : next;
    members.move(member, found);
    member = found;
  }

  const resolve = (credentials: CallCredentials, token: string) =>
    store.read((tx) => resolveCaller(tx, credentials, token, requestId));

  return {
    get member() {
      return member;
    },
    credentialsOf: (login) => credentialsOf(login, cookieSessions),
    async find(credentials, token) {
      const { session, scope } = await resolve(credentials, token);
      return { sessionHash: session.id_hash, frame: credentials.frame, token, scope };
    },
    become,
    async renewScope({ sessionHash, frame, token }) {
      const { scope } = await resolve({ sessionHashes: [sessionHash], frame }, token);
      // Its session may have gone on under another id meanwhile.
      if (member) become({ ...member, scope });
    },
    renewed(from, to) {
      const follow = (hashes: readonly string[]) => hashes.map((hash) => (hash === from ? to : hash));
      cookieSessions = { tab: follow(cookieSessions.tab), frame: follow(cookieSessions.frame) };
      if (member?.sessionHash === from) become({ ...member, sessionHash: to });
    },
    close() {
      isClosed = true;
      become(null);
    },
  };
}

/** Of a login that names its page only a frame's cookies count; a session that it names counts in place of all cookies. */
export function credentialsOf({ session_id, host }: Login, cookieSessions: CookieSessions): CallCredentials {
  const frame = host === undefined ? null : ({ origin: host, part: 'frame' } as const);
  const kept = frame ? cookieSessions.frame : cookieSessions.tab;
  return { sessionHashes: session_id === undefined ? kept : [hashSecret(session_id)], frame };
}
