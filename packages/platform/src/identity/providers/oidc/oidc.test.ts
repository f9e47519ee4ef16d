import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { assign } from '../../accounts/assignments.ts';
import { setUserEnabled } from '../../accounts/change-account.ts';
import { demoProjectId, demoUserId } from '../../accounts/demo-accounts.ts';
import { createBrowser, isConsolePage, type TestBrowser } from '../testing/browser.ts';
import { type OidcServer, startOidcServer } from '../testing/oidc-server.ts';
import { type IdentityTestbed, norrland, openIdentityTestbed, providersPath, storedText } from '../testing/testbed.ts';

interface Setup extends IdentityTestbed {
  readonly server: OidcServer;
  readonly providerId: string;
}

const ada = { name: 'ada.byron', fullName: 'Ada Byron', email: 'ada@example.com', groups: ['Cloud-Admins'] };
const groups = [
  { group: 'cloud-admins', role: 'domain_admin', project_id: null },
  { group: 'payments', role: 'project_user', project_id: demoProjectId('payments-prod') },
];

async function open(t: TestContext): Promise<Setup> {
  const testbed = await openIdentityTestbed(t);
  const server = await startOidcServer({ redirectUrl: `${testbed.url}/api/v2/auth/oidc/callback` });
  t.after(() => server.close());
  server.accounts.set('ada', ada);
  const provider = await testbed.addProvider({
    type: 'oidc',
    name: 'Company login',
    issuer: server.issuer,
    client_id: server.clientId,
    client_secret: server.clientSecret,
    scope: 'openid profile email groups',
    groups,
  });
  return { ...testbed, server, providerId: provider.id };
}

const beginAt = ({ url, providerId }: Setup, query = '') => `${url}/api/v2/auth/begin/${providerId}${query}`;

/** To the provider's page, and through its form; answers where the browser would be sent with the provider's answer. */
async function untilCallback(testbed: Setup, browser: TestBrowser, login = 'ada', query = ''): Promise<URL> {
  const page = await browser.visit(beginAt(testbed, query));
  assert.equal(page.status, 200, page.text);
  const action = /action="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const back = await browser.visit(new URL(action, page.url).href, {
    method: 'POST',
    form: { prompt: 'login', login, password: 'any' },
    stopAt: ({ pathname }) => pathname.endsWith('/oidc/callback'),
  });
  return back.url;
}

const finish = (browser: TestBrowser, callback: URL) => browser.visit(callback.href, { stopAt: isConsolePage });

async function signIn(testbed: Setup, login = 'ada', query = '') {
  const browser = createBrowser();
  const { url } = await finish(browser, await untilCallback(testbed, browser, login, query));
  const session = browser.cookies.get('skydeck_session') ?? '';
  return { browser, url, session, as: { sessionId: session, token: null } };
}

const reasonOf = (url: URL) => [url.pathname, url.searchParams.get('reason')];

test('somebody signs in: code, PKCE, nonce, and an account of their own', async (t) => {
  const testbed = await open(t);
  const listed = await testbed.call('/api/v2/login?domain=norrland-retail');
  assert.deepEqual(listed.json, {
    data: [
      { id: testbed.providerId, name: 'Company login', type: 'oidc', url: `/api/v2/auth/begin/${testbed.providerId}` },
    ],
  });
  const { url, as } = await signIn(testbed);
  assert.equal(url.pathname, '/auth/success');
  const { json } = await testbed.call('/api/v2/accounts/whoami', { as });
  assert.deepEqual(
    [json.name, json.full_name, json.email, json.domain_id, json.identity_provider, json.roles],
    ['ada.byron', 'Ada Byron', 'ada@example.com', norrland, testbed.providerId, ['domain_admin']],
  );
});

// spec: provider.sign-in.state
test('the domain, the project and the deep link survive the way there and back', async (t) => {
  const testbed = await open(t);
  const target = encodeURIComponent('/compute/routers?filter=a&page=2#top');
  const { url } = await signIn(testbed, 'ada', `?redirectUrl=${target}&project_id=${demoProjectId('storefront')}`);
  assert.deepEqual(Object.fromEntries(url.searchParams), {
    domain: 'Norrland Retail',
    project_id: demoProjectId('storefront'),
    redirectUrl: '/compute/routers?filter=a&page=2#top',
  });
});

for (const evil of [
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  `/${'a'.repeat(1300)}`,
]) {
  test(`a redirect that is no path of the console is dropped: ${evil.slice(0, 24)}`, async (t) => {
    const testbed = await open(t);
    const { url } = await signIn(testbed, 'ada', `?redirectUrl=${encodeURIComponent(evil)}`);
    assert.equal(url.pathname, '/auth/success');
    assert.equal(url.searchParams.get('redirectUrl'), null);
  });
}

