import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { PARTNER_EVENT } from '@skydeck/contract';
import { type ServerOptions, WebSocketServer } from 'ws';
import type { SessionSignal } from './session-signal.ts';
import { type Clock, every } from '../clock.ts';
import { prefixOf, withoutPrefix } from '../http/base-path.ts';
import { clientAddressOf, type Trusts } from '../http/client-address.ts';
import { isForeignOrigin } from '../http/cross-site.ts';
import { createSlots } from '../http/slots.ts';
import { createRates } from '../http/rate.ts';
import type { Limits } from '../http/limits.ts';
import type { StoredEvent } from '../store/events.ts';
import type { Interruption } from '../store/instances.ts';
import type { Store } from '../store/store.ts';
import type { LiveCallers } from './callers.ts';
import { closeCodes } from './close-codes.ts';
import { type ConnectionLimits, openConnection } from './connection.ts';
import { type Connections, createConnections } from './connections.ts';
import { createEventFrames, frame } from './frames.ts';
import { createWorkQueue, inTurns } from './work-queue.ts';
import { createMembers } from './members.ts';
import type { CookieSessions } from './membership.ts';
import { createRecentEvents, type RecentEvents } from './recent-events.ts';
import { createBroadcaster, FRAMES_PER_TURN } from './broadcaster.ts';

/** The types of ws do not know all that it takes. */
interface SocketOptions extends ServerOptions {
  readonly maxFragments: number;
}

const socketOptions: SocketOptions = {
  noServer: true,
  // A login is the only thing a client says.
  maxPayload: 4096,
  // Of a message in parts nothing is heard, and so nothing counted, before its last one.
  maxFragments: 16,
  // Each frame in a turn of the event loop of its own: a client may send ten thousand in one piece.
  allowSynchronousEvents: false,
};

const RECHECK_EVERY_MS = 60_000;
/** A round over thousands is no burst: others' logins come between. */
const RECHECK_SLICES = 30;

/** So few that others' calls come between; more than one, so that a slow answer of the store does not hold up all. */
export const LOGINS_AT_ONCE = 4;

export interface HubParts {
  readonly server: Server;
  readonly store: Store;
  readonly callers: LiveCallers;
  readonly clock: Clock;
  readonly signal: SessionSignal;
  readonly publicOrigin: string | null;
  readonly limits: Limits;
  /** Which proxies' word counts for where a client is. */
  readonly trusts: Trusts;
  readonly report: (error: unknown) => void;
}

export interface Hub {
  /** How many clients have a live link. */
  clients(): number;
  /** Tells all connections, and those that come, that the server will stop. @returns how many there are. */
  notifyStop(): number;
  /** Closes all connections, which have been told; resolves when they are closed. */
  stop(): Promise<void>;
}

