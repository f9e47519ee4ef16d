import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { codeNow, enrolled, passwordOf, secondStep, STEP_MS } from '../account-security/testing.ts';
import { passwordCost } from '../accounts/password.ts';
import { defaultLimits, type Limits } from '../../http/limits.ts';
import { openProbeEngine } from '../../app/testing/probe-engine.ts';
import { type Answer, openTestPlatform, type TestPlatform } from '../../app/testing/test-platform.ts';

const HOUR_MS = 3_600_000;

/** Behind a proxy, which says from where somebody comes. */
const open = (t: TestContext, settings = {}, parts = {}) =>
  openTestPlatform(t, { trustedProxies: ['127.0.0.1', '::1'], ...settings }, { openEngine: openProbeEngine, ...parts });

/** A line of passwords that take as long as they do; it is short, for each of them is dear. */
const openWithLine = (t: TestContext, limits: Partial<Limits>) =>
  open(t, { limits: { ...defaultLimits, ...limits } }, { passwordCost });

interface SignInSource {
  readonly address?: string;
  readonly cookie?: string;
  readonly password?: string;
}

const login = (
  { call }: TestPlatform,
  username: string,
  { address, cookie, password }: SignInSource = {},
): Promise<Answer> =>
  call('/api/v2/login', {
    method: 'POST',
    body: { username, password: password ?? passwordOf(username) },
    headers: { 'X-Forwarded-For': address ?? '192.0.2.1', Cookie: cookie ?? '' },
  });
const wrong = (platform: TestPlatform, username: string, from: SignInSource = {}) =>
  login(platform, username, { password: 'wrong', ...from });

const browserCookieIn = ({ headers }: Answer) =>
  headers.getSetCookie().find((one) => one.includes('skydeck_browser=')) ?? '';
const cookieOf = (answer: Answer) => browserCookieIn(answer).split(';')[0] ?? '';

const auditOf = ({ platform }: TestPlatform, type: string) =>
  platform.internals.store.read((tx) =>
    tx.tables
      .selectFrom('audit')
      .select(['account', 'address', 'times'])
      .where('type', '=', type)
      .orderBy('id')
      .execute()
      .then((rows) => rows.map(({ account, address, times }) => [account, address, times].join(' '))),
  );

async function lock(platform: TestPlatform, username: string, address = '198.51.100.9') {
  for (let attempt = 1; attempt <= 5; attempt += 1) await wrong(platform, username, { address });
  assert.equal((await login(platform, username)).status, 429, 'locked for a browser that nobody knows');
}

// spec: sign-in.known-browser
test('a browser in which the account has signed in before passes the lock that strangers have brought about', async (t) => {
  const platform = await open(t);
  const cookie = cookieOf(await login(platform, 'jonas.lind'));
  await lock(platform, 'jonas.lind');
  assert.equal((await login(platform, 'jonas.lind', { cookie })).status, 200);
  assert.equal((await login(platform, 'jonas.lind')).status, 429, 'nobody else comes in with it');
  const names = Array.from({ length: 21 }, (_, at) => `nobody-${at}`);
  for (const name of names) await wrong(platform, name, { address: '192.0.2.7' });
  assert.equal((await login(platform, 'sara.nyberg', { address: '192.0.2.7' })).status, 429);
  assert.equal(
    (await login(platform, 'jonas.lind', { address: '192.0.2.7', cookie })).status,
    200,
    'nor that of an address',
  );
});

test('it is known to the accounts that have signed in there, and to no others', async (t) => {
  const platform = await open(t);
  const cookie = cookieOf(await login(platform, 'jonas.lind'));
  await lock(platform, 'sara.nyberg');
  assert.equal((await login(platform, 'sara.nyberg', { cookie })).status, 429);
  platform.clock.advance(HOUR_MS);
  const both = cookieOf(await login(platform, 'sara.nyberg', { cookie }));
  for (const name of ['jonas.lind', 'sara.nyberg']) {
    await lock(platform, name, `203.0.113.${name.length}`);
    assert.equal((await login(platform, name, { cookie: both })).status, 200, name);
  }
});

