import { Login } from '@skydeck/contract';
import { create, StructError } from 'superstruct';
import { type RawData, WebSocket } from 'ws';
import { type Caller, lookUpCaller, type Shown } from '../auth/authenticate.ts';
import { hashSecret } from '../auth/secrets.ts';
import type { Clock } from '../clock.ts';
import { Refusal } from '../http/refusal.ts';
import type { Scope } from '../http/scope.ts';
import { eventsAfter, newestSeq } from '../store/events.ts';
import type { Store } from '../store/store.ts';
import { eventFrame, frame } from './frames.ts';
import { isFor } from './visibility.ts';

/** Codes of a closed connection: ours begin at 4400, and read like those of HTTP. */
export const closeCodes = { unreadable: 4400, unauthorized: 4401, tooSlow: 4413, stopping: 1001 } as const;

export const LOGIN_WITHIN_MS = 5000;
export const MOST_BUFFERED = 4 * 1024 ** 2;

export interface Connection {
  /** null until it has logged in. */
  readonly member: Member | null;
  send(bytes: Buffer, seq?: number): void;
  /** Looks again whether the session lives and what it may see, and says so. */
  recheck(): Promise<void>;
  /** Ends it when the session has run out meanwhile. */
  expire(): Promise<void>;
  /** A session goes on under another id, and with it the connections that are of it. */
  renewed(from: string, to: string): void;
  end(): void;
  close(code: number): void;
}

export interface Member extends Pick<Shown, 'frame'> {
  readonly sessionHash: string;
  readonly token: string;
  readonly scope: Scope;
}

/** Hashes of the sessions in the cookies that count for a tab and for a frame. */
export interface CookieSessions {
  readonly tab: readonly string[];
  readonly frame: readonly string[];
}

export interface ConnectionParts {
  readonly store: Store;
  readonly clock: Clock;
  /** Of the cookies the upgrade came with: which of them counts, the login says. */
  readonly cookieSessions: CookieSessions;
  readonly requestId: string;
  readonly report: (error: unknown) => void;
}

/** One websocket: nothing but the answers to its logins until one has succeeded. */
export function openConnection(socket: WebSocket, parts: ConnectionParts): Connection {
  const { store, clock, requestId, report } = parts;
  let member: Member | null = null;
  let { cookieSessions } = parts;
  // What comes while a login or a catch-up is under way waits here, for the order of numbers must hold.
  let held: { readonly bytes: Buffer; readonly seq: number }[] | null = null;
  let last: Promise<void> = Promise.resolve();
  const stopWaiting = clock.after(LOGIN_WITHIN_MS, () => {
    if (!member) socket.close(closeCodes.unauthorized);
  });

  function write(bytes: Buffer): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    socket.send(bytes, { binary: false });
    // A client that does not read must not fill our memory; it comes back with its last number.
    if (socket.bufferedAmount > MOST_BUFFERED) socket.terminate();
  }

  const look = (shown: Shown, token: string) => store.read((tx) => lookUpCaller(tx, shown, token, requestId));

  async function login(said: Login): Promise<void> {
    const page = said.host === undefined ? null : ({ origin: said.host, part: 'frame' } as const);
    const kept = page ? cookieSessions.frame : cookieSessions.tab;
    const shown = { sessionHashes: said.session_id === undefined ? kept : [hashSecret(said.session_id)], frame: page };
    const entry = ({ session, scope }: Caller): Member => ({
      sessionHash: session.id_hash,
      frame: page,
      token: said.token,
      scope,
    });
    // Nothing of the old scope after this, and nothing of the new one is lost: it is held from here on.
    member = null;
    held = [];
    try {
      member = entry(await look(shown, said.token));
      // Once more, now that a signal would find us: the session may have ended in between.
      member = entry(await look(shown, said.token));
      stopWaiting();
      const from = await startOf(member.scope, said.since);
      for (const { bytes, seq } of held) if (seq > from) write(bytes);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refuse();
    } finally {
      held = null;
    }
  }

  /** Answers the login and sends what was missed; answers the number up to which this connection is told. */
  async function startOf(scope: Scope, since: number | undefined): Promise<number> {
    const { events, newest } = await store.read(async ({ tables }) => ({
      newest: await newestSeq(tables),
      events: since === undefined ? [] : await eventsAfter(tables, since),
    }));
    // The number from which the events that follow go on: after a drop in the middle the client asks from there.
    write(frame({ type: 'login', code: 200, seq: events && since !== undefined ? since : newest }));
    if (!events) write(frame({ type: 'reset', seq: newest }));
    for (const event of events ?? []) if (isFor(scope, event)) write(eventFrame(event));
    return newest;
  }

  function refuse(): void {
    member = null;
    write(frame({ type: 'login', code: 401, seq: 0 }));
    socket.close(closeCodes.unauthorized);
  }

  async function receive(data: RawData): Promise<void> {
    const said = readLogin(data);
    if (said) await login(said);
    else socket.close(closeCodes.unreadable);
  }

  const inTurn = (work: () => Promise<void>): Promise<void> => {
    last = last.then(work).catch((error: unknown) => {
      report(error);
      write(frame({ type: 'login', code: 500, seq: 0 }));
      socket.close(1011);
    });
    return last;
  };

  socket.on('message', (data) => void inTurn(() => receive(data)));
  socket.on('close', stopWaiting);
  socket.on('error', () => socket.terminate());

  const end = (state: 'over' | 'expired') => {
    member = null;
    write(frame({ type: 'session', state }));
    socket.close(closeCodes.unauthorized);
  };

  /** Whether the session lives; takes over what its scope is now. `otherwise`: how it is over if it does not. */
  async function renew(otherwise: 'over' | 'expired'): Promise<boolean> {
    if (!member) return false;
    try {
      const { scope } = await look({ sessionHashes: [member.sessionHash], frame: member.frame }, member.token);
      member = { ...member, scope };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === 401) {
        end(otherwise);
        return false;
      }
      // The session lives, its project is gone, or the page may not show it any more: silent until it logs in with another token.
      member = null;
    }
    return true;
  }

  return {
    get member() {
      return member;
    },
    send(bytes, seq) {
      if (held && seq !== undefined) held.push({ bytes, seq });
      else write(bytes);
    },
    recheck: () =>
      inTurn(async () => {
        if (await renew('over')) write(frame({ type: 'session', state: 'changed' }));
      }),
    expire: () => inTurn(async () => void (await renew('expired'))),
    renewed(from, to) {
      const follow = (hashes: readonly string[]) => hashes.map((hash) => (hash === from ? to : hash));
      cookieSessions = { tab: follow(cookieSessions.tab), frame: follow(cookieSessions.frame) };
      if (member?.sessionHash === from) member = { ...member, sessionHash: to };
    },
    end: () => end('over'),
    close: (code) => socket.close(code),
  };
}

function readLogin(data: RawData): Login | null {
  try {
    return create(JSON.parse(String(data)), Login);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof StructError) return null;
    throw error;
  }
}
