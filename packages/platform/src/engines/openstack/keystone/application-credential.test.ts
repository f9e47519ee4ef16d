import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test, type TestContext } from 'node:test';
import { createMovableClock } from '../../../clock.ts';
import { openCloud } from '../cloud.ts';
import { createApplicationCredential } from './application-credential.ts';

interface Call {
  readonly path: string;
  readonly token: string | undefined;
  // What was sent; the test says what it is to be.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
}

/** A Keystone that knows one password and gives one token for it. */
async function startKeystone(t: TestContext, password: string) {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const text = (await request.toArray()).join('');
    const call = {
      path: request.url ?? '',
      token: request.headers['x-auth-token']?.toString(),
      body: JSON.parse(text),
    };
    calls.push(call);
    const answer = (status: number, body: object, headers = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
    if (call.path === '/v3/auth/tokens') {
      const isRight = call.body.auth.identity.password.user.password === password;
      return isRight
        ? answer(201, { token: {} }, { 'x-subject-token': 'of-the-person' })
        : answer(401, { error: { message: 'no' } });
    }
    const { name, expires_at } = call.body.application_credential;
    const project_id = 'c0ffee00c0ffee00c0ffee00c0ffee00';
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
  return { cloud: openCloud(settings, { clock, warn: () => {} }), calls };
}

const projectId = 'c0ffee00-c0ff-ee00-c0ff-ee00c0ffee00';
const wish = { userId: 'ours', projectId, name: 'terraform', expiresAt: new Date('2026-06-02T08:00:00Z') };

// spec: account.application-credential
test('the person signs in to the project, and Keystone makes it with their own token', async (t) => {
  const { cloud, calls } = await startKeystone(t, 'right');
  const made = await createApplicationCredential(cloud, 'person 1', { ...wish, password: 'right' });
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
  const { cloud, calls } = await startKeystone(t, 'right');
  assert.equal(await createApplicationCredential(cloud, 'person', { ...wish, password: 'wrong' }), null);
  assert.equal(calls.length, 1);
});
