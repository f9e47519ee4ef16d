import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import { createMovableClock } from '../../../clock.ts';
import { openCloud } from '../cloud.ts';
import { createKeystoneCredentials } from './application-credential.ts';

interface Call {
  readonly method: string | undefined;
  readonly path: string;
  readonly token: string | undefined;
  // What was sent; the test says what it is to be.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

const serviceToken = {
  expires_at: '2026-03-04T20:00:00.000000Z',
  user: { id: 'service' },
  project: { id: 'services' },
  catalog: [],
};

/** A Keystone that knows one password and gives one token for it. */
async function startKeystone(t: TestContext, password: string) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const text = (await request.toArray()).join('');
    const call = {
      method: request.method,
      path: request.url ?? '',
      token: request.headers['x-auth-token']?.toString(),
      body: text === '' ? null : JSON.parse(text),
    };
    calls.push(call);
    const answer = (status: number, body: object, headers = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    if (call.path === '/v3/auth/tokens') {
      const { identity } = call.body.auth;
      if (identity.application_credential)
        return answer(201, { token: serviceToken }, { 'x-subject-token': 'service' });
      const isRight = identity.password.user.password === password;
      return isRight
        ? answer(201, { token: {} }, { 'x-subject-token': 'of-the-person' })
        : answer(401, { error: { message: 'no' } });
    }
    const project_id = 'c0ffee00c0ffee00c0ffee00c0ffee00';
    if (call.method === 'DELETE') return response.writeHead(call.path.endsWith('/gone') ? 404 : 204).end();
    if (call.method === 'GET') {
      const roles = ['reader', 'member'].map((name) => ({ id: name, name, domain_id: null }));
      const one = { id: 'ac', name: 'terraform', project_id, roles, unrestricted: false };
      const application_credentials = [
        { ...one, expires_at: '2026-06-02T08:00:00.000000' },
        { ...one, id: 'forever', expires_at: null },
      ];
      return answer(200, { application_credentials });
    }
    const { name, expires_at } = call.body.application_credential;
    return answer(201, { application_credential: { id: 'ac', name, project_id, expires_at, secret: 'told-once' } });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => void server.close());
  const authUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v3`;
  const settings = {
    authUrl,
    credentialId: 'service',
    credentialSecret: 'x',
    region: null,
    interface: 'public',
  } as const;
  const clock = createMovableClock(new Date('2026-03-04T08:00:00Z'));
  const cloud = openCloud(settings, { clock, warn: () => {} });
  return { credentials: createKeystoneCredentials(cloud, async (id) => (id === 'ours' ? 'person 1' : null)), calls };
}

const projectId = 'c0ffee00-c0ff-ee00-c0ff-ee00c0ffee00';
const wish = { userId: 'ours', projectId, name: 'terraform', expiresAt: new Date('2026-06-02T08:00:00Z') };

// spec: account.application-credential
test('the person signs in to the project, and Keystone makes it with their own token', async (t) => {
  const { credentials, calls } = await startKeystone(t, 'right');
  const made = await credentials.create({ ...wish, password: 'right' });
  assert.deepEqual(made, {
    id: 'ac',
    name: 'terraform',
    project_id: projectId,
    expires_at: '2026-06-02T08:00:00.000Z',
    secret: 'told-once',
  });
  const [signIn, make] = calls;
  assert.equal(signIn?.token, undefined);
  assert.deepEqual(signIn?.body.auth.scope, { project: { id: 'c0ffee00c0ffee00c0ffee00c0ffee00' } });
  assert.deepEqual(
    [make?.path, make?.token, make?.body],
    [
      '/v3/users/person%201/application_credentials',
      'of-the-person',
      { application_credential: { name: 'terraform', expires_at: '2026-06-02T08:00:00.000' } },
    ],
  );
});

test('with a wrong password nothing is made', async (t) => {
  const { credentials, calls } = await startKeystone(t, 'right');
  assert.equal(await credentials.create({ ...wish, password: 'wrong' }), null);
  assert.equal(calls.length, 1);
});

// spec: account.application-credential.list
test('the service user lists those of a person, as Keystone has them', async (t) => {
  const { credentials, calls } = await startKeystone(t, 'right');
  const one = { id: 'ac', name: 'terraform', project_id: projectId, roles: ['member', 'reader'] };
  assert.deepEqual(await credentials.list('ours'), [
    { ...one, expires_at: '2026-06-02T08:00:00.000Z' },
    { ...one, id: 'forever', expires_at: null },
  ]);
  const { method, path, token } = calls.at(-1) ?? {};
  assert.deepEqual([method, path, token], ['GET', '/v3/users/person%201/application_credentials', 'service']);
  assert.deepEqual(await credentials.list('of-our-own-accounts'), []);
});

// spec: account.application-credential.delete
test('the person signs in, to no project, and Keystone deletes it with their own token', async (t) => {
  const { credentials, calls } = await startKeystone(t, 'right');
  const own = { userId: 'ours', password: 'right', id: 'ac/1' };
  assert.equal(await credentials.remove({ ...own, password: 'wrong' }), false);
  assert.equal(calls.length, 1);
  assert.equal(await credentials.remove(own), true);
  const [, signIn, removal] = calls;
  assert.equal(signIn?.body.auth.scope, 'unscoped');
  assert.deepEqual(
    [removal?.method, removal?.path, removal?.token],
    ['DELETE', '/v3/users/person%201/application_credentials/ac%2F1', 'of-the-person'],
  );
  await assert.rejects(credentials.remove({ ...own, id: 'gone' }), { status: 404 });
});
