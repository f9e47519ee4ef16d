import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { demoAccounts, demoUserId } from '../accounts/demo-world.ts';
import { setUserEnabled } from '../accounts/change-account.ts';
import { openProbeEngine } from '../testing/probe-engine.ts';
import { openTestPlatform, type TestPlatform } from '../testing/test-platform.ts';

const passwordOf = (name: string) => demoAccounts.find((account) => account.name === name)?.password ?? '';
const open = (t: TestContext) => openTestPlatform(t, {}, { openEngine: openProbeEngine });

const login = ({ call }: TestPlatform, username: string, password: string, domain?: string) =>
  call('/api/v2/login', { method: 'POST', body: { username, password, ...(domain !== undefined && { domain }) } });

const auditOf = ({ platform }: TestPlatform) =>
  platform.inside.store.read((tx) =>
    tx.tables.selectFrom('audit').select(['type', 'user_id', 'account']).orderBy('id').execute(),
  );

test('a login answers who it is, and sets a cookie that scripts cannot read', async (t) => {
  const platform = await open(t);
  const { status, json, headers } = await login(platform, 'mia.hallberg', passwordOf('mia.hallberg'));
  assert.equal(status, 200);
  assert.equal(json.user_id, demoUserId('mia.hallberg'));
  assert.deepEqual(json.roles.toSorted(), ['domain_admin', 'project_admin']);
  assert.equal(headers.get('set-cookie'), `skydeck_session=${json.token}; Path=/; HttpOnly; SameSite=Lax`);
  assert.ok(Buffer.from(json.token, 'base64url').length === 32, 'the session id has 256 bits');
  const whoami = await platform.call('/api/v2/accounts/whoami', {
    headers: { Cookie: `other=1; skydeck_session=${json.token}` },
  });
  assert.equal(whoami.json.full_name, 'Mia Hallberg');
});

test('the store keeps no session id, no token and no password', async (t) => {
  const platform = await open(t);
  const { sessionId, token } = await platform.signIn('jonas.lind', 'payments-prod');
  const everything = await platform.platform.inside.store.read(async ({ tables }) =>
    JSON.stringify([
      await tables.selectFrom('sessions').selectAll().execute(),
      await tables.selectFrom('scoped_tokens').selectAll().execute(),
      await tables.selectFrom('credentials').selectAll().execute(),
      await tables.selectFrom('audit').selectAll().execute(),
    ]),
  );
  for (const secret of [sessionId, token ?? '', passwordOf('jonas.lind')]) assert.ok(!everything.includes(secret));
  assert.match(everything, /\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test('the cookie is Secure where the console is reached over https', async (t) => {
  const platform = await openTestPlatform(
    t,
    { publicOrigin: 'https://console.example.com' },
    { openEngine: openProbeEngine },
  );
  const { headers } = await login(platform, 'admin', passwordOf('admin'));
  assert.match(headers.get('set-cookie') ?? '', /; Secure$/);
});

test('a domain is named by its id, its name or its name in addresses; a wrong one is a wrong name', async (t) => {
  const platform = await open(t);
  for (const domain of [undefined, 'Norrland Retail', 'norrland-retail', 'NORRLAND-RETAIL']) {
    assert.equal((await login(platform, 'jonas.lind', passwordOf('jonas.lind'), domain)).status, 200, domain);
  }
  for (const domain of ['default', 'fjordlight-energy', 'nowhere']) {
    assert.equal((await login(platform, 'jonas.lind', passwordOf('jonas.lind'), domain)).status, 401, domain);
  }
});

test('a wrong name and a wrong password get the same answer', async (t) => {
  const platform = await open(t);
  const [name, password] = await Promise.all([login(platform, 'nobody', 'x'), login(platform, 'jonas.lind', 'x')]);
  const said = ({ status, json }: typeof name) => ({ status, ...json.error, request_id: '' });
  assert.deepEqual(said(name), said(password));
  assert.equal(name.json.error.err_code, 'wrong_credentials');
});

for (const [who, username] of [
  ['an account', 'jonas.lind'],
  ['a name that nobody has', 'nobody'],
] as const) {
  test(`${who} is locked after five wrong passwords, twice as long each time`, async (t) => {
    const platform = await open(t);
    for (let attempt = 1; attempt <= 5; attempt += 1)
      assert.equal((await login(platform, username, 'wrong')).status, 401);
    for (const seconds of [30, 60, 120]) {
      const locked = await login(platform, username, passwordOf(username) || 'wrong');
      assert.deepEqual([locked.status, locked.json.error.err_code], [429, 'too_many_attempts']);
      assert.equal(locked.headers.get('retry-after'), String(seconds));
      assert.equal(locked.json.error.values.seconds, seconds);
      platform.clock.advance(seconds * 1000);
      assert.equal((await login(platform, username, 'wrong')).status, 401);
    }
    const types = (await auditOf(platform)).map(({ type }) => type);
    assert.equal(types.filter((type) => type === 'login_failed').length, 8);
    assert.equal(types.filter((type) => type === 'login_locked').length, 3);
  });
}

test('the right password after some wrong ones begins anew', async (t) => {
  const platform = await open(t);
  for (let round = 1; round <= 3; round += 1) {
    for (let attempt = 1; attempt <= 4; attempt += 1) await login(platform, 'sara.nyberg', 'wrong');
    assert.equal((await login(platform, 'sara.nyberg', passwordOf('sara.nyberg'))).status, 200);
  }
});

test('a hundred guesses at once are not more guesses', async (t) => {
  const platform = await open(t);
  const answers = await Promise.all(Array.from({ length: 12 }, () => login(platform, 'otto.viewer', 'wrong')));
  assert.equal(answers.filter(({ status }) => status === 401).length, 5);
  assert.equal(answers.filter(({ status }) => status === 429).length, 7);
});

test('an address is locked whatever names it tries', async (t) => {
  const platform = await open(t);
  for (let attempt = 1; attempt <= 20; attempt += 1)
    assert.equal((await login(platform, `nobody-${attempt}`, 'wrong')).status, 401);
  assert.equal((await login(platform, 'nobody-21', 'wrong')).status, 429);
  assert.equal((await login(platform, 'admin', passwordOf('admin'))).status, 429);
  platform.clock.advance(30_000);
  assert.equal((await login(platform, 'admin', passwordOf('admin'))).status, 200);
});

test('a disabled account is told so only with its right password', async (t) => {
  const platform = await open(t);
  const { store, signal } = platform.platform.inside;
  await store.write((tx) => setUserEnabled(tx, signal, demoUserId('sara.nyberg'), false));
  assert.equal((await login(platform, 'sara.nyberg', 'wrong')).status, 401);
  const { status, json } = await login(platform, 'sara.nyberg', passwordOf('sara.nyberg'));
  assert.deepEqual([status, json.error.err_code, json.error.values], [403, 'access_disabled', { what: 'user' }]);
});

test('logins are audited with who and from where', async (t) => {
  const platform = await open(t);
  await login(platform, 'admin', passwordOf('admin'));
  await login(platform, 'nobody', 'wrong');
  assert.deepEqual(
    (await auditOf(platform)).map((entry) => ({ ...entry })),
    [
      { type: 'login', user_id: demoUserId('admin'), account: 'admin' },
      { type: 'login_failed', user_id: null, account: 'nobody' },
    ],
  );
});