test('nothing is stored before somebody is known', async (t) => {
  const testbed = await open(t);
  const before = await storedText(testbed);
  const browser = createBrowser();
  await untilCallback(testbed, browser);
  assert.equal(await storedText(testbed), before);
});

test('the cookie of a sign-in is sealed, short-lived and for this browser alone', async (t) => {
  const testbed = await open(t);
  const { headers } = await testbed.call(`/api/v2/auth/begin/${testbed.providerId}`);
  const cookie = headers.get('set-cookie') ?? '';
  assert.match(cookie, /^skydeck_sign_in_[\w-]{16}=[\w-]+; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/);
  const address = new URL(headers.get('location') ?? '');
  const state = address.searchParams.get('state') ?? 'none';
  assert.equal(address.searchParams.get('code_challenge_method'), 'S256');
  assert.ok(!cookie.includes(address.searchParams.get('nonce') ?? 'none'));
  assert.ok(!cookie.includes(state));
});

test('what does not belong together is refused, and opens no session', async (t) => {
  const testbed = await open(t);
  const table: readonly (readonly [string, (callback: URL, browser: TestBrowser) => TestBrowser])[] = [
    ['another state', (callback, browser) => (callback.searchParams.set('state', 'a'.repeat(43)), browser)],
    ['no state', (callback, browser) => (callback.searchParams.delete('state'), browser)],
    ['another browser', () => createBrowser()],
    [
      'a cookie that was changed',
      (_, { cookies }) => {
        for (const [name, value] of cookies)
          if (name.startsWith('skydeck_sign_in')) cookies.set(name, `${value.slice(0, -2)}xx`);
        return createBrowser(cookies);
      },
    ],
  ];
  for (const [says, spoil] of table) {
    const first = createBrowser();
    const callback = await untilCallback(testbed, first);
    const browser = spoil(callback, first);
    const { url } = await finish(browser, callback);
    assert.deepEqual(reasonOf(url), ['/auth/failed', 'expired'], says);
    assert.equal(browser.cookies.has('skydeck_session'), false, says);
  }
});

test('a sign-in of one browser finished with the code of another’s is refused', async (t) => {
  const testbed = await open(t);
  testbed.server.accounts.set('eve', { ...ada, name: 'eve' });
  const [victim, attacker] = [createBrowser(), createBrowser()];
  const theirs = await untilCallback(testbed, attacker, 'eve');
  const ours = await untilCallback(testbed, victim);
  ours.searchParams.set('code', theirs.searchParams.get('code') ?? '');
  const { url } = await finish(victim, ours);
  assert.deepEqual(reasonOf(url), ['/auth/failed', 'invalid']);
  assert.equal(victim.cookies.has('skydeck_session'), false);
});

// spec: provider.sign-in.time
test('an answer is good once, even with the cookie it came with', async (t) => {
  const testbed = await open(t);
  const browser = createBrowser();
  const callback = await untilCallback(testbed, browser);
  const copy = createBrowser(new Map(browser.cookies));
  assert.equal((await finish(browser, callback)).url.pathname, '/auth/success');
  const again = await finish(copy, callback);
  assert.equal(again.url.pathname, '/auth/failed');
  assert.equal(copy.cookies.has('skydeck_session'), false);
});

test('an answer that is brought again and again is one entry of the audit log a minute', async (t) => {
  const testbed = await open(t);
  const browser = createBrowser();
  const callback = await untilCallback(testbed, browser);
  const kept = new Map(browser.cookies);
  await finish(browser, callback);
  for (let time = 1; time <= 7; time += 1) await finish(createBrowser(new Map(kept)), callback);
  const rows = await testbed.platform.internals.store.read((tx) =>
    tx.tables.selectFrom('audit').select('times').where('type', '=', 'provider_sign_in_failed').execute(),
  );
  assert.deepEqual(
    rows.map(({ times }) => times),
    [7],
  );
});

// spec: provider.sign-in.time
test('a sign-in that took too long is over', async (t) => {
  const testbed = await open(t);
  const browser = createBrowser();
  const callback = await untilCallback(testbed, browser);
  testbed.clock.advance(15 * 60_000);
  assert.deepEqual(reasonOf((await finish(browser, callback)).url), ['/auth/failed', 'expired']);
});