test('it cannot be used to guess: its own wrong passwords lock it, and nobody else', async (t) => {
  const platform = await open(t);
  const cookie = cookieOf(await login(platform, 'jonas.lind'));
  for (let attempt = 1; attempt <= 5; attempt += 1)
    assert.equal((await wrong(platform, 'jonas.lind', { cookie })).status, 401);
  assert.equal((await login(platform, 'jonas.lind', { cookie })).status, 429);
  assert.equal((await login(platform, 'jonas.lind')).status, 200, 'elsewhere the account is open');
});

test('with a second factor, a browser is known after the second step, and its codes are counted for itself', async (t) => {
  const platform = await openTestPlatform(t, {}, { openEngine: openProbeEngine });
  const { secret } = await enrolled(platform, 'jonas.lind');
  const enter = async (known = '') => {
    const first = await login(platform, 'jonas.lind', { cookie: known });
    assert.equal(first.json.error?.err_code, 'second_factor_required');
    assert.equal(browserCookieIn(first), '', 'the password alone makes no browser known');
    const { challenge } = first.json.error.values as { challenge: string };
    const cookie = [first.headers.getSetCookie()[0]?.split(';')[0], known].filter(Boolean).join('; ');
    const step = (code: string) => secondStep(platform, { challenge, cookie }, code);
    return { step };
  };
  const cookie = cookieOf(await (await enter()).step(codeNow(platform, secret)));
  assert.match(cookie, /^skydeck_browser=/);
  platform.clock.advance(STEP_MS);
  const outsider = await enter();
  for (let attempt = 1; attempt <= 5; attempt += 1) await outsider.step('000000');
  assert.equal((await outsider.step(codeNow(platform, secret))).status, 429);
  assert.equal((await (await enter(cookie)).step(codeNow(platform, secret))).status, 200);
});

// spec: sign-in.known-browser
test('with another password, or after 90 days, the browser is a stranger again', async (t) => {
  const platform = await open(t);
  const first = await login(platform, 'jonas.lind');
  const cookie = cookieOf(first);
  const changed = await platform.call('/api/v2/accounts/change-password/', {
    method: 'PUT',
    as: { sessionId: first.json.token },
    body: { current_password: passwordOf('jonas.lind'), new_password: 'Another-Harbour-99' },
  });
  const next = cookieOf(changed);
  await lock(platform, 'jonas.lind');
  const inBrowser = (known: string) => login(platform, 'jonas.lind', { cookie: known, password: 'Another-Harbour-99' });
  assert.equal((await inBrowser(cookie)).status, 429);
  assert.equal((await inBrowser(next)).status, 200, 'the one it was changed in is known');
  platform.clock.jump(90 * 24 * HOUR_MS);
  await lock(platform, 'jonas.lind');
  assert.equal((await inBrowser(next)).status, 429);
});

test('what makes a browser known goes to sign-ins alone, and cannot be made or changed', async (t) => {
  const platform = await open(t, { publicOrigin: 'https://console.example.com' });
  const answer = await login(platform, 'jonas.lind');
  assert.match(
    browserCookieIn(answer),
    /^__Secure-skydeck_browser=[\w-]+; Path=\/api\/v2\/login; HttpOnly; SameSite=Strict; Max-Age=7776000; Secure$/,
  );
  await lock(platform, 'jonas.lind');
  const name = '__Secure-skydeck_browser';
  for (const forged of [`${name}=x`, cookieOf(answer).slice(0, -4), cookieOf(answer).replace('__Secure-', '')])
    assert.equal((await login(platform, 'jonas.lind', { cookie: forged })).status, 429, forged);
  assert.equal((await login(platform, 'jonas.lind', { cookie: cookieOf(answer) })).status, 200);
});

