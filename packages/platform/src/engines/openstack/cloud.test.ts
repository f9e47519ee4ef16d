import assert from 'node:assert/strict';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import { array, string, type } from 'superstruct';
import { createMovableClock } from '../../clock.ts';
import { refusalOf } from '../test-refusals.ts';
import { openCloud } from './cloud.ts';
import { readList } from './neutron/read.ts';

const MINUTE = 60_000;
const Routers = type({ routers: array(type({ id: string() })) });

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | object;
}
/** What a service does with a call: null cuts the connection, `never` lets it wait. */
type Act = Answer | null | 'never';

/** Keystone, and a network service that does one after the other of what is given; the last one stays. */
async function startCloud(
  t: TestContext,
  acts: readonly Act[],
  { timeout = 5000, region = null as string | null } = {},
) {
  const clock = createMovableClock(new Date('2026-03-04T08:00:00Z'));
  const calls: { method: string; path: string; token: string | null }[] = [];
  const warnings: object[] = [];
  const left = [...acts];
  let tokens = 0;
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    calls.push({ method, path: url, token: (request.headers['x-auth-token'] as string | undefined) ?? null });
    if (url !== '/v3/auth/tokens') return act(left.length > 1 ? left.shift() : left[0], request, response);
    tokens += 1;
    const expires_at = new Date(clock.now().getTime() + 60 * MINUTE).toISOString();
    const here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const answer = { status: 201, headers: { 'x-subject-token': `token ${tokens}` }, body: tokenOf(expires_at, here) };
    return act(answer, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  const authUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v3`;
  const cloud = openCloud(
    { authUrl, credentialId: 'id', credentialSecret: 'hunter2', region, interface: 'public' },
    { clock, timeout, warn: (facts, message) => void warnings.push({ ...facts, message }) },
  );
  const calledWith = (path: string) => calls.filter((call) => call.path.startsWith(path)).map(({ token }) => token);
  return { cloud, clock, calls, calledWith, warnings, signIns: () => tokens };
}

const tokenOf = (expires_at: string, here: string) => ({
  token: {
    expires_at,
    project: { id: 'p' },
    user: { id: 'u' },
    catalog: [
      {
        type: 'network',
        endpoints: [
          { interface: 'admin', region_id: 'North', url: 'http://admin.invalid' },
          { interface: 'public', region_id: 'North', url: `${here}/` },
          { interface: 'public', region_id: 'South', url: `${here}/south/v2.0` },
        ],
      },
    ],
  },
});

function act(what: Act | undefined, request: IncomingMessage, response: ServerResponse): void {
  if (what === undefined || what === null) return void request.socket.resetAndDestroy();
  if (what === 'never') return;
  const { status = 200, headers = {}, body = '' } = what;
  response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
}

const none = { body: { routers: [] } };
const neutronError = (status: number, errorType: string): Answer => ({
  status,
  headers: { 'x-openstack-request-id': 'req-1' },
  body: { NeutronError: { type: errorType, message: `said of ${errorType}`, detail: '' } },
});

test('a token of the service user is asked for once, and again before it ends', async (t) => {
  const { cloud, clock, calledWith, signIns } = await startCloud(t, [none]);
  await Promise.all([cloud.network.get('/routers'), cloud.network.get('/routers')]);
  clock.advance(54 * MINUTE);
  await cloud.network.get('/routers');
  assert.equal(signIns(), 1);
  clock.advance(2 * MINUTE);
  await cloud.network.get('/routers');
  assert.deepEqual(calledWith('/v2.0/routers'), ['token 1', 'token 1', 'token 1', 'token 2']);
});

test('a token that a service refuses is replaced, once', async (t) => {
  const { cloud, calledWith } = await startCloud(t, [{ status: 401 }, none]);
  assert.deepEqual((await cloud.network.get('/routers')).read(Routers), { routers: [] });
  assert.deepEqual(calledWith('/v2.0'), ['token 1', 'token 2']);
  const refusing = await startCloud(t, [{ status: 401 }]);
  assert.deepEqual(await told(refusing.cloud.network.post('/routers', {})), [503, 'cloud_unavailable']);
  assert.deepEqual(refusing.calledWith('/v2.0'), ['token 1', 'token 2']);
});

test('only the service of the region and the interface is called', async (t) => {
  const south = await startCloud(t, [none], { region: 'South' });
  await south.cloud.network.get('/routers', [
    ['id', 'a b'],
    ['id', 'c'],
  ]);
  assert.equal(south.calls.at(-1)?.path, '/south/v2.0/routers?id=a+b&id=c');
  const nowhere = await startCloud(t, [none], { region: 'West' });
  assert.deepEqual(await told(nowhere.cloud.network.get('/routers')), [503, 'cloud_unavailable']);
});

test('a redirect leads nowhere', async (t) => {
  const { cloud, calls } = await startCloud(t, [{ status: 302, headers: { location: '/elsewhere' } }]);
  assert.deepEqual(await told(cloud.network.get('/routers')), [503, 'cloud_unavailable']);
  assert.ok(calls.every(({ path }) => path !== '/elsewhere'));
});

test('a connection that is reset is tried once more where that does no harm', async (t) => {
  const reset = await startCloud(t, [null, none]);
  assert.deepEqual((await reset.cloud.network.get('/routers')).read(Routers), { routers: [] });
  const again = await startCloud(t, [null]);
  assert.deepEqual(await told(again.cloud.network.get('/routers')), [503, 'cloud_unavailable']);
  assert.equal(again.calledWith('/v2.0').length, 2);
  const change = await startCloud(t, [null]);
  assert.deepEqual(await told(change.cloud.network.post('/routers', {})), [503, 'cloud_unavailable']);
  assert.equal(change.calledWith('/v2.0').length, 1);
});

test('what a broken connection had deleted is deleted', async (t) => {
  const { cloud } = await startCloud(t, [null, neutronError(404, 'RouterNotFound')]);
  await cloud.network.remove('/routers/1');
  const gone = await startCloud(t, [neutronError(404, 'RouterNotFound')]);
  assert.deepEqual(await told(gone.cloud.network.remove('/routers/1')), [404, 'not_found']);
});

test('a service that does not answer is waited for so long and no longer', async (t) => {
  const { cloud, warnings } = await startCloud(t, ['never'], { timeout: 1000 });
  assert.deepEqual(await told(cloud.network.get('/routers')), [504, 'cloud_unavailable']);
  assert.deepEqual(warnings, [
    {
      cloud: {
        service: 'network',
        method: 'GET',
        path: '/v2.0/routers',
        status: null,
        why: 'timed_out',
        requestId: null,
      },
      message: 'a service of the cloud does not answer as it should',
    },
  ]);
});

for (const [what, answer, status] of [
  ['a page of a proxy', { status: 503, body: '<html>Service Unavailable</html>' }, 503],
  ['a page in the place of an answer', { body: '<html>Welcome</html>' }, 502],
  ['half an answer', { body: '{"routers": [{"id"' }, 502],
  ['an answer of another shape', { body: { routers: [{ name: 'r' }] } }, 502],
  ['an error of the service', { status: 500, body: { error: { message: 'Traceback' } } }, 503],
  ['too many requests', { status: 429 }, 503],
] as const) {
  test(`${what} is the cloud's fault, and none of its text is shown`, async (t) => {
    const headers = { 'x-openstack-request-id': 'req-7' };
    const { cloud, warnings } = await startCloud(t, [{ ...answer, headers }]);
    const refusal = await refusalOf(cloud.network.get('/routers').then((reply) => reply.read(Routers)));
    assert.deepEqual(
      [refusal.status, refusal.code, refusal.values],
      [status, 'cloud_unavailable', { service: 'network', cloud_request_id: 'req-7' }],
    );
    assert.doesNotMatch(refusal.message, /html|Traceback/);
    assert.match(JSON.stringify(warnings), /req-7/);
  });
}