// spec: provider.sign-in.failures
test('who says no at the provider comes back with that', async (t) => {
  const testbed = await open(t);
  const browser = createBrowser();
  const page = await browser.visit(beginAt(testbed, '?redirectUrl=%2Fcompute'));
  const abort = await browser.visit(`${page.url.href}/abort`, { stopAt: isConsolePage });
  assert.deepEqual(reasonOf(abort.url), ['/auth/failed', 'refused']);
  assert.equal(abort.url.searchParams.get('redirectUrl'), '/compute');
  assert.equal(abort.url.searchParams.get('domain'), 'Norrland Retail');
  assert.equal(abort.url.searchParams.get('idp'), testbed.providerId);
});

// spec: provider.groups.each
test('groups are looked at with each sign-in; what was given by hand stays', async (t) => {
  const testbed = await open(t);
  const roles = async (as: { sessionId: string; token: null }) => {
    const { json } = await testbed.call('/api/v2/accounts/whoami', { as });
    return [json.roles.toSorted(), json.assigned_projects.map(({ project_id }: { project_id: string }) => project_id)];
  };
  const first = await signIn(testbed);
  assert.deepEqual((await roles(first.as))[0], ['domain_admin']);
  const userId = (await testbed.call('/api/v2/accounts/whoami', { as: first.as })).json.id as string;
  await testbed.platform.internals.store.write((tx) =>
    assign(tx, { userId, target: 'project', targetId: demoProjectId('storefront'), role: 'project_user' }),
  );
  testbed.server.accounts.set('ada', { ...ada, groups: ['payments', 'others'] });
  const second = await signIn(testbed);
  assert.deepEqual(await roles(second.as), [
    ['project_user'],
    [demoProjectId('payments-prod'), demoProjectId('storefront')],
  ]);
  // The session of before has lost the role too.
  assert.deepEqual(await roles(first.as), await roles(second.as));
  testbed.server.accounts.set('ada', { ...ada, groups: [] });
  assert.deepEqual(await roles((await signIn(testbed)).as), [['project_user'], [demoProjectId('storefront')]]);
});

test('the same name is not the same person', async (t) => {
  const testbed = await open(t);
  testbed.server.accounts.set('thief', { ...ada, name: 'MIA.hallberg', groups: [] });
  const { as } = await signIn(testbed, 'thief');
  const { json } = await testbed.call('/api/v2/accounts/whoami', { as });
  assert.notEqual(json.id, demoUserId('mia.hallberg'));
  assert.equal(json.name, 'MIA.hallberg@company-login');
  assert.deepEqual(json.roles, []);
});

test('a name changes at the provider, and the account stays the same', async (t) => {
  const testbed = await open(t);
  const id = async () =>
    (await testbed.call('/api/v2/accounts/whoami', { as: (await signIn(testbed)).as })).json.id as string;
  const before = await id();
  testbed.server.accounts.set('ada', { ...ada, name: 'ada.king', fullName: 'Ada King' });
  assert.equal(await id(), before);
});

test('a disabled account is refused, and has no password to change or to sign in with', async (t) => {
  const testbed = await open(t);
  const { as } = await signIn(testbed);
  const change = await testbed.call('/api/v2/accounts/change-password/', {
    method: 'PUT',
    as,
    body: { current_password: 'any', new_password: 'Another-Password-77' },
  });
  assert.ok(change.status >= 400 && change.status < 500, change.text);
  const login = await testbed.call('/api/v2/login', {
    method: 'POST',
    body: { username: 'ada.byron', password: 'any', domain: 'norrland-retail' },
  });
  assert.equal(login.status, 401);
  const { store, signal } = testbed.platform.internals;
  const { json } = await testbed.call('/api/v2/accounts/whoami', { as });
  await store.write((tx) => setUserEnabled(tx, signal, json.id, false));
  const { url, session } = await signIn(testbed);
  assert.deepEqual(reasonOf(url), ['/auth/failed', 'access_disabled']);
  assert.equal(session, '');
});

// spec: provider.sign-out
test('signing out says where to sign out at the provider', async (t) => {
  const testbed = await open(t);
  const { as } = await signIn(testbed);
  const out = await testbed.call('/api/v2/logout', { method: 'POST', as });
  assert.equal(out.status, 200);
  const address = new URL(out.json.redirect_url);
  assert.equal(`${address.origin}${address.pathname}`, `${testbed.server.issuer}/session/end`);
  assert.equal(
    address.searchParams.get('post_logout_redirect_uri'),
    `${testbed.url}/login/Norrland%20Retail/${testbed.providerId}?logout=true`,
  );
  assert.match(address.searchParams.get('id_token_hint') ?? '', /^ey[\w-]+\.[\w-]+\.[\w-]+$/);
  assert.equal((await testbed.call('/api/v2/accounts/whoami', { as })).status, 401);
  const local = await testbed.call('/api/v2/logout', { method: 'POST', as: testbed.mia });
  assert.deepEqual([local.status, local.text], [204, '']);
});

