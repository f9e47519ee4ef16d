import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { subjects } from '@skydeck/contract/rights';
import { methodsOf } from '@skydeck/contract/rights';
import { revokeRole, setProjectEnabled, setUserEnabled } from '../accounts/change-account.ts';
import { demoDomainId, demoProjectId, type DemoProjectName, demoUserId } from '../accounts/demo-accounts.ts';
import type { CallOptions, Signed, TestPlatform } from '../../app/testing/test-platform.ts';
import { open, outcomeOf, passwordOf, post, typesOf } from './testing.ts';

const name = 'jonas.lind';
const day = 86_400_000;

const bodyOf = (changes: Record<string, unknown> = {}) => ({
  name: 'deploy',
  access: 'full',
  project_id: demoProjectId('payments-prod'),
  days: 30,
  ...changes,
});

async function make(platform: TestPlatform, as: Signed, changes: Record<string, unknown> = {}) {
  const answer = await post(platform, 'tokens', as, bodyOf(changes));
  assert.equal(answer.status, 200, answer.text);
  return answer.json as { id: string; secret: string; expires_at: string };
}

/** As a script calls: the bearer token, and nothing that a browser sends. */
const using = ({ call }: TestPlatform, secret: string, path: string, options: CallOptions = {}) =>
  call(path, {
    ...options,
    headers: { 'X-Requested-With': '', Authorization: `Bearer ${secret}`, ...options.headers },
  });

const read = (platform: TestPlatform, secret: string) => using(platform, secret, '/api/v2/probe/marks');
const change = (platform: TestPlatform, secret: string) =>
  using(platform, secret, '/api/v2/probe/marks', { method: 'POST', body: { id: randomUUID(), name: 'mark' } });

// spec: account.token.once
test('a token is told once, and works without a session', async (t) => {
  const platform = await open(t);
  const as = await platform.signIn(name);
  const { id, secret, ...token } = await make(platform, as);
  assert.match(secret, /^sky_[\w-]{43}$/);
  assert.equal(token.expires_at, new Date(platform.clock.now().getTime() + 30 * day).toISOString());
  assert.equal((await read(platform, secret)).status, 200);
  assert.equal((await change(platform, secret)).status, 200);
  const { text, json } = await platform.call('/api/v2/accounts/tokens', { as });
  assert.ok(!text.includes(secret.slice(4)));
  const at = platform.clock.now().toISOString();
  assert.deepEqual(json.data, [{ id, ...token, project_name: 'payments-prod', last_used_at: at }]);
  const kept = await platform.platform.internals.store.read(async ({ tables }) =>
    JSON.stringify([
      await tables.selectFrom('api_tokens').selectAll().execute(),
      await tables.selectFrom('audit').selectAll().execute(),
    ]),
  );
  assert.ok(!kept.includes(secret) && !kept.includes(secret.slice(4)));
  assert.ok((await typesOf(platform)).includes('api_token_created'));
});

// spec: account.token.read
test('a token for reading changes nothing', async (t) => {
  const platform = await open(t);
  const { secret } = await make(platform, await platform.signIn(name), { access: 'read' });
  assert.equal((await read(platform, secret)).status, 200);
  assert.equal(outcomeOf(await change(platform, secret)), 'forbidden');
  const { json } = await using(platform, secret, '/api/v2/meta');
  assert.ok(json.data.length > 0);
  for (const { methods } of json.data) assert.deepEqual(methods, ['GET']);
});

test('a token ends with its last day, is listed as long as it explains something, and then goes', async (t) => {
  const platform = await open(t);
  const { secret } = await make(platform, await platform.signIn(name), { days: 7 });
  platform.clock.advance(7 * day - 1);
  assert.equal((await read(platform, secret)).status, 200);
  platform.clock.advance(1);
  assert.equal(outcomeOf(await read(platform, secret)), 'unauthorized');
  const names = async () => {
    const as = await platform.signIn(name);
    await make(platform, as, { name: `now ${platform.clock.now().getTime()}`, days: 365 });
    return ((await platform.call('/api/v2/accounts/tokens', { as })).json.data as { name: string }[]).map((own) =>
      own.name.replace(/ .*/, ''),
    );
  };
  assert.deepEqual(await names(), ['now', 'deploy']);
  platform.clock.advance(30 * day);
  assert.deepEqual(await names(), ['now', 'now']);
});