for (const [errorType, status, expected] of [
  ['RouterInUse', 409, { status: 409, code: 'in_use', by: 'interfaces' }],
  ['RouterInterfaceInUseByFloatingIP', 409, { status: 409, code: 'in_use', by: 'floating_ips' }],
  ['OverQuota', 409, { status: 409, code: 'quota_exceeded', by: undefined }],
  ['OverLimit', 413, { status: 409, code: 'quota_exceeded', by: undefined }],
  ['IpAddressInUse', 409, { status: 409, code: 'conflict', by: undefined }],
  ['PolicyNotAuthorized', 403, { status: 403, code: 'forbidden', by: undefined }],
  ['RouterNotFound', 404, { status: 404, code: 'not_found', by: undefined }],
  ['InvalidRoutes', 400, { status: 400, code: 'bad_request', by: undefined }],
  ['RevisionNumberConstraintFailed', 412, { status: 412, code: 'revision_conflict', by: undefined }],
] as const) {
  test(`${errorType} (${status}) in the terms of the catalogue`, async (t) => {
    const { cloud, warnings } = await startCloud(t, [neutronError(status, errorType)]);
    const { status: answered, code, message, values } = await refusalOf(cloud.network.put('/routers/1', {}));
    assert.deepEqual({ status: answered, code, by: values['by'] }, expected);
    assert.deepEqual([message, values['cloud_request_id']], [`said of ${errorType}`, 'req-1']);
    // The operator finds a change that is refused in the logs of the service; who was slower is told, and that is all.
    const request = { service: 'network', method: 'PUT', path: '/v2.0/routers/1' };
    const facts = {
      cloud: { ...request, status, why: null, requestId: 'req-1' },
      message: 'the cloud refuses a change',
    };
    assert.deepEqual(warnings, status === 412 ? [] : [facts]);
  });
}

