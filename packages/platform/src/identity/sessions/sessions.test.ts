import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { demoAccounts, demoDomainId, demoProjectId, demoUserId } from '../accounts/demo-accounts.ts';
import { accountsOf, domainIndexed } from '../accounts/documents.ts';
import { revokeRole, setProjectEnabled, setUserEnabled } from '../accounts/change-account.ts';
import { openLive } from '../../app/testing/live-client.ts';
import { openProbeEngine } from '../../app/testing/probe-engine.ts';
import { openTestPlatform, type Signed, type TestPlatform } from '../../app/testing/test-platform.ts';

const open = (t: TestContext) => openTestPlatform(t, {}, { openEngine: openProbeEngine });
const minute = 60_000;

const stateOf = async ({ call }: TestPlatform, as: Signed) => {
  const { status, json } = await call('/api/v2/meta', { as });
  return status === 200 ? 'signed in' : json.error.err_code;
};

const changePassword = ({ call }: TestPlatform, as: Signed, current_password: string, new_password: string) =>
  call('/api/v2/accounts/change-password/', { method: 'PUT', as, body: { current_password, new_password } });

// spec: session.sign-out
test('logout ends the session, its tokens and its cookie', async (t) => {
  const platform = await open(t);
  const jonas = await platform.signIn('jonas.lind', 'payments-prod');
  const elsewhere = await platform.signIn('jonas.lind');
  const { status, headers } = await platform.call('/api/v2/logout', { method: 'POST', as: jonas });
  assert.equal(status, 204);
  assert.match(headers.get('set-cookie') ?? '', /^skydeck_session=; .*Max-Age=0/);
  assert.equal(await stateOf(platform, jonas), 'unauthorized');
  assert.equal(await stateOf(platform, elsewhere), 'signed in', 'the other session is not touched');
  assert.equal(await stateOf(platform, { sessionId: elsewhere.sessionId, token: jonas.token }), 'wrong_scope');
});

// spec: session.lifetime
test('a session ends an hour after its last request, and a day after its first', async (t) => {
  const platform = await open(t);
  const idle = await platform.signIn('jonas.lind');
  platform.clock.advance(59 * minute);
  assert.equal(await stateOf(platform, idle), 'signed in');
  platform.clock.advance(59 * minute);
  assert.equal(await stateOf(platform, idle), 'signed in', 'the last request counts');
  platform.clock.advance(60 * minute);
  assert.equal(await stateOf(platform, idle), 'unauthorized');

  const busy = await platform.signIn('jonas.lind');
  for (let half = 0; half < 47; half += 1) {
    platform.clock.advance(30 * minute);
    assert.equal(await stateOf(platform, busy), 'signed in');
  }
  platform.clock.advance(30 * minute);
  assert.equal(await stateOf(platform, busy), 'unauthorized');
});

// spec: account.password.sessions
test('a changed password ends the other sessions; this one goes on under a new id, with its tokens', async (t) => {
  const platform = await open(t);
  const here = await platform.signIn('jonas.lind', 'payments-prod');
  const there = await platform.signIn('jonas.lind', 'payments-prod');
  const old = demoAccounts.find(({ name }) => name === 'jonas.lind')?.password ?? '';
  const { status, json, headers } = await changePassword(platform, here, old, 'Another-Harbour-99');
  assert.equal(status, 200);
  assert.match(headers.get('set-cookie') ?? '', new RegExp(`^skydeck_session=${json.token}; Path=/; HttpOnly`));
  assert.equal(await stateOf(platform, { sessionId: json.token, token: here.token }), 'signed in');
  assert.equal(await stateOf(platform, here), 'unauthorized', 'the old id is worth nothing');
  assert.equal(await stateOf(platform, there), 'unauthorized');
  const login = (password: string) =>
    platform.call('/api/v2/login', { method: 'POST', body: { username: 'jonas.lind', password } });
  assert.equal((await login(old)).status, 401);
  assert.equal((await login('Another-Harbour-99')).status, 200);
});

test('an open connection goes on when its session gets a new id, and ends with it', async (t) => {
  const platform = await open(t);
  const here = await platform.signIn('jonas.lind', 'payments-prod');
  const old = demoAccounts.find(({ name }) => name === 'jonas.lind')?.password ?? '';
  // Another tab of the same browser: it came with the cookie of before.
  const live = await openLive(t, platform.url, { Cookie: `skydeck_session=${here.sessionId}` });
  const logIn = async () => {
    live.send({ type: 'login', token: here.token });
    const answer = await live.next();
    return answer?.type === 'login' && answer.code;
  };
  assert.equal(await logIn(), 200);
  const { json } = await changePassword(platform, here, old, 'Another-Harbour-99');
  platform.clock.advance(5 * minute);
  assert.equal(await logIn(), 200, 'it may switch projects, too');
  await platform.call('/api/v2/logout', { method: 'POST', as: { sessionId: json.token } });
  assert.deepEqual(await live.next(), { type: 'session', state: 'over' });
});

