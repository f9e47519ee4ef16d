import type { Duplex } from 'node:stream';
import type { Login, SessionEnd } from '@skydeck/contract';
import { type RawData, WebSocket } from 'ws';
import { type CallCredentials, type Caller, resolveCaller } from '../auth/authenticate.ts';
import { hashSecret } from '../auth/secrets.ts';
import type { Clock } from '../clock.ts';
import { createRate } from '../http/rate.ts';
import { Refusal } from '../http/refusal.ts';
import type { Scope } from '../http/scope.ts';
import type { Store } from '../store/store.ts';
import { endUnheard } from './end-unheard.ts';
import { createFeed } from './feed.ts';
import { type EventFrames, frame } from './frames.ts';
import type { SerialQueue } from './serial-queue.ts';
import type { Members } from './members.ts';
import { readLogin } from './read-login.ts';

/** Codes of a closed connection: ours begin at 4400, and read like those of HTTP. */
export const closeCodes = {
  unreadable: 4400,
  unauthorized: 4401,
  tooMany: 4429,
  stopping: 1001,
  fault: 1011,
  tryLater: 1013,
} as const;

export const LOGIN_WITHIN_MS = 5000;
export const MAX_BUFFERED = 4 * 1024 ** 2;
/** Of what a client has missed it is sent more when it has taken this much. */
const MAX_AHEAD = 1024 ** 2;

export interface Connection {
  /** null until it has logged in. */
  readonly member: Member | null;
  send(bytes: Buffer, seq?: number): void;
  /** Looks again whether the session lives and what it may see, and says so. */
  recheck(): void;
  /** Ends it when the session has run out meanwhile. */
  expire(): void;
  /** A session goes on under another id, and with it the connections that are of it. */
  renewed(from: string, to: string): void;
  end(why: SessionEnd): void;
  close(code: number): void;
}

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

export interface ConnectionParts {
  readonly store: Store;
  readonly clock: Clock;
  /** Of the cookies the upgrade came with: which of them counts, the login says. */
  readonly cookieSessions: CookieSessions;
  readonly requestId: string;
  readonly report: (error: unknown) => void;
  readonly queue: SerialQueue;
  readonly eventFrames: EventFrames;
  readonly members: Members;
  readonly framesPerMinute: number;
  /** Acquires a slot for a waiting login: answers what releases it, or null when there is none. */
  readonly waitForLogin: () => (() => void) | null;
  /** Whether logins of this address are looked at: not where too many of them were refused. */
  readonly mayLogIn: () => boolean;
  /** Counts a login of somebody who may. */
  readonly mayLogInAs: (userId: string) => boolean;
  /** Counts a frame of this address. */
  readonly mayAddressSend: () => boolean;
  readonly onRefused: () => void;
}