test('a read that is refused is none of the operator’s', async (t) => {
  const { cloud, warnings } = await startCloud(t, [neutronError(404, 'RouterNotFound')]);
  assert.equal((await refusalOf(cloud.network.get('/routers/1'))).status, 404);
  assert.deepEqual(warnings, []);
});

test('the log says where an answer is not what it should be', async (t) => {
  const { cloud, warnings } = await startCloud(t, [{ body: { routers: [{ name: 'r' }] } }, { body: '<html>' }]);
  await told(cloud.network.get('/routers').then((reply) => reply.read(Routers)));
  await told(cloud.network.get('/routers').then((reply) => reply.read(Routers)));
  assert.deepEqual(
    warnings.map((warning) => (warning as { cloud: { why: string } }).cloud.why),
    ['routers.0.id', 'no JSON'],
  );
});

test('neither the token nor the secret is in a warning', async (t) => {
  const { cloud, warnings } = await startCloud(t, [{ status: 500 }]);
  await told(cloud.network.get('/routers'));
  assert.doesNotMatch(JSON.stringify(warnings), /token 1|hunter2/);
  assert.equal(warnings.length, 1);
});

test('a list that the cloud gives page by page is whole', async (t) => {
  const policy = (object_id: string) => ({ object_id, target_tenant: '*', action: 'access_as_shared' });
  const next = { rel: 'next', href: 'http://elsewhere.invalid/v2.0/rbac-policies?limit=1&marker=a%20b' };
  const { cloud, calls } = await startCloud(t, [
    { body: { rbac_policies: [policy('1')], rbac_policies_links: [next] } },
    { body: { rbac_policies: [policy('2')], rbac_policies_links: [{ ...next, rel: 'previous' }] } },
  ]);
  const found = await readList(cloud.network, 'rbac-policies');
  assert.deepEqual(
    found.map(({ object_id }) => object_id),
    ['1', '2'],
  );
  assert.match(calls.at(-1)?.path ?? '', /&marker=a\+b$/);
});

async function told(call: Promise<unknown>): Promise<[number, string]> {
  const { status, code } = await refusalOf(call);
  return [status, code];
}
