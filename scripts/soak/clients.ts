import { setTimeout } from 'node:timers/promises';
import { addressOf, beside, call, inFolder, inParallel, type Scenario, signIn } from './scenario.ts';
import { startServer } from './server.ts';
import { frameOf, openRawSocket, type RawSocket } from '@skydeck/platform/testing/raw-socket';

const EVENTS = 60;
const GAP_MS = 250;
const GROUPS = '/api/v2/compute/security-groups';

/** Many who listen: each hears of each change, once and in order. */
export const clients: Scenario = ({ clients: count }) =>
  inFolder(async (folder) => {
    // All are of one account and one session, which is more than either may have.
    const all = String(Math.max(count, 10));
    const server = await startServer(folder, {
      SKYDECK_LIMIT_LIVE_PER_ACCOUNT: all,
      SKYDECK_LIMIT_LIVE_PER_SESSION: all,
      SKYDECK_LIMIT_LIVE_LOGINS_PER_ACCOUNT: all,
    });
    const as = await signIn(server.url);
    const { json } = await call(server.url, GROUPS, { method: 'POST', body: { name: 'soak' }, as });
    const id = String(json['id']);
    const hearing = createHearing(id, count);
    const sockets: RawSocket[] = [];
    const faults: string[] = [];

    const kept = await beside(server, as, {}, async () => {
      const login = frameOf(0x81, JSON.stringify({ type: 'login', session_id: as.sessionId, token: as.token }));
      await inParallel(16, count, async (at) => {
        const socket = await openRawSocket(server.url, addressOf(at), (message) => hearing.hear(at, message));
        sockets.push(socket);
        socket.write(login);
      });
      await hearing.allArrived;
      for (let event = 0; event < EVENTS; event += 1) {
        hearing.beginChange();
        const change = { method: 'PATCH', body: { description: `${event}` }, as };
        const { status } = await call(server.url, `${GROUPS}/${id}`, change);
        if (status !== 200) faults.push(`change ${event} was answered ${status}`);
        await setTimeout(GAP_MS);
      }
      const from = performance.now();
      while (!hearing.isComplete() && performance.now() - from < 30_000) await setTimeout(10);
      // As browsers leave: with a word, and when it has been answered.
      await inParallel(16, count, async (at) => {
        sockets[at]?.write(frameOf(0x88, ''));
        await sockets[at]?.closed;
      });
    });
    await server.stop();
    const wrong = hearing.countWrong();
    if (wrong > 0) faults.push(`${wrong} clients did not hear each change once and in order`);
    return {
      title: 'connected clients',
      faults: [...faults, ...kept.faults],
      figures: [
        ['clients', String(count)],
        ['messages', `${hearing.countMessages()} of ${count * EVENTS}`],
        ['longest time from a change to a client', `${Math.round(hearing.lagMs())} ms`],
        ...kept.figures,
      ],
    };
  });

/** What each client has heard of the changes of one object, and how late. */
function createHearing(id: string, count: number) {
  const heard = Array.from({ length: count }, () => [] as string[]);
  const arrival = Promise.withResolvers<void>();
  let [arrived, lagMs, changedAt] = [0, 0, 0];
  return {
    /** Resolves when all have logged in. */
    allArrived: arrival.promise,
    beginChange(): void {
      changedAt = performance.now();
    },
    hear(client: number, message: string): void {
      const said = JSON.parse(message) as { type: string; event?: { id: string; object: { description: string } } };
      if (said.type === 'login' && ++arrived === count) arrival.resolve();
      if (said.event?.id !== id) return;
      heard[client]?.push(said.event.object.description);
      lagMs = Math.max(lagMs, performance.now() - changedAt);
    },
    isComplete: () => heard.every(({ length }) => length >= EVENTS),
    countMessages: () => heard.reduce((sum, { length }) => sum + length, 0),
    /** How many have not heard of each change once and in order. */
    countWrong(): number {
      const right = Array.from({ length: EVENTS }, (_, at) => `${at}`).join();
      return heard.filter((events) => events.join() !== right).length;
    },
    /** The longest time from a change to a client. */
    lagMs: () => lagMs,
  };
}