test('a revoked token is over at once, and only its owner revokes it', async (t) => {
  const platform = await open(t);
  const as = await platform.signIn(name);
  const { id, secret } = await make(platform, as);
  const revoke = async (by: Signed) =>
    outcomeOf(await platform.call(`/api/v2/accounts/tokens/${id}`, { method: 'DELETE', as: by }));
  for (const other of ['sara.nyberg', 'mia.hallberg', 'admin'])
    assert.equal(await revoke(await platform.signIn(other)), 'not_found', other);
  assert.equal((await read(platform, secret)).status, 200);
  assert.equal(await revoke(as), '204');
  assert.equal(outcomeOf(await read(platform, secret)), 'unauthorized');
  assert.ok((await typesOf(platform)).includes('api_token_revoked'));
});

test('a token dies with its owner', async (t) => {
  const platform = await open(t);
  const { store, signal } = platform.platform.internals;
  const { secret } = await make(platform, await platform.signIn(name));
  const enable = (enabled: boolean) => store.write((tx) => setUserEnabled(tx, signal, demoUserId(name), enabled));
  await enable(false);
  assert.equal(outcomeOf(await read(platform, secret)), 'unauthorized');
  await enable(true);
  assert.equal(outcomeOf(await read(platform, secret)), 'unauthorized', 'and does not come back');
});

// spec: account.password.tokens
test('a changed password ends the tokens where that is wished, at once and in the audit log, and no others', async (t) => {
  const platform = await open(t);
  let as = await platform.signIn(name);
  const jonas = await make(platform, as);
  const sara = await make(platform, await platform.signIn('sara.nyberg'), { project_id: demoProjectId('storefront') });
  const changePassword = async (current_password: string, new_password: string, wish: object) => {
    const body = { current_password, new_password, ...wish };
    const answer = await platform.call('/api/v2/accounts/change-password/', { method: 'PUT', as, body });
    assert.equal(answer.status, 200, answer.text);
    as = { ...as, sessionId: answer.json.token };
  };
  await changePassword(passwordOf(name), 'Another-Harbour-99', {});
  assert.equal((await read(platform, jonas.secret)).status, 200, 'left out, they stay');
  await changePassword('Another-Harbour-99', 'Another-Lantern-99', { end_api_tokens: false });
  assert.equal((await read(platform, jonas.secret)).status, 200);
  await changePassword('Another-Lantern-99', 'Another-Beacon-99', { end_api_tokens: true });
  assert.equal(outcomeOf(await read(platform, jonas.secret)), 'unauthorized');
  assert.equal((await read(platform, sara.secret)).status, 200);
  const last = await platform.platform.internals.store.read((tx) =>
    tx.tables.selectFrom('audit').selectAll().orderBy('id', 'desc').limit(2).execute(),
  );
  assert.deepEqual(
    last.map(({ type, user_id, object_id, object_name }) => [type, user_id, object_id, object_name]),
    [
      ['api_token_revoked', demoUserId(name), jonas.id, 'deploy'],
      ['password_changed', demoUserId(name), demoUserId(name), name],
    ],
  );
});

// spec: account.token.rights
test('a token never has more than its owner has now', async (t) => {
  const platform = await open(t);
  const { store, signal } = platform.platform.internals;
  const jonas = await make(platform, await platform.signIn(name));
  const mia = await make(platform, await platform.signIn('mia.hallberg'), { project_id: null });
  const otto = await make(platform, await platform.signIn('otto.viewer'));
  assert.equal((await read(platform, otto.secret)).status, 200);
  assert.equal(outcomeOf(await change(platform, otto.secret)), 'forbidden', 'a viewer’s full access is reading');
  await store.write((tx) => setProjectEnabled(tx, signal, demoProjectId('payments-prod'), false));
  assert.equal(outcomeOf(await read(platform, jonas.secret)), 'access_disabled');
  await store.write((tx) => setProjectEnabled(tx, signal, demoProjectId('payments-prod'), true));
  assert.equal((await read(platform, jonas.secret)).status, 200);
  await store.write((tx) =>
    revokeRole(tx, signal, {
      userId: demoUserId(name),
      target: 'project',
      targetId: demoProjectId('payments-prod'),
      role: 'project_user',
    }),
  );
  assert.equal(outcomeOf(await read(platform, jonas.secret)), 'wrong_scope');
  const domains = () => using(platform, mia.secret, '/api/v2/domains');
  assert.equal((await domains()).status, 200);
  await store.write((tx) =>
    revokeRole(tx, signal, {
      userId: demoUserId('mia.hallberg'),
      target: 'domain',
      targetId: demoDomainId('Norrland Retail'),
      role: 'domain_admin',
    }),
  );
  assert.equal(outcomeOf(await domains()), 'wrong_scope');
});

