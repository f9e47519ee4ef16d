import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import { createMovableClock } from '../../clock.ts';
import type { AnsweredAt } from './answered-services.ts';
import { openCloud } from './cloud.ts';
import { createServiceCheck } from './service-check.ts';

interface Reply {
  readonly status?: number;
  readonly body: string | object;
}
type Replies = Readonly<Record<string, Reply>>;

/** A cloud whose Keystone lists these services, `{here}` standing for where it is, and answers these paths. */
async function check(
  t: TestContext,
  services: Readonly<Record<string, string>>,
  replies: Replies,
  answered: AnsweredAt = new Map(),
) {
  const clock = createMovableClock(new Date('2026-03-04T08:00:00Z'));
  const asked: { readonly path: string; readonly token: boolean }[] = [];
  const server = createServer((request, response) => {
    const { url = '' } = request;
    if (url === '/v3/auth/tokens') {
      const here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const catalog = Object.entries(services).map(([type, path]) => ({
        type,
        endpoints: [{ interface: 'public', region_id: 'North', url: path.replace('{here}', here) }],
      }));
      const token = { expires_at: '2026-03-04T09:00:00Z', project: { id: 'p' }, user: { id: 'u' }, catalog };
      response.writeHead(201, { 'x-subject-token': 'token' }).end(JSON.stringify({ token }));
      return;
    }
    asked.push({ path: url, token: 'x-auth-token' in request.headers });
    const { status = 200, body } = replies[url] ?? { status: 404, body: '' };
    response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  t.after(() => server.closeAllConnections());
  const authUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v3`;
  const cloud = openCloud(
    { authUrl, credentialId: 'id', credentialSecret: 'secret', region: null, interface: 'public' },
    { clock, warn: () => {} },
  );
  const answer = await createServiceCheck({ cloud, clock, answered: async () => answered })();
  const states = new Map(answer.services.map(({ name, state, version }) => [name, [state, version]]));
  return { answer, states, asked };
}

const neutron = { versions: [{ id: 'v2.0', status: 'CURRENT' }] };
const extensions = (...aliases: string[]) => ({ body: { extensions: aliases.map((alias) => ({ alias })) } });

test('a service says its newest version; one that the catalogue does not have is missing', async (t) => {
  const { answer, states, asked } = await check(
    t,
    {
      identity: '{here}/v3',
      network: '{here}/networking/',
      compute: '{here}/nova/v2.1',
      volumev3: '{here}/cinder/v3/8a2f',
      metric: '{here}/gnocchi',
    },
    {
      '/networking/': { body: neutron },
      '/networking/v2.0/extensions?fields=alias': extensions('router', 'vpnaas'),
      '/nova/': {
        body: {
          versions: [
            { id: 'v2.0', status: 'SUPPORTED', version: '' },
            { id: 'v2.1', status: 'CURRENT', version: '2.96' },
          ],
        },
      },
      '/cinder/': { status: 300, body: { versions: [{ id: 'v3.0', status: 'CURRENT', version: '3.71' }] } },
    },
  );
  assert.deepEqual([answer.in_catalogue, answer.checked_at], [5, '2026-03-04T08:00:00.000Z']);
  assert.deepEqual(states.get('neutron'), ['answers', '2.0']);
  assert.deepEqual(states.get('vpnaas'), ['answers', '2.0']);
  assert.deepEqual(states.get('nova'), ['answers', '2.96']);
  assert.deepEqual(states.get('cinder'), ['answers', '3.71']);
  assert.deepEqual(states.get('octavia'), ['missing', null]);
  const balancers = answer.services.find(({ name }) => name === 'octavia');
  assert.deepEqual(balancers?.resources, ['loadBalancer', 'loadBalancerPool', 'loadBalancerFlavor']);
  assert.ok(asked.every(({ path, token }) => path.includes('/v2.0/') || !token));
  const paths = asked.map(({ path }) => path);
  assert.equal(new Set(paths).size, paths.length, 'each is asked once');
});

test('a part that the service does not have is missing, with the service that it would be in', async (t) => {
  const { answer } = await check(
    t,
    { network: '{here}/v2.0' },
    { '/': { body: neutron }, '/v2.0/extensions?fields=alias': extensions('router') },
  );
  const vpn = answer.services.find(({ name }) => name === 'vpnaas');
  assert.deepEqual([vpn?.state, vpn?.part_of, vpn?.resources], ['missing', 'neutron', ['vpn']]);
});

for (const [what, reply] of [
  ['is in maintenance', { status: 503, body: 'Service Unavailable' }],
  ['answers with a page', { body: '<html><p>It works!</p></html>' }],
  ['answers with something else', { body: { hello: 'there' } }],
] as const)
  test(`a service that ${what} does not answer, and the others do`, async (t) => {
    const { answer, states } = await check(
      t,
      { network: '{here}/', compute: '{here}/nova/v2.1' },
      { '/': { body: neutron }, '/v2.0/extensions?fields=alias': extensions(), '/nova/': reply },
    );
    assert.deepEqual(states.get('nova'), ['silent', null]);
    assert.match(answer.services.find(({ name }) => name === 'nova')?.error ?? '', /^nova: \w/);
    assert.deepEqual(states.get('neutron'), ['answers', '2.0']);
  });

test('a service without a current version answers without one', async (t) => {
  const { states } = await check(
    t,
    { network: '{here}/' },
    {
      '/': { body: { versions: [{ id: 'v2.0', status: 'DEPRECATED' }] } },
      '/v2.0/extensions?fields=alias': extensions(),
    },
  );
  assert.deepEqual(states.get('neutron'), ['answers', null]);
});

test('of a service that is gone it is said when it answered last, and of one that answers nothing', async (t) => {
  const then = '2026-03-01T08:00:00.000Z';
  const { answer } = await check(
    t,
    { network: '{here}/', compute: '{here}/nova/v2.1' },
    { '/': { body: neutron }, '/v2.0/extensions?fields=alias': extensions() },
    new Map(['neutron', 'vpnaas', 'octavia', 'nova'].map((name) => [name, then])),
  );
  const told = answer.services.map(({ name, type, state, answered_at }) => [name, type, state, answered_at]);
  assert.deepEqual(told, [
    ['neutron', 'network', 'answers', null],
    ['vpnaas', 'network', 'missing', then],
    ['octavia', 'load-balancer', 'missing', then],
    ['nova', 'compute', 'silent', then],
    ['cinder', 'block-storage', 'missing', null],
  ]);
});