test('a provider that is away lets nobody in, and keeps nobody from signing out', async (t) => {
  const testbed = await open(t);
  const { as } = await signIn(testbed);
  await testbed.server.close();
  // What it said of itself is remembered for ten minutes.
  testbed.clock.advance(11 * 60_000);
  const out = await testbed.call('/api/v2/logout', { method: 'POST', as });
  assert.equal(
    out.json.redirect_url,
    `${testbed.url}/login/Norrland%20Retail/${testbed.providerId}?logout=true&kept=true`,
  );
  assert.equal((await testbed.call('/api/v2/accounts/whoami', { as })).status, 401);
  const { url } = await createBrowser().visit(beginAt(testbed), { stopAt: isConsolePage });
  assert.deepEqual(reasonOf(url), ['/auth/failed', 'unavailable']);
});

// spec: provider.disabled
test('disabled or deleted, a provider lets nobody in, and its people are out at once', async (t) => {
  const testbed = await open(t);
  const { as } = await signIn(testbed);
  const path = `${providersPath}/${testbed.providerId}`;
  const browser = createBrowser();
  const callback = await untilCallback(testbed, browser);
  const token = await testbed.call('/api/v2/accounts/tokens', {
    method: 'POST',
    as,
    body: { name: 'deploy', access: 'full', project_id: demoProjectId('payments-prod'), days: 30 },
  });
  const headers = { Authorization: `Bearer ${token.json.secret}` };
  assert.equal((await testbed.call('/api/v2/probe/marks', { headers })).status, 200);
  await testbed.call(path, { method: 'PATCH', as: testbed.mia, body: { enabled: false } });
  assert.equal((await testbed.call('/api/v2/accounts/whoami', { as })).status, 401);
  assert.equal((await testbed.call('/api/v2/probe/marks', { headers })).status, 401);
  assert.deepEqual((await testbed.call('/api/v2/login?domain=norrland-retail')).json, { data: [] });
  assert.deepEqual(reasonOf((await finish(browser, callback)).url), ['/auth/failed', 'expired']);
  assert.equal((await createBrowser().visit(beginAt(testbed), { stopAt: isConsolePage })).url.pathname, '/auth/failed');
  assert.equal((await testbed.call(path, { method: 'DELETE', as: testbed.mia })).status, 204);
  assert.equal((await testbed.call(path, { as: testbed.mia })).status, 404);
});

// spec: provider.secret
test('secrets are sealed in the store and never answered', async (t) => {
  const testbed = await open(t);
  const { session } = await signIn(testbed);
  const { text, json } = await testbed.call(`${providersPath}/${testbed.providerId}`, { as: testbed.mia });
  assert.equal(json.client_secret_set, true);
  const stored = await storedText(testbed);
  for (const secret of [testbed.server.clientSecret, session])
    assert.ok(secret !== '' && !stored.includes(secret) && !text.includes(secret));
  // What is sealed or hashed may have the first letters of a token by chance; a whole one may stand nowhere.
  const plain = stored.replaceAll(/(?:sealed_\w+|\w+_hash)\W+[\w-]+/g, '');
  assert.doesNotMatch(plain, /eyJ/, 'no token of the provider stands open in the store');
  assert.doesNotMatch(stored, /eyJ[\w-]+\.[\w-]+\./, 'nor in the place of a sealed one');
});

// spec: provider.test
test('trying a provider: reachable, wrong secret, another issuer, nobody there', async (t) => {
  const testbed = await open(t);
  const tried = async (body: object) => {
    await testbed.call(`${providersPath}/${testbed.providerId}`, { method: 'PATCH', as: testbed.mia, body });
    const { json } = await testbed.call(`${providersPath}/${testbed.providerId}/test`, {
      method: 'POST',
      as: testbed.mia,
      body: {},
    });
    return json.result as string;
  };
  assert.equal(await tried({}), 'reachable');
  assert.equal(await tried({ client_secret: 'wrong' }), 'wrong_credentials');
  assert.equal(await tried({ issuer: testbed.server.issuer.replace('localhost', '127.0.0.1') }), 'other_issuer');
  assert.equal(await tried({ issuer: `${testbed.url}/` }), 'not_a_provider');
  assert.equal(await tried({ issuer: 'http://localhost:1' }), 'not_reachable');
  const { json } = await testbed.call(`${providersPath}/${testbed.providerId}`, { as: testbed.mia });
  assert.equal(json.last_test.result, 'not_reachable');
});