test('a token ends at the border of its project or domain', async (t) => {
  const platform = await open(t);
  const subjectsOf = async (who: string, project: DemoProjectName | null) => {
    const { secret } = await make(platform, await platform.signIn(who), {
      project_id: project && demoProjectId(project),
      name: `of ${project}`,
    });
    const { json } = await using(platform, secret, '/api/v2/meta');
    return (json.data as { name: string }[]).map((allowed) => allowed.name);
  };
  const ofProject = subjects.filter((subject) =>
    methodsOf(subject, { roles: ['project_admin'], groups: [], domainId: '' }).has('GET'),
  );
  assert.ok(ofProject.includes('compute_routers') && !ofProject.includes('domain_users'));
  for (const who of ['admin', 'mia.hallberg']) assert.deepEqual(await subjectsOf(who, 'payments-prod'), ofProject, who);
  const inDomain = await subjectsOf('mia.hallberg', null);
  assert.ok(inDomain.includes('domain_users') && !inDomain.includes('compute_routers'));
  const { secret } = await make(platform, await platform.signIn('mia.hallberg'), { project_id: null, name: 'domain' });
  assert.equal(outcomeOf(await using(platform, secret, '/api/v2/domains/default')), 'not_found');
});

test('a token sees the tasks of its project alone, its owner’s too', async (t) => {
  const platform = await open(t);
  const start = async (project: DemoProjectName) => {
    const as = await platform.signIn('mia.hallberg', project);
    const { json } = await platform.call('/api/v2/probe/marks/many', {
      method: 'POST',
      as,
      body: { names: [project] },
    });
    return json.task_id as string;
  };
  const here = await start('payments-prod');
  const there = await start('storefront');
  const { secret } = await make(platform, await platform.signIn('mia.hallberg'));
  const { json } = await using(platform, secret, '/api/v2/tasks');
  assert.deepEqual(
    json.data.map(({ task_id }: { task_id: string }) => task_id),
    [here],
  );
  assert.equal((await using(platform, secret, `/api/v2/tasks/${here}`)).status, 200);
  assert.equal(outcomeOf(await using(platform, secret, `/api/v2/tasks/${there}`)), 'not_found');
});

test('who asks for a token of what is not theirs is told the field', async (t) => {
  const platform = await open(t);
  const as = await platform.signIn(name);
  const outcome = async (changes: Record<string, unknown>) =>
    outcomeOf(await post(platform, 'tokens', as, bodyOf(changes)));
  assert.equal(await outcome({}), '200');
  assert.equal(await outcome({}), 'validation_failed name:name_taken');
  assert.equal(await outcome({ name: ' deploy ' }), 'validation_failed name:name_taken');
  assert.equal(await outcome({ name: '  ' }), 'validation_failed name:required');
  for (const project_id of [demoProjectId('storefront'), demoProjectId('turbine-telemetry'), randomUUID(), 'x'])
    assert.equal(await outcome({ name: 'other', project_id }), 'validation_failed project_id:unknown_project');
  assert.equal(await outcome({ name: 'other', project_id: null }), 'validation_failed project_id:not_domain_admin');
  for (const days of [0, 366, -1, 1.5, null, '30 days'])
    assert.match(await outcome({ name: 'other', days }), /^validation_failed days:/);
});

