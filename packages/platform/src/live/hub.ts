import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { PARTNER_EVENT } from '@skydeck/contract';
import { WebSocketServer } from 'ws';
import { cookieHashes } from '../auth/authenticate.ts';
import type { SessionSignal } from '../auth/session-signal.ts';
import type { Clock } from '../clock.ts';
import { prefixOf, withoutPrefix } from '../http/base-path.ts';
import { isForeignOrigin } from '../http/cross-site.ts';
import type { StoredEvent } from '../store/events.ts';
import type { Store } from '../store/store.ts';
import { closeCodes, type Connection, type CookieSessions, openConnection } from './connection.ts';
import { eventFrame, frame } from './frames.ts';
import { groupKeyOf, isFor } from './visibility.ts';

// A login is the only thing a client says.
const LONGEST_MESSAGE = 4096;
const RECHECK_EVERY_MS = 60_000;

export interface HubParts {
  readonly server: Server;
  readonly store: Store;
  readonly clock: Clock;
  readonly signal: SessionSignal;
  readonly publicOrigin: string | null;
  readonly report: (error: unknown) => void;
}

export interface Hub {
  /** Tells all connections that the server stops, and closes them; resolves when they are closed. */
  stop(): Promise<void>;
}

/** The live link at `/ws`. */
export function openHub({ server, store, clock, signal, publicOrigin, report }: HubParts): Hub {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LONGEST_MESSAGE });
  const connections = new Set<Connection>();

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const [path] = withoutPrefix(request).split('?');
    if (path !== '/ws') return refuse(socket, '404 Not Found');
    if (isForeignOrigin(request.headers, publicOrigin)) return refuse(socket, '403 Forbidden');
    sockets.handleUpgrade(request, socket, head, (opened) => {
      const connection = openConnection(opened, {
        store,
        clock,
        report,
        cookieSessions: cookieSessionsOf(request),
        requestId: `ws-${randomUUID()}`,
      });
      connections.add(connection);
      opened.on('close', () => connections.delete(connection));
    });
  }

  function tell(events: readonly StoredEvent[]): void {
    // Whose page was taken off the list hears of nothing any more.
    if (events.some(({ type }) => type === PARTNER_EVENT))
      for (const connection of connections) if (connection.member?.frame) void connection.expire();
    for (const event of events) {
      const verdicts = new Map<string, boolean>();
      let bytes: Buffer | null = null;
      for (const connection of connections) {
        const scope = connection.member?.scope;
        if (!scope) continue;
        const key = groupKeyOf(scope);
        const isSeen = verdicts.get(key) ?? isFor(scope, event);
        verdicts.set(key, isSeen);
        if (isSeen) connection.send((bytes ??= eventFrame(event)), event.seq);
      }
    }
  }

  const recheck = (which: (connection: Connection) => boolean) => {
    for (const connection of connections) if (which(connection)) void connection.recheck();
  };

  const silenceEvents = store.onEvents(tell);
  const silenceSessions = signal.listen({
    ended(hashes) {
      for (const connection of connections)
        if (connection.member && hashes.includes(connection.member.sessionHash)) connection.end();
    },
    renewed(from, to) {
      for (const connection of connections) connection.renewed(from, to);
    },
    rightsChanged: (userId) =>
      recheck(({ member }) => member !== null && (userId === null || member.scope.userId === userId)),
  });
  server.on('upgrade', upgrade);

  let cancelRound = () => {};
  // Sessions also end by themselves, with nobody to say so.
  const round = () => {
    for (const connection of connections) void connection.expire();
    cancelRound = clock.after(RECHECK_EVERY_MS, round);
  };
  cancelRound = clock.after(RECHECK_EVERY_MS, round);

  return {
    async stop() {
      silenceEvents();
      silenceSessions();
      cancelRound();
      server.off('upgrade', upgrade);
      for (const connection of connections) {
        connection.send(frame({ type: 'about_to_stop' }));
        connection.close(closeCodes.stopping);
      }
      await closed(sockets);
    },
  };
}

/** Which of the two counts the login says: headers cannot be sent with an upgrade. */
function cookieSessionsOf(request: IncomingMessage): CookieSessions {
  // Of a window, whose cookie's name depends on it, there is no live link.
  const place = { isSecure: true, basePath: prefixOf(request) };
  return { tab: cookieHashes(request.headers, null, place), frame: cookieHashes(request.headers, 'frame', place) };
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

const CLOSE_WITHIN_MS = 1000;

/** A client that does not answer the close must not hold up the stop. */
async function closed(sockets: WebSocketServer): Promise<void> {
  const deadline = setTimeout(() => {
    for (const socket of sockets.clients) socket.terminate();
  }, CLOSE_WITHIN_MS);
  await Promise.all([...sockets.clients].map((socket) => new Promise((resolve) => socket.once('close', resolve))));
  clearTimeout(deadline);
}