test('from a frame’s window it leads back to it, past all that would cut the window off from its opener', async (t) => {
  const testbed = await open(t);
  const own = '/iframe/sign-in?host=https%3A%2F%2Fportal.example';
  const query = `?redirectUrl=${encodeURIComponent(own)}`;
  const isWindow = ({ pathname }: URL) => pathname === '/iframe/sign-in';
  const outsider = createBrowser();
  const callbackOfStranger = await untilCallback(testbed, outsider, 'ada', query);
  const sent = await outsider.visit(callbackOfStranger.href, { stopAt: isWindow });
  assert.equal(sent.url.searchParams.get('reason'), 'not_a_partner');
  assert.deepEqual(
    [outsider.cookies.get('skydeck_session'), outsider.cookies.get('skydeck_window')],
    [undefined, undefined],
  );
  const partner = { name: 'Portal', origin: 'https://portal.example' };
  const listed = await testbed.call(`/api/v2/domains/${norrland}/partners`, {
    method: 'POST',
    as: testbed.mia,
    body: partner,
  });
  assert.equal(listed.status, 200);

  const isolates = async (address: string) =>
    (await fetch(address, { redirect: 'manual' })).headers.get('cross-origin-opener-policy');
  assert.deepEqual([await isolates(beginAt(testbed)), await isolates(beginAt(testbed, query))], ['same-origin', null]);
  const browser = createBrowser();
  const { url } = await browser.visit((await untilCallback(testbed, browser, 'ada', query)).href, { stopAt: isWindow });
  assert.equal(`${url.pathname}${url.search}`, own);
  assert.deepEqual([browser.cookies.has('skydeck_session'), browser.cookies.has('skydeck_window')], [false, true]);

  for (const spelling of ['/iframe/sign-in/', '/iframe/sign%2Din', '/iframe//sign-in', '/x/../iframe/Sign-In']) {
    const path = encodeURIComponent(own.replace('/iframe/sign-in', spelling));
    const astray = createBrowser();
    const back = await untilCallback(testbed, astray, 'ada', `?redirectUrl=${path}`);
    const { url: end } = await astray.visit(back.href, { stopAt: isConsolePage });
    assert.equal(end.searchParams.get('reason'), 'not_a_partner', spelling);
    assert.deepEqual([astray.cookies.has('skydeck_session'), astray.cookies.has('skydeck_window')], [false, false]);
  }

  const refused = createBrowser();
  const callback = await untilCallback(testbed, refused, 'ada', query);
  callback.searchParams.delete('code');
  callback.searchParams.set('error', 'access_denied');
  const failed = await refused.visit(callback.href, { stopAt: isWindow });
  assert.equal(failed.url.searchParams.get('host'), 'https://portal.example');
  assert.deepEqual([failed.url.searchParams.get('failed'), failed.url.searchParams.get('reason')], ['true', 'refused']);
});

test('the account that a provider makes, changes and gives roles to is in the audit log', async (t) => {
  const testbed = await open(t);
  await signIn(testbed);
  testbed.server.accounts.set('ada', { ...ada, fullName: 'Ada Lovelace', groups: ['payments'] });
  await signIn(testbed);
  await signIn(testbed);
  const rows = await testbed.platform.internals.store.read((tx) =>
    tx.tables.selectFrom('audit').selectAll().where('type', 'like', 'account_%').orderBy('id').execute(),
  );
  assert.deepEqual(
    rows.map(({ type, account, object_kind }) => [type, account, object_kind]),
    ['account_created', 'account_roles_changed', 'account_changed', 'account_roles_changed'].map((type) => [
      type,
      'ada.byron',
      'user',
    ]),
  );
  for (const { address, request_id } of rows) assert.ok(address !== '' && request_id);
  assert.deepEqual(JSON.parse(rows[2]?.changes ?? ''), [{ field: 'full_name', from: 'Ada Byron', to: 'Ada Lovelace' }]);
  const project = { target: 'project', targetId: demoProjectId('payments-prod'), role: 'project_user' };
  const domain = { target: 'domain', targetId: norrland, role: 'domain_admin' };
  assert.deepEqual(JSON.parse(rows[3]?.changes ?? ''), [{ field: 'roles', from: [domain], to: [project] }]);
});
