import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { test, type TestContext } from 'node:test';
import { openTestPlatform } from '../app/testing/test-platform.ts';
import { trackUnusedConnections } from './unused-connections.ts';

async function openConnection(t: TestContext, address: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  t.after(() => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

// Node would end these connections after a minute.
test('a stop does not wait for connections on which nothing was asked', { timeout: 20_000 }, async (t) => {
  const { platform, call, signIn } = await openTestPlatform(t);
  const unused = [await openConnection(t, platform.url), await openConnection(t, platform.s3Url)];
  // The server has accepted both: it answers on connections that were made later.
  await signIn('jonas.lind');
  assert.equal((await call('/login')).status, 200);
  const ended = Promise.all(unused.map((socket) => once(socket, 'close')));
  await platform.close();
  await ended;
});

test('nor for one that comes before the server has ended listening', { timeout: 20_000 }, async (t) => {
  const server = createServer();
  t.after(() => server.close());
  const endUnused = trackUnusedConnections(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as { port: number };
  endUnused();
  const late = await openConnection(t, `http://127.0.0.1:${port}`);
  await once(late, 'close');
});
