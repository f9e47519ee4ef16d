import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import { readAllowedTarget } from '../providers/outgoing/addresses.ts';
import { createPartnerCheck, forbidsFrames } from './check-partner.ts';

const console = 'https://console.example';

async function serve(t: TestContext, answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  t.after(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

// spec: partner.check
test('what answers is looked at: its status, where it leads, its policy', async (t) => {
  let headers: Record<string, string> = {};
  let status = 200;
  let asked = '';
  const origin = await serve(t, (request, response) => {
    asked = request.url ?? '';
    response.writeHead(status, headers).end('<title>Portal</title>');
  });
  const check = createPartnerCheck(['127.0.0.1'].flatMap((host) => readAllowedTarget(host) ?? []));
  const found = () => check(origin, console);
  assert.deepEqual([await found(), asked], ['reachable', '/']);
  status = 404;
  assert.equal(await found(), 'reachable');
  status = 503;
  assert.equal(await found(), 'error_status');
  status = 302;
  headers = { location: '/sign-in' };
  assert.equal(await found(), 'reachable');
  headers = { location: 'https://www.portal.example/' };
  assert.equal(await found(), 'redirects');
  status = 200;
  headers = { 'content-security-policy': "default-src 'self'" };
  assert.equal(await found(), 'frames_forbidden');
});

test('nothing inside is reached: not this machine, not a metadata service, no unusual port', async () => {
  const check = createPartnerCheck([], async (host) =>
    host === 'inside.example' ? ['203.0.113.7', '169.254.169.254'] : ['203.0.113.7'],
  );
  for (const [origin, result] of [
    ['http://localhost:8801', 'refused_address'],
    ['http://127.0.0.1:80', 'refused_address'],
    ['http://[::1]:80', 'refused_address'],
    ['https://inside.example', 'refused_address'],
    ['https://169.254.169.254', 'refused_address'],
    ['https://10.1.2.3', 'refused_address'],
    ['https://172.31.0.1', 'refused_address'],
    ['https://192.168.1.1', 'refused_address'],
    ['https://100.64.0.1', 'refused_address'],
    ['https://[fd12::1]', 'refused_address'],
    ['https://[::ffff:10.0.0.1]', 'refused_address'],
    ['https://portal.example:22', 'refused_port'],
  ] as const)
    assert.equal(
      await (origin.includes('localhost') ? createPartnerCheck([], async () => ['127.0.0.1']) : check)(origin, console),
      result,
      origin,
    );
});

for (const [policy, isForbidden] of [
  ["script-src 'self'", false],
  ["default-src 'self'", true],
  ["default-src 'self'; frame-src https://console.example", false],
  ["default-src *; frame-src 'none'", true],
  ["child-src 'none'; default-src *", true],
  ['frame-src *', false],
  ['frame-src https:', false],
  ['frame-src http:', true],
  ['frame-src *.example', false],
  ['frame-src https://*.console.example', true],
  ['frame-src https://console.example:8443', true],
  ['frame-src https://console.example:*', false],
  ['frame-src console.example/iframe/', false],
  ["frame-src https://console.example, default-src 'none'", true],
  ['FRAME-SRC HTTPS://CONSOLE.EXAMPLE', false],
] as const) {
  test(`“${policy}” ${isForbidden ? 'forbids' : 'lets'} our frames`, () =>
    assert.equal(forbidsFrames(policy, console), isForbidden));
}
