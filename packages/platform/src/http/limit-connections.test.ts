import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { test, type TestContext } from 'node:test';
import { defaultLimits } from './limits.ts';
import { openProbeEngine } from '../app/testing/probe-engine.ts';
import { openTestPlatform } from '../app/testing/test-platform.ts';

const host = '127.0.0.1';

async function openAt(t: TestContext, trustedProxies: readonly string[] = []) {
  const limits = { ...defaultLimits, connectionsPerAddress: 10 };
  const { platform } = await openTestPlatform(t, { host, limits, trustedProxies }, { openEngine: openProbeEngine });
  return { port: platform.port, s3Port: Number(new URL(platform.s3Url).port) };
}

/** Whether it is kept: an answer comes back on it, or it is closed without one. */
function isTaken(socket: Socket): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  socket.once('data', () => resolve(true)).once('close', () => resolve(false));
  socket.write('GET /api/v2/nothing HTTP/1.1\r\nHost: localhost\r\n\r\n');
  return promise;
}

function open(t: TestContext, port: number, localAddress: string): Socket {
  const socket = connect({ port, host, localAddress });
  t.after(() => socket.destroy());
  // A connection that is cut while we write to it.
  socket.on('error', () => {});
  return socket;
}

// spec: limit.connections
test('an address keeps so many connections, idle ones too; what is beyond is cut', async (t) => {
  const { port, s3Port } = await openAt(t);
  const idle = Array.from({ length: 9 }, () => open(t, port, host));
  await Promise.all(idle.map((socket) => once(socket, 'connect')));
  const last = open(t, port, host);
  assert.equal(await isTaken(last), true);
  const beyond = Array.from({ length: 5 }, () => open(t, port, host));
  assert.deepEqual(
    await Promise.all(beyond.map(isTaken)),
    beyond.map(() => false),
  );
  assert.equal(await isTaken(open(t, s3Port, host)), false, 'nor at the other port');
  // Another address of this machine is another client.
  if (process.platform === 'linux') assert.equal(await isTaken(open(t, port, '127.0.0.2')), true);

  // The server, too, has heard of the end when its side of the connection is over.
  const ended = once(last, 'close');
  last.end();
  await ended;
  assert.equal(await isTaken(open(t, port, host)), true);
});

test('a proxy’s connections are not one client’s', async (t) => {
  const { port } = await openAt(t, [host]);
  const many = Array.from({ length: 20 }, () => open(t, port, host));
  assert.deepEqual(
    await Promise.all(many.map(isTaken)),
    many.map(() => true),
  );
});