test('a password change names the field that is wrong, and cannot be used to guess', async (t) => {
  const platform = await open(t);
  const as = await platform.signIn('sara.nyberg');
  const old = demoAccounts.find(({ name }) => name === 'sara.nyberg')?.password ?? '';
  const codes = async (current: string, next: string) => {
    const { json } = await changePassword(platform, as, current, next);
    return Object.fromEntries(
      Object.entries(json.error.fields ?? {}).map(([field, wrong]) => [field, (wrong as { code: string }).code]),
    );
  };
  assert.deepEqual(await codes(old, old), { new_password: 'same_password' });
  assert.deepEqual(await codes(old, 'short'), { new_password: 'weak_password' });
  for (let attempt = 1; attempt <= 5; attempt += 1)
    assert.deepEqual(await codes('wrong', 'Another-Harbour-99'), { current_password: 'wrong_password' });
  assert.equal((await changePassword(platform, as, old, 'Another-Harbour-99')).status, 429);
});

// spec: account.password.guess
test('a new password is none that is easy to guess, by anybody or by who knows a little', async (t) => {
  const platform = await open(t);
  const as = await platform.signIn('sara.nyberg');
  const old = demoAccounts.find(({ name }) => name === 'sara.nyberg')?.password ?? '';
  const whyNot = async (next: string) => (await changePassword(platform, as, old, next)).json.error.fields.new_password;
  const usual = await whyNot('Password1234!');
  assert.deepEqual([usual.code, usual.values], ['usual_password', undefined]);
  const made: readonly (readonly [password: string, word: string, of: string])[] = [
    ['Skydeck-20261!', 'Skydeck', 'the product'],
    ['Sara.Nyberg_99', 'nyberg', 'the account'],
    ['Norrland*20261', 'Norrland', 'the domain'],
    ['Storefront-_-1', 'storefront', 'a project of theirs'],
  ];
  for (const [password, word, of] of made) {
    const { code, values } = await whyNot(password);
    assert.deepEqual([code, values], ['own_word_password', { word }], of);
  }
  assert.equal((await changePassword(platform, as, old, 'Turbine-Telemetry-1')).status, 200, 'a project of others');
});

// spec: session.disabled
test('disabling an account ends its sessions at once, and says why to who had one', async (t) => {
  const platform = await open(t);
  const { call, clock } = platform;
  const { store, signal } = platform.platform.internals;
  const sara = await platform.signIn('sara.nyberg', 'storefront');
  const leaving = await platform.signIn('sara.nyberg');
  const enable = (enabled: boolean) =>
    store.write((tx) => setUserEnabled(tx, signal, demoUserId('sara.nyberg'), enabled));
  await enable(false);
  for (const [method, path] of [
    ['GET', '/api/v2/meta'],
    ['GET', '/api/v2/accounts/whoami/'],
    ['POST', '/api/v2/session/open'],
  ] as const) {
    const body = method === 'POST' ? { body: { asked: null, last: null } } : {};
    const { status, json } = await call(path, { method, as: sara, ...body });
    assert.deepEqual([path, status, json.error.err_code], [path, 403, 'access_disabled']);
    assert.deepEqual(json.error.values, { what: 'user' });
  }
  assert.equal(await stateOf(platform, { sessionId: 'x'.repeat(43), token: null }), 'unauthorized', 'a stranger');
  const left = await call('/api/v2/logout', { method: 'POST', as: leaving });
  assert.match(left.headers.get('set-cookie') ?? '', /^skydeck_session=; .*Max-Age=0/, 'the way out is open');
  assert.equal(await stateOf(platform, leaving), 'unauthorized');
  // Somebody else signs in meanwhile, and what is over is swept.
  await platform.signIn('jonas.lind');
  assert.equal(await stateOf(platform, sara), 'access_disabled');
  await enable(true);
  assert.equal(await stateOf(platform, sara), 'unauthorized', 'the session does not come back');
  await enable(false);
  clock.advance(24 * 60 * minute);
  await platform.signIn('jonas.lind');
  assert.equal(await stateOf(platform, sara), 'unauthorized', 'nothing is kept longer than a day');
});

