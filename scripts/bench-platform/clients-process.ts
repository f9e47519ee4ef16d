// Clients of a live link in a process of their own: what they cost is none of the server's time.
import { frameOf, openRawSocket, type RawSocket } from '@skydeck/platform/testing/raw-socket';
import { addressOf, inParallel } from '../soak/scenario.ts';
import type { Joined, Joining } from './clients.ts';

const [url = '', login = '{}'] = process.argv.slice(2);
let sockets: RawSocket[] = [];
/** How much all of them together have heard of what happened after they joined. */
let [heard, bytes] = [0, 0];

/** Resolves when all are in, and each has what it missed or was told to begin anew. */
async function join({ count, atOnce, since, missed }: Joining): Promise<Joined> {
  const allIn = Promise.withResolvers<void>();
  const frame = frameOf(0x81, JSON.stringify({ ...(JSON.parse(login) as object), since }));
  let [left, seq] = [count, 0];
  const from = performance.now();
  await inParallel(atOnce, count, async (at) => {
    let due = 1 + missed;
    const socket = await openRawSocket(url, addressOf(at), (text) => {
      if (due === 0) return hear(text);
      if (left === count) seq = (JSON.parse(text) as { readonly seq?: number }).seq ?? seq;
      due = text.startsWith('{"type":"reset"') ? 0 : due - 1;
      if (due === 0 && --left === 0) allIn.resolve();
    });
    sockets.push(socket);
    socket.write(frame);
  });
  await allIn.promise;
  [heard, bytes] = [0, 0];
  return { ms: performance.now() - from, seq };
}

function hear(text: string): void {
  heard += 1;
  bytes += text.length;
  if (heard % sockets.length === 0) process.send?.({ heard: heard / sockets.length, size: bytes / heard });
}

/** As browsers leave: with a word, and when it has been answered. */
async function leave(): Promise<void> {
  const leaving = sockets;
  sockets = [];
  await inParallel(16, leaving.length, async (at) => {
    leaving[at]?.write(frameOf(0x88, ''));
    await leaving[at]?.closed;
  });
}

process.on('message', (what: Joining | 'leave') => {
  if (what === 'leave') void leave().then(() => process.send?.({ left: true }));
  else void join(what).then((joined) => process.send?.({ joined }));
});
process.on('disconnect', () => process.exit());
process.send?.({ ready: true });
