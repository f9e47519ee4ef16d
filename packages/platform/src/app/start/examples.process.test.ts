import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:http2';
import { Agent } from 'node:https';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test, type TestContext } from 'node:test';
import { WebSocket } from 'ws';
import { demoAccounts } from '../../identity/accounts/demo-accounts.ts';
import { packageFolder } from '../package-folder.ts';
import { type ExampleProxy, startExampleProxy, whyNoProxy } from '../testing/example-proxy.ts';
import { freePort } from '../testing/free-port.ts';
import { send } from '../../object-storage/testing/s3-client.ts';
import { openTestPlatform } from '../testing/test-platform.ts';

// What docs/examples has for operators, each with the program that it is for.

const [CONSOLE, STORAGE] = ['console.example.com', 's3.example.com'];

/** Asks a host behind the proxy over HTTP/2. */
async function openHttp2(t: TestContext, { tlsPort, ca }: ExampleProxy, host: string) {
  const session = connect(`https://127.0.0.1:${tlsPort}`, { servername: host, ca });
  t.after(() => session.close());
  await once(session, 'connect');
  assert.equal(session.alpnProtocol, 'h2');
  return async (path: string, headers: Readonly<Record<string, string>> = {}, body?: object) => {
    const method = body ? 'POST' : 'GET';
    const stream = session.request({ ':method': method, ':path': path, ':authority': host, ...headers });
    stream.end(body && JSON.stringify(body));
    const [answer] = (await once(stream, 'response')) as [Record<string, unknown>];
    return { status: answer[':status'], cookie: String(answer['set-cookie']), text: await text(stream) };
  };
}

async function openBehind(t: TestContext, name: 'nginx' | 'caddy') {
  const [port, s3Port] = [await freePort(), await freePort()];
  await openTestPlatform(t, {
    host: '127.0.0.1',
    port,
    s3Port,
    publicOrigin: `https://${CONSOLE}`,
    s3Endpoint: `https://${STORAGE}`,
    trustedProxies: ['127.0.0.1', '::1'],
  });
  return startExampleProxy(t, name, { console: port, storage: s3Port });
}

const page = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json', origin: `https://${CONSOLE}` };

async function signIn(get: Awaited<ReturnType<typeof openHttp2>>) {
  const { name: username, password } = demoAccounts.find(({ name }) => name === 'jonas.lind') ?? assert.fail();
  const { status, cookie, text: said } = await get('/api/v2/login', page, { username, password });
  assert.equal(status, 200, said);
  assert.match(cookie, /; Secure/);
  const { token } = JSON.parse(said) as { readonly token: string };
  return token;
}

for (const name of ['nginx', 'caddy'] as const)
  test(
    `the example for ${name}: TLS, HTTP/2, the live link, and the object storage at its own host`,
    {
      skip: whyNoProxy(name) ?? false,
    },
    async (t) => {
      const proxy = await openBehind(t, name);
      const get = await openHttp2(t, proxy, CONSOLE);
      assert.equal((await get('/readyz')).status, 200);
      assert.equal((await get('/metrics')).status, 404);
      const sessionId = await signIn(get);

      const live = new WebSocket(`wss://127.0.0.1:${proxy.tlsPort}/ws`, {
        agent: new Agent({ servername: CONSOLE, ca: proxy.ca }),
        headers: { host: CONSOLE, origin: `https://${CONSOLE}` },
      });
      t.after(() => live.terminate());
      await once(live, 'open');
      live.send(JSON.stringify({ type: 'login', session_id: sessionId, token: 'none' }));
      const [answer] = (await once(live, 'message')) as [Buffer];
      assert.equal((JSON.parse(answer.toString()) as { readonly type: string }).type, 'login');

      const storage = await openHttp2(t, proxy, STORAGE);
      const refused = await storage('/payments-exports/README.txt');
      assert.deepEqual([refused.status, /AccessDenied/.test(refused.text)], [403, true]);

      const plain = (path: string) =>
        send(`http://127.0.0.1:${proxy.plainPort}`, { method: 'GET', path, headers: { host: CONSOLE } });
      assert.equal((await plain('/api/v2/meta')).status, 403);
      const { status, headers } = await plain('/networks?limit=5');
      assert.deepEqual([status, headers['location']], [308, `https://${CONSOLE}/networks?limit=5`]);
    },
  );

const analyzer = 'systemd-analyze';
/** Since 250 it looks at a file without a service manager. */
const [, systemd = '0'] = /^systemd (\d+)/.exec(String(spawnSync(analyzer, ['--version']).stdout)) ?? [];

test(
  'systemd rates the exposure of the unit 2.0 or better',
  {
    skip: Number(systemd) < 250 && `${analyzer} is not installed, or older than 250`,
  },
  () => {
    const unit = join(packageFolder, '../../docs/examples/skydeck.service');
    const { status, stdout } = spawnSync(analyzer, ['security', '--offline=true', '--threshold=20', unit]);
    assert.equal(status, 0, String(stdout));
  },
);
