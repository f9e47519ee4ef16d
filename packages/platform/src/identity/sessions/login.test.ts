import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';
import { saveHash } from '../accounts/credentials.ts';
import { demoAccounts, demoDomainId, demoUserId } from '../accounts/demo-accounts.ts';
import { accountsOf, userIndexed } from '../accounts/documents.ts';
import { setUserEnabled } from '../accounts/change-account.ts';
import { passwordCost } from '../accounts/password.ts';
import { cheapHash } from '../../app/testing/cheap-hash.ts';
import { openProbeEngine } from '../../app/testing/probe-engine.ts';
import { tempFolder } from '../../app/testing/temp-folder.ts';
import { openTestPlatform, type TestPlatform } from '../../app/testing/test-platform.ts';

const passwordOf = (name: string) => demoAccounts.find((account) => account.name === name)?.password ?? '';
const open = (t: TestContext) => openTestPlatform(t, {}, { openEngine: openProbeEngine });

const login = ({ call }: TestPlatform, username: string, password: string, domain?: string) =>
  call('/api/v2/login', { method: 'POST', body: { username, password, ...(domain !== undefined && { domain }) } });

const auditOf = ({ platform }: TestPlatform) =>
  platform.internals.store.read((tx) =>
    tx.tables.selectFrom('audit').select(['type', 'user_id', 'account', 'times']).orderBy('id').execute(),
  );

test('a login answers who it is, and sets a cookie that scripts cannot read', async (t) => {
  const platform = await open(t);
  const { status, json, headers } = await login(platform, 'mia.hallberg', passwordOf('mia.hallberg'));
  assert.equal(status, 200);
  assert.equal(json.user_id, demoUserId('mia.hallberg'));
  assert.deepEqual(json.roles.toSorted(), ['domain_admin', 'project_admin']);
  assert.equal(headers.getSetCookie()[0], `skydeck_session=${json.token}; Path=/; HttpOnly; SameSite=Lax`);
  assert.ok(Buffer.from(json.token, 'base64url').length === 32, 'the session id has 256 bits');
  const whoami = await platform.call('/api/v2/accounts/whoami', {
    headers: { Cookie: `other=1; skydeck_session=${json.token}` },
  });
  assert.equal(whoami.json.full_name, 'Mia Hallberg');
});

// spec: session.store
test('the store keeps no session id, no token and no password', async (t) => {
  // A folder of its own, at the cost that people's passwords have: the copied demo has hashes at less.
  const parts = { openEngine: openProbeEngine, passwordCost };
  const platform = await openTestPlatform(t, { dataFolder: tempFolder(t) }, parts);
  const { sessionId, token } = await platform.signIn('jonas.lind', 'payments-prod');
  const everything = await platform.platform.internals.store.read(async ({ tables }) =>
    JSON.stringify([
      await tables.selectFrom('sessions').selectAll().execute(),
      await tables.selectFrom('scoped_tokens').selectAll().execute(),
      await tables.selectFrom('credentials').selectAll().execute(),
      await tables.selectFrom('audit').selectAll().execute(),
    ]),
  );
  for (const secret of [sessionId, token ?? '', passwordOf('jonas.lind')]) assert.ok(!everything.includes(secret));
  assert.equal(everything.match(/\$argon2id\$v=19\$m=19456,t=2,p=1\$/g)?.length, demoAccounts.length);
});

test('the cookie is Secure where the console is reached over https', async (t) => {
  const platform = await openTestPlatform(
    t,
    { publicOrigin: 'https://console.example.com' },
    { openEngine: openProbeEngine },
  );
  const { headers } = await login(platform, 'admin', passwordOf('admin'));
  assert.match(headers.getSetCookie()[0] ?? '', /; Secure$/);
});

// spec: sign-in.domain
test('a domain is named by its id, its name or its name in addresses; a wrong one is a wrong name', async (t) => {
  const platform = await open(t);
  for (const domain of [undefined, 'Norrland Retail', 'norrland-retail', 'NORRLAND-RETAIL']) {
    assert.equal((await login(platform, 'jonas.lind', passwordOf('jonas.lind'), domain)).status, 200, domain);
  }
  for (const domain of ['default', 'fjordlight-energy', 'nowhere']) {
    assert.equal((await login(platform, 'jonas.lind', passwordOf('jonas.lind'), domain)).status, 401, domain);
  }
});

// spec: sign-in.domain
test('without a domain, a name that is unique in the cloud is found, and all printed accounts are', async (t) => {
  const platform = await open(t);
  for (const { name, password } of demoAccounts)
    assert.equal((await login(platform, name, password)).status, 200, name);
});

test('without a domain, a name of several people is a wrong one', async (t) => {
  const platform = await open(t);
  const hash = await cheapHash('Other-Harbour-99');
  await platform.platform.internals.store.write(async (tx) => {
    const jonas = await accountsOf(tx).users.get(demoUserId('jonas.lind'));
    assert.ok(jonas);
    const other = { ...jonas, id: randomUUID(), name: 'Jonas.Lind', domain_id: demoDomainId('Fjordlight Energy') };
    await accountsOf(tx).users.insert(other, userIndexed(other));
    await saveHash(tx, other.id, hash);
  });
  const output = async (name: string, password: string) => {
    const { status, json } = await login(platform, name, password);
    return { status, ...json.error, request_id: '' };
  };
  const wrong = await output('nobody', 'x');
  assert.deepEqual(await output('jonas.lind', passwordOf('jonas.lind')), wrong);
  assert.deepEqual(await output('jonas.lind', 'Other-Harbour-99'), wrong);
  assert.equal((await login(platform, 'jonas.lind', passwordOf('jonas.lind'), 'norrland-retail')).status, 200);
  assert.equal((await login(platform, 'jonas.lind', 'Other-Harbour-99', 'fjordlight-energy')).status, 200);
});

test('guesses at a name count together, however its domain is spelled', async (t) => {
  const platform = await open(t);
  const spellings = [
    'Norrland Retail',
    'norrland-retail',
    demoDomainId('Norrland Retail'),
    'NORRLAND-retail',
    ' norrland retail',
  ];
  for (const domain of spellings) assert.equal((await login(platform, 'jonas.lind', 'wrong', domain)).status, 401);
  const right = passwordOf('jonas.lind');
  assert.equal((await login(platform, 'jonas.lind', right, 'norrland-retail')).status, 429);
});

// spec: sign-in.answer
test('a wrong name and a wrong password get the same answer', async (t) => {
  const platform = await open(t);
  const [name, password] = await Promise.all([login(platform, 'nobody', 'x'), login(platform, 'jonas.lind', 'x')]);
  const output = ({ status, json }: typeof name) => ({ status, ...json.error, request_id: '' });
  assert.deepEqual(output(name), output(password));
  assert.equal(name.json.error.err_code, 'wrong_credentials');
});

for (const [who, username] of [
  ['an account', 'jonas.lind'],
  ['a name that nobody has', 'nobody'],
] as const) {
  // spec: sign-in.lock
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
    const rows = await auditOf(platform);
    const times = (wanted: string) =>
      rows.filter(({ type }) => type === wanted).reduce((sum, row) => sum + row.times, 0);
    assert.deepEqual([times('login_failed'), times('login_locked')], [8, 3]);
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

// spec: sign-in.answer
test('a disabled account is told so only with its right password', async (t) => {
  const platform = await open(t);
  const { store, signal } = platform.platform.internals;
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
      { type: 'login', user_id: demoUserId('admin'), account: 'admin', times: 1 },
      { type: 'login_failed', user_id: null, account: 'nobody', times: 1 },
    ],
  );
});
