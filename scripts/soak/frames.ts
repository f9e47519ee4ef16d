import { addressOf, beside, type Caller, inFolder, inParallel, type Scenario, signIn } from './scenario.ts';
import { startServer } from './server.ts';
import { frameOf, openRawSocket } from '@skydeck/platform/testing/raw-socket';

const IN_ONE_SOCKET = 10_000;
const text = 0x81;
const secret = 'x'.repeat(43);

interface Kind {
  readonly what: string;
  /** Sent ten thousand times. */
  readonly frame: Buffer;
  readonly before?: Buffer;
  /** What the link is closed with. */
  readonly code: number;
}

const loginOf = (sessionId: string, token: string, since?: number) =>
  frameOf(text, JSON.stringify({ type: 'login', session_id: sessionId, token, since }));

const kindsFor = ({ sessionId, token }: Caller): readonly Kind[] => [
  { what: 'no login', frame: frameOf(text, '{}'), code: 4400 },
  { what: 'no JSON', frame: frameOf(text, 'hello'), code: 4400 },
  { what: 'deep JSON', frame: frameOf(text, '['.repeat(4000)), code: 4400 },
  { what: 'false logins', frame: loginOf(secret, secret), code: 4401 },
  { what: 'right logins, since the beginning', frame: loginOf(sessionId, token, 0), code: 4429 },
  { what: 'pings', frame: frameOf(0x89, ''), code: 4429 },
  { what: 'pongs', frame: frameOf(0x8a, ''), code: 4429 },
  { what: 'parts without an end', before: frameOf(1, '{'), frame: frameOf(0, ''), code: 1008 },
];

export const frames: Scenario = ({ frames: count }) =>
  inFolder(async (folder) => {
    const server = await startServer(folder);
    const as = await signIn(server.url);
    const kinds = kindsFor(as);
    const codes = new Map<number, number>();
    const wrong: string[] = [];
    let sent = 0;
    const kept = await beside(server, as, { maxWorkMs: 50 }, () =>
      inParallel(8, Math.ceil(count / IN_ONE_SOCKET), async (at) => {
        const kind = kinds[at % kinds.length];
        if (!kind) return;
        const { frame, before } = kind;
        const inThis = Math.min(IN_ONE_SOCKET, count - at * IN_ONE_SOCKET);
        const socket = await openRawSocket(server.url, addressOf(at));
        if (before) socket.write(before);
        socket.write(Buffer.concat(Array<Buffer>(inThis).fill(frame)));
        sent += inThis;
        const code = await socket.closed;
        codes.set(code, (codes.get(code) ?? 0) + 1);
        if (code !== kind.code) wrong.push(`${kind.what}: closed with ${code}, not ${kind.code}`);
      }),
    );
    const log = await server.stop();
    return {
      title: 'invalid frames, and floods of valid ones',
      faults: [...wrong, ...kept.faults, ...(log.includes('"stack"') ? ['there is a stack in the log'] : [])],
      figures: [
        ['frames', String(sent)],
        ['sockets', String([...codes.values()].reduce((sum, times) => sum + times, 0))],
        ['closed with', [...codes].map(([code, times]) => `${code}: ${times}`).join(', ')],
        ...kept.figures,
      ],
    };
  });