test('a token hands out no access: no tokens, no passwords, no factors, no sessions', async (t) => {
  const platform = await open(t);
  const { id, secret } = await make(platform, await platform.signIn('mia.hallberg'), { project_id: null });
  const member = `/api/v2/domains/${demoDomainId('Norrland Retail')}/users/${demoUserId(name)}`;
  const own = '/api/v2/accounts';
  const password = passwordOf('mia.hallberg');
  const table: readonly (readonly [string, string, unknown?])[] = [
    ['POST', `${own}/tokens`, bodyOf({ name: 'second' })],
    ['GET', `${own}/tokens`],
    ['DELETE', `${own}/tokens/${id}`],
    ['PUT', `${own}/change-password/`, { current_password: password, new_password: 'Another-Harbour-99' }],
    ['GET', `${own}/second-factor`],
    ['POST', `${own}/second-factor`, { current_password: password }],
    ['POST', `${own}/second-factor/confirm`, { code: '123456' }],
    ['POST', `${own}/second-factor/recovery-codes`, { current_password: password, code: '123456' }],
    ['POST', `${own}/second-factor/turn-off`, { current_password: password, code: '123456' }],
    ['GET', `${own}/sessions`],
    ['POST', `${own}/sessions/end-others`],
    ['DELETE', `${own}/sessions/${randomUUID()}`],
    ['POST', `${own}/projects/${demoProjectId('payments-prod')}/auth/`, {}],
    ['POST', `${own}/domain/auth/`, {}],
    ['POST', '/api/v2/logout'],
    ['DELETE', `${member}/second-factor`],
    ['GET', `${member}/tokens`],
    ['POST', `${member}/tokens`, bodyOf()],
    ['DELETE', `${member}/tokens/${id}`],
  ];
  for (const [method, path, body] of table) {
    const answer = await using(platform, secret, path, { method, ...(body !== undefined && { body }) });
    assert.deepEqual([answer.status, outcomeOf(answer)], [403, 'not_by_token'], `${method} ${path}`);
  }
});

test('with a bearer token no session counts, so none can be ridden past the cross-site check', async (t) => {
  const platform = await open(t);
  const { sessionId } = await platform.signIn(name);
  const ridden = {
    Cookie: `skydeck_session=${sessionId}`,
    Origin: 'https://evil.example',
    'X-Requested-With': '',
  };
  for (const Authorization of ['Bearer', 'Bearer ', 'Bearer x', 'bearer sky_x', `Bearer sky_${'x'.repeat(43)}`]) {
    const { status } = await platform.call('/api/v2/logout', { method: 'POST', headers: { ...ridden, Authorization } });
    assert.equal(status, 401, Authorization);
  }
  const basic = await platform.call('/api/v2/logout', {
    method: 'POST',
    headers: { ...ridden, Authorization: 'Basic eDp5' },
  });
  assert.equal(outcomeOf(basic), 'cross_site', 'other schemes are none of ours');
  const { status } = await platform.call('/api/v2/accounts/whoami/', { headers: { Cookie: ridden.Cookie } });
  assert.equal(status, 200, 'the session is as it was');
});

test('tokens that are wrong in any way get the same answer', async (t) => {
  const platform = await open(t);
  const { id, secret } = await make(platform, await platform.signIn(name));
  const answers = await Promise.all(
    ['', 'sky_', `sky_${'x'.repeat(43)}`, secret.slice(4), `${secret}x`, id, 'x'.repeat(4000)].map(async (said) => {
      const { status, json } = await read(platform, said);
      return JSON.stringify({ status, ...json.error, request_id: '' });
    }),
  );
  assert.equal(new Set(answers).size, 1, answers.join('\n'));
  assert.match(answers[0] ?? '', /"status":401.*"unauthorized"/);
});

test('being used is noted at most once a minute', async (t) => {
  const platform = await open(t);
  const as = await platform.signIn(name);
  const { secret } = await make(platform, as);
  const used = async () => (await platform.call('/api/v2/accounts/tokens', { as })).json.data[0].last_used_at;
  assert.equal(await used(), null);
  await read(platform, secret);
  const first = await used();
  assert.equal(first, platform.clock.now().toISOString());
  platform.clock.advance(59_999);
  await read(platform, secret);
  assert.equal(await used(), first);
  platform.clock.advance(1);
  await read(platform, secret);
  assert.equal(await used(), platform.clock.now().toISOString());
});

// spec: account.token.most
test('nobody hoards tokens', async (t) => {
  const platform = await open(t);
  const as = await platform.signIn(name);
  for (let at = 0; at < 50; at += 1) await make(platform, as, { name: `token ${at}` });
  const { status, json } = await post(platform, 'tokens', as, bodyOf());
  assert.deepEqual([status, json.error.err_code, json.error.values], [409, 'quota_exceeded', { limit: 50 }]);
});
