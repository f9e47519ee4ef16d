import type { Duplex } from 'node:stream';
import type { SessionEnd } from '@skydeck/contract';
import type { RawData, WebSocket } from 'ws';
import type { Clock } from '../clock.ts';
import { closeCodes } from './close-codes.ts';
import { createConnectionAuth, type LoginLimits } from './connection-auth.ts';
import { createFeed } from './feed.ts';
import { type EventFrames, frame, type NumberedFrame } from './frames.ts';
import type { WorkQueue } from './work-queue.ts';
import { createMembership, type Member, type MembershipParts } from './membership.ts';
import { createOutput } from './output.ts';
import { type Check, createPendingWork } from './pending-work.ts';
import { readLogin } from './read-login.ts';
import type { RecentEvents } from './recent-events.ts';

export const LOGIN_WITHIN_MS = 5000;

export interface Connection {
  /** null until it has logged in. */
  readonly member: Member | null;
  send(bytes: Buffer): void;
  /** Those of them that it has not been sent. */
  sendEvents(frames: readonly NumberedFrame[]): void;
  /** Looks again whether the session lives and what it may see, and says so. */
  recheck(): void;
  /** Ends it when the session has run out meanwhile. */
  expire(): void;
  /** A session goes on under another id, and with it the connections that are of it. */
  renewed(from: string, to: string): void;
  end(why: SessionEnd): void;
  close(code: number): void;
}

/** What one connection may do, and one address with all of its connections. */
export interface ConnectionLimits extends LoginLimits {
  /** Acquires a slot for a waiting login: answers what releases it, or null when there is none. */
  readonly waitForLogin: () => (() => void) | null;
  /** Counts a frame of this connection and of its address. */
  readonly maySend: () => boolean;
}

export interface ConnectionParts extends MembershipParts {
  readonly clock: Clock;
  readonly report: (error: unknown) => void;
  readonly queue: WorkQueue;
  readonly recentEvents: RecentEvents;
  /** How often something was said about sessions. */
  readonly signalled: () => number;
  readonly eventFrames: EventFrames;
  readonly limits: ConnectionLimits;
}

/** One websocket and what it is on: nothing but the answers to its logins until one has succeeded. */
export function openConnection(socket: WebSocket, transport: Duplex, parts: ConnectionParts): Connection {
  const { clock, report, queue, recentEvents, eventFrames, members, limits, signalled } = parts;
  let isDropped = false;
  const membership = createMembership(parts);
  const pending = createPendingWork(limits.waitForLogin);
  const output = createOutput(socket, transport);
  const { write } = output;
  const feed = createFeed({ recentEvents, eventFrames, output, resume: () => output.whenTaken(enqueue) });
  const auth = createConnectionAuth({ membership, members, feed, limits, signalled, write, drop });
  const stopWaiting = clock.after(LOGIN_WITHIN_MS, () => {
    if (!membership.member) drop(closeCodes.unauthorized);
  });

  /** Says why it is over, and looks at nothing more: neither at what has come already nor at the answer to this. */
  function drop(code: number): void {
    if (isDropped) return;
    detach();
    output.close(code);
  }

  function detach(): void {
    isDropped = true;
    membership.close();
    pending.discardLogin();
    stopWaiting();
    queue.remove(takeTurn);
  }

  function receive(data: RawData): void {
    if (!isWithinRate()) return;
    const login = readLogin(data);
    if (!login) return drop(closeCodes.unreadable);
    if (!pending.addLogin(login)) return drop(closeCodes.tryLater);
    stopWaiting();
    enqueue();
  }

  function isWithinRate(): boolean {
    if (!isDropped && !limits.maySend()) drop(closeCodes.tooMany);
    return !isDropped;
  }

  function enqueue(): void {
    if (!isDropped) queue.add(takeTurn);
  }

  async function takeTurn(): Promise<void> {
    const { login, check } = pending.take();
    try {
      if (login) await auth.login(login);
      if (check) await auth.check(check);
      if (!login && membership.member) await feed.continueCatchUp(membership.member.scope);
    } catch (error) {
      report(error);
      write(frame({ type: 'login', code: 500, seq: 0 }));
      drop(closeCodes.fault);
    }
  }

  function requestCheck(check: Check): void {
    pending.addCheck(check);
    enqueue();
  }

  socket.on('message', receive);
  socket.on('ping', isWithinRate);
  socket.on('pong', isWithinRate);
  socket.on('close', detach);
  // Of a frame that is none; the code of that is on its way.
  socket.on('error', () => drop(closeCodes.unreadable));

  return {
    get member() {
      return membership.member;
    },
    send: write,
    sendEvents: feed.send,
    recheck: () => requestCheck('recheck'),
    expire() {
      if (membership.member) requestCheck('expire');
    },
    renewed: (from, to) => membership.renewed(from, to),
    end: (why) => auth.end(why),
    close: (code) => socket.close(code),
  };
}