test('a domain that is disabled is said to who is signed in there', async (t) => {
  const platform = await open(t);
  const sara = await platform.signIn('sara.nyberg', 'storefront');
  const live = await openLive(t, platform.url);
  live.send({ type: 'login', token: sara.token, session_id: sara.sessionId });
  const answer = await live.next();
  assert.ok(answer?.type === 'login' && answer.code === 200);
  const { store, signal } = platform.platform.internals;
  await store.write(async (tx) => {
    const domain = await accountsOf(tx).domains.get(demoDomainId('Norrland Retail'));
    assert.ok(domain);
    const closed = { ...domain, enabled: false };
    await accountsOf(tx).domains.replace(closed, domainIndexed(closed));
    signal.rightsChanged(tx, null);
  });
  assert.deepEqual(await live.next(), { type: 'session', state: 'disabled' });
  assert.equal(await stateOf(platform, sara), 'access_disabled');
});

test('a token dies with the right to its project', async (t) => {
  const platform = await open(t);
  const { store, signal } = platform.platform.internals;
  const sara = await platform.signIn('sara.nyberg', 'storefront');
  const jonas = await platform.signIn('jonas.lind', 'payments-prod');
  await store.write((tx) =>
    revokeRole(tx, signal, {
      userId: demoUserId('sara.nyberg'),
      target: 'project',
      targetId: demoProjectId('storefront'),
      role: 'project_user',
    }),
  );
  await store.write((tx) => setProjectEnabled(tx, signal, demoProjectId('payments-prod'), false));
  assert.equal(await stateOf(platform, sara), 'wrong_scope');
  const { status, json } = await platform.call('/api/v2/meta', { as: jonas });
  assert.deepEqual([status, json.error.err_code, json.error.values], [403, 'access_disabled', { what: 'project' }]);
  assert.equal(await stateOf(platform, { ...sara, token: null }), 'signed in', 'the session itself lives');
});

test('meta is that of the token: none, a project, the domain', async (t) => {
  const platform = await open(t);
  const namesOf = async (as: Signed) =>
    ((await platform.call('/api/v2/meta', { as })).json.data as { name: string }[]).map(({ name }) => name);
  const mia = await platform.signIn('mia.hallberg');
  const { json } = await platform.call('/api/v2/accounts/domain/auth/', { method: 'POST', body: {}, as: mia });
  assert.equal(json.project_id, null);
  const inDomain = await namesOf({ ...mia, token: json.token });
  assert.ok(inDomain.includes('domain_users') && !inDomain.includes('compute_routers'));
  const inProject = await namesOf(await platform.signIn('mia.hallberg', 'data-platform'));
  assert.ok(inProject.includes('domain_users') && inProject.includes('compute_routers'));
  assert.deepEqual(await namesOf(await platform.signIn('jonas.lind')), []);
});

// spec: session.project.list
test('everybody sees their own projects, disabled ones marked; a system role sees all', async (t) => {
  const platform = await open(t);
  const projectsOf = async (name: string) => {
    const { json } = await platform.call('/api/v2/accounts/projects', { as: await platform.signIn(name) });
    return (json.data as { name: string; enabled: boolean; role: string }[]).map(
      (own) => `${own.name} ${own.role}${own.enabled ? '' : ' disabled'}`,
    );
  };
  assert.deepEqual(await projectsOf('jonas.lind'), [
    'payments-prod project_user',
    'sandbox-2024 project_user disabled',
  ]);
  assert.deepEqual((await projectsOf('mia.hallberg')).length, 6);
  assert.deepEqual((await projectsOf('otto.viewer')).length, 8);
});

test('domains and projects show what the scope may see', async (t) => {
  const platform = await open(t);
  const { call } = platform;
  const mia = await platform.signIn('mia.hallberg');
  const admin = await platform.signIn('admin');
  const own = (await call('/api/v2/domains?with_count=true', { as: mia })).json;
  assert.deepEqual([own.count, own.data[0].name, own.data[0].projects_count], [1, 'Norrland Retail', 6]);
  assert.equal((await call('/api/v2/domains', { as: admin })).json.data.length, 3);
  assert.equal((await call('/api/v2/domains/default', { as: mia })).status, 404);
  assert.equal((await call('/api/v2/domains/default', { as: admin })).json.id, 'default');
  const projects = (query: string) => call(`/api/v2/domains/${own.data[0].id}/projects${query}`, { as: mia });
  assert.deepEqual(
    (await projects('?name=contains:PAY&sort=name:desc')).json.data.map(({ name }: { name: string }) => name),
    ['payments-staging', 'payments-prod'],
  );
  assert.deepEqual(
    (await projects('?params={"filters":{"enabled":"False"}}')).json.data.map(({ name }: { name: string }) => name),
    ['sandbox-2024'],
  );
  assert.deepEqual(Object.keys((await projects('?colour=red&sort=colour:asc')).json.error.fields).toSorted(), [
    'colour',
    'sort',
  ]);
  assert.equal(
    (await call(`/api/v2/domains/default/projects/${demoProjectId('payments-prod')}`, { as: admin })).status,
    404,
  );
});