/** One websocket and what it is on: nothing but the answers to its logins until one has succeeded. */
export function openConnection(socket: WebSocket, transport: Duplex, parts: ConnectionParts): Connection {
  const { store, clock, requestId, report, queue, members } = parts;
  let member: Member | null = null;
  let { cookieSessions } = parts;
  // Of several logins that came before the first one's turn only the last means anything.
  let waiting: { readonly message: Login; readonly leave: () => void } | null = null;
  let pendingCheck: 'recheck' | 'expire' | null = null;
  let isDropped = false;
  const feed = createFeed({
    store,
    eventFrames: parts.eventFrames,
    write,
    isAhead: () => socket.bufferedAmount > MAX_AHEAD,
    resume(when) {
      if (when === 'now') queue.add(processWaiting);
      else transport.once('drain', () => queue.add(processWaiting));
    },
  });
  const frames = createRate(clock, parts.framesPerMinute);
  const stopWaiting = clock.after(LOGIN_WITHIN_MS, () => {
    if (!member) drop(closeCodes.unauthorized);
  });

  function write(bytes: Buffer): void {
    if (socket.readyState !== WebSocket.OPEN) return;
    // What the socket would do, too: nothing of it is compressed or waits anywhere else.
    transport.write(bytes);
    // A client that does not read must not fill our memory; it comes back with its last number.
    if (socket.bufferedAmount > MAX_BUFFERED) socket.terminate();
  }

  /** Says why it is over, and looks at nothing more: neither at what has come already nor at the answer to this. */
  function drop(code: number): void {
    if (isDropped) return;
    detach();
    socket.close(code);
    endUnheard(transport);
  }

  /** Nobody any more, once it is dropped. */
  function become(next: Member | null): void {
    const found = isDropped ? null : next;
    members.move(member, found);
    member = found;
  }

  function detach(): void {
    isDropped = true;
    become(null);
    waiting?.leave();
    waiting = null;
    stopWaiting();
    queue.remove(processWaiting);
  }

  const resolve = (credentials: CallCredentials, token: string) =>
    store.read((tx) => resolveCaller(tx, credentials, token, requestId));

  async function login(message: Login): Promise<void> {
    if (!member && !parts.mayLogIn()) return drop(closeCodes.tooMany);
    const page = message.host === undefined ? null : ({ origin: message.host, part: 'frame' } as const);
    const kept = page ? cookieSessions.frame : cookieSessions.tab;
    const credentials = {
      sessionHashes: message.session_id === undefined ? kept : [hashSecret(message.session_id)],
      frame: page,
    };
    const entry = ({ session, scope }: Caller): Member => ({
      sessionHash: session.id_hash,
      frame: page,
      token: message.token,
      scope,
    });
    // Nothing of the old scope after this, and nothing of the new one is lost: it is buffered from here on.
    become(null);
    feed.startBuffering();
    try {
      const found = entry(await resolve(credentials, message.token));
      if (!parts.mayLogInAs(found.scope.userId)) return drop(closeCodes.tooMany);
      become(found);
      // Once more, now that a signal would find us: the session may have ended in between.
      const entered = entry(await resolve(credentials, message.token));
      become(entered);
      if (!members.hasRoomFor(entered)) return drop(closeCodes.tooMany);
      await feed.begin(entered.scope, message.since);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refuse(error);
    } finally {
      feed.stopBuffering();
    }
  }

  function refuse(error: Refusal): void {
    parts.onRefused();
    // Before the answer, which ends it for every client: only this one says why.
    if (saysDisabled(error)) write(frame({ type: 'session', state: 'disabled' }));
    write(frame({ type: 'login', code: 401, seq: 0 }));
    drop(closeCodes.unauthorized);
  }

  function receive(data: RawData): void {
    if (!isWithinRate()) return;
    const message = readLogin(data);
    if (!message) return drop(closeCodes.unreadable);
    const leave = waiting?.leave ?? parts.waitForLogin();
    if (!leave) return drop(closeCodes.tryLater);
    stopWaiting();
    waiting = { message, leave };
    queue.add(processWaiting);
  }

  function isWithinRate(): boolean {
    if (!isDropped && !(frames.take() && parts.mayAddressSend())) drop(closeCodes.tooMany);
    return !isDropped;
  }

  async function processWaiting(): Promise<void> {
    const [asked, check] = [waiting, pendingCheck];
    [waiting, pendingCheck] = [null, null];
    asked?.leave();
    try {
      if (asked) await login(asked.message);
      if (check && (await renew(check)) && check === 'recheck') write(frame({ type: 'session', state: 'changed' }));
      if (!asked && member) await feed.continueCatchUp(member.scope);
    } catch (error) {
      report(error);
      write(frame({ type: 'login', code: 500, seq: 0 }));
      drop(closeCodes.fault);
    }
  }

  socket.on('message', receive);
  socket.on('ping', isWithinRate);
  socket.on('pong', isWithinRate);
  socket.on('close', detach);
  // Of a frame that is none; the code of that is on its way.
  socket.on('error', () => drop(closeCodes.unreadable));

  const end = (state: SessionEnd) => {
    write(frame({ type: 'session', state }));
    drop(closeCodes.unauthorized);
  };

  /** Whether the session lives; takes over what its scope is now. */
  async function renew(check: 'recheck' | 'expire'): Promise<boolean> {
    if (!member) return false;
    try {
      const { scope } = await resolve({ sessionHashes: [member.sessionHash], frame: member.frame }, member.token);
      become({ ...member, scope });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const isDisabled = saysDisabled(error);
      if (error.status === 401 || isDisabled) {
        end(isDisabled ? 'disabled' : check === 'recheck' ? 'over' : 'expired');
        return false;
      }
      // The session lives, its project is gone, or the page may not show it any more: silent until it logs in with another token.
      become(null);
    }
    return true;
  }

  return {
    get member() {
      return member;
    },
    send(bytes, seq) {
      if (seq === undefined) return write(bytes);
      feed.send(bytes, seq);
    },
    recheck() {
      pendingCheck = 'recheck';
      queue.add(processWaiting);
    },
    expire() {
      if (!member) return;
      pendingCheck ??= 'expire';
      queue.add(processWaiting);
    },
    renewed(from, to) {
      const follow = (hashes: readonly string[]) => hashes.map((hash) => (hash === from ? to : hash));
      cookieSessions = { tab: follow(cookieSessions.tab), frame: follow(cookieSessions.frame) };
      if (member?.sessionHash === from) become({ ...member, sessionHash: to });
    },
    end,
    close: (code) => socket.close(code),
  };
}

/** The account, or its domain: that of a project leaves the session alone. */
const saysDisabled = ({ code, values }: Refusal) => code === 'access_disabled' && values['what'] === 'user';
