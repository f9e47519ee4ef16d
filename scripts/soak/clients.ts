import { setTimeout } from 'node:timers/promises';
import { addressOf, beside, call, inFolder, inParallel, type Scenario, signIn } from './scenario.ts';
import { startServer } from './server.ts';
import { frameOf, openRawSocket, type RawSocket } from './raw-socket.ts';

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
    const heard = Array.from({ length: count }, () => [] as string[]);
    const sockets: RawSocket[] = [];
    const faults: string[] = [];
    let arrived = 0;
    const allArrived = Promise.withResolvers<void>();
    let lagMs = 0;
    let changedAt = 0;

    function hear(client: number, message: string): void {
      const said = JSON.parse(message) as { type: string; event?: { id: string; object: { description: string } } };
      if (said.type === 'login' && ++arrived === count) allArrived.resolve();
      if (said.event?.id !== id) return;
      heard[client]?.push(said.event.object.description);
      lagMs = Math.max(lagMs, performance.now() - changedAt);
    }

    const kept = await beside(server, as, {}, async () => {
      const login = frameOf(0x81, JSON.stringify({ type: 'login', session_id: as.sessionId, token: as.token }));
      await inParallel(16, count, async (at) => {
        const socket = await openRawSocket(server.url, addressOf(at), (message) => hear(at, message));
        sockets.push(socket);
        socket.write(login);
      });
      await allArrived.promise;
      for (let event = 0; event < EVENTS; event += 1) {
        changedAt = performance.now();
        const change = { method: 'PATCH', body: { description: `${event}` }, as };
        const { status } = await call(server.url, `${GROUPS}/${id}`, change);
        if (status !== 200) faults.push(`change ${event} was answered ${status}`);
        await setTimeout(GAP_MS);
      }
      const from = performance.now();
      while (heard.some(({ length }) => length < EVENTS) && performance.now() - from < 30_000) await setTimeout(10);
      // As browsers leave: with a word, and when it has been answered.
      await inParallel(16, count, async (at) => {
        sockets[at]?.write(frameOf(0x88, ''));
        await sockets[at]?.closed;
      });
    });
    await server.stop();
    const right = Array.from({ length: EVENTS }, (_, at) => `${at}`).join();
    const wrong = heard.filter((events) => events.join() !== right).length;
    if (wrong > 0) faults.push(`${wrong} clients did not hear each change once and in order`);
    return {
      title: 'connected clients',
      faults: [...faults, ...kept.faults],
      figures: [
        ['clients', String(count)],
        ['messages', `${heard.reduce((sum, { length }) => sum + length, 0)} of ${count * EVENTS}`],
        ['longest time from a change to a client', `${Math.round(lagMs)} ms`],
        ...kept.figures,
      ],
    };
  });