// spec: sign-in.line
test('200 wrong sign-ins at once from 200 addresses: the line is as long as it is, and who is known is in', async (t) => {
  const platform = await openWithLine(t, { waitingPasswords: 8 });
  const cookie = cookieOf(await login(platform, 'jonas.lind'));
  const flood = Array.from({ length: 200 }, (_, at) =>
    wrong(platform, `nobody-${at}`, { address: `10.${at >> 8}.${at & 255}.1` }),
  );
  const right = await login(platform, 'jonas.lind', { cookie, address: '192.0.2.8' });
  assert.equal(right.status, 200);
  const answers = await Promise.all(flood);
  const refused = answers.filter(({ status }) => status === 429);
  assert.ok(refused.length > 0);
  for (const { json, headers } of refused) {
    assert.deepEqual([json.error.err_code, json.error.values], ['sign_in_busy', { seconds: 2 }]);
    assert.equal(headers.get('retry-after'), '2');
  }
  assert.equal(answers.filter(({ status }) => status === 401).length, 200 - refused.length);
  const counted = (await auditOf(platform, 'login_busy')).map((row) => Number(row.split(' ').at(-1)));
  assert.deepEqual(counted, [refused.length], 'one entry of the minute');
  // Who was told to wait has guessed nothing.
  const address = '192.0.2.9';
  assert.equal((await login(platform, 'sara.nyberg', { address })).status, 200);
});

// spec: sign-in.audit
test('refused sign-ins are one entry a minute for a name and an address, with how often', async (t) => {
  const platform = await open(t);
  const { clock } = platform;
  await Promise.all(Array.from({ length: 60 }, () => wrong(platform, 'jonas.lind')));
  await wrong(platform, 'jonas.lind', { address: '192.0.2.2' });
  assert.deepEqual(await auditOf(platform, 'login_failed'), ['jonas.lind 192.0.2.1 5']);
  assert.deepEqual(await auditOf(platform, 'login_locked'), ['jonas.lind 192.0.2.1 55', 'jonas.lind 192.0.2.2 1']);
  clock.advance(60_000);
  await wrong(platform, 'jonas.lind');
  await wrong(platform, 'jonas.lind');
  assert.deepEqual(await auditOf(platform, 'login_failed'), ['jonas.lind 192.0.2.1 5', 'jonas.lind 192.0.2.1 1']);
  assert.deepEqual((await auditOf(platform, 'login_locked')).at(-1), 'jonas.lind 192.0.2.1 1');
});

test('a locked address is one entry a minute, whatever names it tries', async (t) => {
  const platform = await open(t);
  for (let name = 1; name <= 20; name += 1) await wrong(platform, `nobody-${name}`);
  for (let name = 21; name <= 60; name += 1) assert.equal((await wrong(platform, `nobody-${name}`)).status, 429);
  assert.deepEqual(await auditOf(platform, 'login_locked'), ['nobody-21 192.0.2.1 40']);
});

// spec: sign-in.lock.forget
test('what was counted longer ago than a day is swept, hour by hour', async (t) => {
  const platform = await open(t);
  const { store } = platform.platform.internals;
  const keys = async () => {
    // A round that has begun is in the line of writes before this.
    await store.write(async () => {});
    const rows = await store.read((tx) => tx.tables.selectFrom('throttles').select('key').orderBy('key').execute());
    return rows.map(({ key }) => key);
  };
  await wrong(platform, 'early', { address: '192.0.2.1' });
  platform.clock.advance(12 * HOUR_MS);
  await wrong(platform, 'late', { address: '192.0.2.2' });
  platform.clock.advance(11 * HOUR_MS);
  assert.equal((await keys()).length, 4);
  platform.clock.advance(HOUR_MS);
  assert.deepEqual(await keys(), ['account:/late', 'address:192.0.2.2']);
});

test('how many wrong ones are free, and how many passwords wait, is the operator’s to say', async (t) => {
  const platform = await openWithLine(t, {
    freeSignInsPerAccount: 2,
    freeSignInsPerAddress: 4,
    passwordsAtOnce: 1,
    waitingPasswords: 1,
  });
  for (const name of ['one', 'two']) {
    assert.equal((await wrong(platform, name)).status, 401);
    assert.equal((await wrong(platform, name)).status, 401);
    assert.equal((await wrong(platform, name, { address: '198.51.100.9' })).status, 429, 'locked by its name');
  }
  assert.equal((await wrong(platform, 'three')).status, 429, 'locked by its address');

  const names = Array.from({ length: 12 }, (_, at) => `nobody-${at}`);
  const crowd = await Promise.all(names.map((name, at) => wrong(platform, name, { address: `192.0.2.${at + 9}` })));
  const codes = crowd.map(({ json }) => json.error.err_code as string);
  assert.deepEqual(new Set(codes), new Set(['sign_in_busy', 'wrong_credentials']));
});
