import { connect } from 'node:net';
import { beside, inFolder, inParallel, type Scenario, signIn } from './scenario.ts';
import { startServer } from './server.ts';

const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const paths = [
  '/api/v2/login',
  '/api/v2/compute/routers',
  '/api/v2/compute/networks/x',
  '/api/v2/compute/security-groups/delete',
  '/api/v2/tasks/1',
  '/api/v2/%ff%00',
  '/api/v2//meta',
  '/api/v2/compute/networks?params={"filters":{"a":[[[[',
  '/ws',
];
const bodies = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"__proto__":{"a":1}}',
  '{"username":{},"password":[]}',
  deep(100_000),
  `{"username":${deep(50_000)}}`,
  `{"ids":[${'1,'.repeat(20_000)}1]}`,
  `{"ids":[${'"x",'.repeat(5000)}1]}`,
  `{${Array.from({ length: 3000 }, (_, at) => `"k${at}":${at}`).join()}}`,
  '\u0000\ufffd',
  'x'.repeat(1_100_000),
];
const garbage = [
  'GARBAGE\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET /api/v2/meta HTTP/1.1\r\nHost: a\r\nHost: b\r\nX: \u0001\r\n\r\n',
  'POST /api/v2/login HTTP/1.1\r\nHost: a\r\nContent-Length: -4\r\n\r\n',
  'POST /api/v2/login HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n\r\n',
  `GET /${'a'.repeat(30_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  `GET / HTTP/1.1\r\n${'X: y\r\n'.repeat(5000)}\r\n`,
  'GET /ws HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001',
];

/** Each of them once with each of the others, and now and then what is no HTTP at all. */
function messageOf(at: number): string {
  if (at % 8 === 0) return garbage[(at / 8) % garbage.length] ?? '';
  const path = paths[at % paths.length];
  const body = bodies[Math.floor(at / paths.length) % bodies.length] ?? '';
  const method = ['POST', 'PATCH', 'DELETE', 'PUT'][at % 4];
  const type = at % 7 === 0 ? 'text/plain' : 'application/json';
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    'X-Requested-With: XMLHttpRequest',
    `Content-Type: ${type}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** The status of the answer; 0 where the connection was only cut. */
function statusOf(url: string, message: string): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.setEncoding('latin1');
  socket.on('data', (piece: string) => {
    answer = (answer + piece).slice(0, 100);
    const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(answer) ?? [];
    if (status === undefined) return;
    resolve(Number(status));
    socket.destroy();
  });
  // A server that refuses before it has read all may cut what is still written.
  socket.on('error', () => resolve(0));
  socket.on('close', () => resolve(0));
  socket.on('connect', () => socket.end(message, 'latin1'));
  return promise;
}

export const malformed: Scenario = ({ malformed: count }) =>
  inFolder(async (folder) => {
    const server = await startServer(folder);
    const as = await signIn(server.url);
    const statuses = new Map<number, number>();
    const kept = await beside(server, as, { maxWorkMs: 50 }, () =>
      inParallel(8, count, async (at) => {
        const status = await statusOf(server.url, messageOf(at));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }),
    );
    const log = await server.stop();
    const wrong = [...statuses].filter(([status]) => status >= 500 || (status >= 200 && status < 300));
    return {
      title: 'malformed requests',
      faults: [
        ...kept.faults,
        ...wrong.map(([status, times]) => `${times} answers ${status}`),
        ...(log.includes('"stack"') ? ['there is a stack in the log'] : []),
      ],
      figures: [
        ['requests', String(count)],
        [
          'answers',
          [...statuses]
            .toSorted(([one], [other]) => one - other)
            .map(([status, times]) => `${status === 0 ? 'cut' : status}: ${times}`)
            .join(', '),
        ],
        ...kept.figures,
      ],
    };
  });