/** The live link at `/ws`. */
export function openHub(parts: HubParts): Hub {
  const { server, store, callers, clock, signal, publicOrigin, limits, trusts, report } = parts;
  const sockets = new WebSocketServer(socketOptions);
  const connections = createConnections(RECHECK_SLICES);
  const arrivals = createWorkQueue(1);
  const recentEvents = createRecentEvents(store);
  const eventFrames = createEventFrames();
  const broadcaster = createBroadcaster(connections.all, eventFrames, report);
  const addresses = createAddressLimits(limits, clock);
  const shared = {
    callers,
    clock,
    report,
    queue: createWorkQueue(LOGINS_AT_ONCE),
    recentEvents,
    eventFrames,
    members: createMembers(limits),
    signalled: () => signal.count,
  };
  let stopNotified: Promise<void> | null = null;
  let isStopped = false;

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const [path] = withoutPrefix(request).split('?');
    if (path !== '/ws') return refuse(socket, '404 Not Found');
    if (isForeignOrigin(request.headers, publicOrigin)) return refuse(socket, '403 Forbidden');
    const address = clientAddressOf(request, trusts);
    const leave = addresses.enter(address);
    if (!leave) return refuse(socket, '429 Too Many Requests');
    socket.once('close', leave);
    socket.on('error', destroy);
    // All that come in one turn of the event loop would be opened in it.
    arrivals.add(async () => {
      socket.off('error', destroy);
      if (isStopped) socket.destroy();
      else open(request, socket, head, address);
    });
  }

  function open(request: IncomingMessage, socket: Duplex, head: Buffer, address: string): void {
    // Not in there: what it closes over lives as long as the connection, and with it the whole request would.
    const cookieSessions = cookieSessionsOf(callers, request);
    const requestId = `ws-${randomUUID()}`;
    sockets.handleUpgrade(request, socket, head, (opened) => {
      const limitsOfThis = addresses.limitsOf(address, requestId);
      const connection = openConnection(opened, socket, { ...shared, cookieSessions, requestId, limits: limitsOfThis });
      connections.add(connection);
      if (stopNotified) connection.send(frame({ type: 'about_to_stop' }));
      opened.on('close', () => connections.remove(connection));
    });
  }

  function broadcast(events: readonly StoredEvent[]): void {
    // A page that is no partner any more gets no further events.
    if (events.some(({ type }) => type === PARTNER_EVENT)) connections.expireFramed();
    recentEvents.add(events);
    broadcaster.broadcast(events);
  }

  const subscriptions = [
    store.onAllEvents(broadcast),
    store.instances.onInterrupted(whenInterrupted(connections, recentEvents)),
    signal.listen(connections),
  ];
  server.on('upgrade', upgrade);

  // Sessions also end by themselves, with nobody to say so.
  const stopRounds = every(clock, RECHECK_EVERY_MS / RECHECK_SLICES, connections.expireSlice);

  function notifyStop(): number {
    const word = frame({ type: 'about_to_stop' });
    // A connection that opens meanwhile is notified when it opens.
    stopNotified ??= inTurns([...connections.all], FRAMES_PER_TURN, (connection) => connection.send(word));
    return connections.all.size;
  }

  return {
    clients: () => connections.all.size,
    notifyStop,
    async stop() {
      notifyStop();
      await stopNotified;
      for (const unsubscribe of subscriptions) unsubscribe();
      broadcaster.stop();
      stopRounds();
      server.off('upgrade', upgrade);
      isStopped = true;
      await inTurns([...connections.all], FRAMES_PER_TURN, (connection) => connection.close(closeCodes.stopping));
      await closed(sockets);
    },
  };
}

const whenInterrupted =
  (connections: Connections, recentEvents: RecentEvents) =>
  ({ areEventsLost }: Interruption): void => {
    if (areEventsLost) recentEvents.forget();
    connections.interrupted(areEventsLost);
  };

interface AddressLimits {
  /** Takes a place for a connection of this address: answers what leaves it, or null when it may have none. */
  enter(address: string): (() => void) | null;
  /** Of one more connection. */
  limitsOf(address: string, connection: string): ConnectionLimits;
}

/** What all connections of an address share, and all logins of an account. */
function createAddressLimits(limits: Limits, clock: Clock): AddressLimits {
  const slots = createSlots(limits.livePerAddress);
  const waitingLogins = createSlots(limits.liveWaitingLogins);
  const refusals = createRates(clock, limits.liveRefusedLoginsPerMinute);
  const logins = createRates(clock, limits.liveLoginsPerAccountPerMinute);
  const frames = createRates(clock, limits.liveFramesPerAddressPerMinute);
  // Of all connections in one: thousands that say nothing need no count of their own.
  const own = createRates(clock, limits.liveFramesPerMinute);
  return {
    enter: (address) => (refusals.isSpent(address) ? null : slots.acquire(address)),
    limitsOf(address, connection) {
      return {
        waitForLogin: () => waitingLogins.acquire(''),
        mayLogIn: () => !refusals.isSpent(address),
        mayLogInAs: (userId) => logins.take(userId),
        maySend: () => own.take(connection) && frames.take(address),
        onRefused: () => void refusals.take(address),
      };
    },
  };
}

/** Which of the two counts the login says: headers cannot be sent with an upgrade. */
function cookieSessionsOf(callers: LiveCallers, request: IncomingMessage): CookieSessions {
  // Of a window, whose cookie's name depends on it, there is no live link.
  const context = { isSecure: true, basePath: prefixOf(request) };
  const hashesFor = (part: 'frame' | null) => callers.cookieHashes(request.headers, part, context);
  return { tab: hashesFor(null), frame: hashesFor('frame') };
}

function destroy(this: Duplex): void {
  this.destroy();
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
