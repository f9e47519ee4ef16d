import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';
import { demoDomainId, demoUserId } from '../accounts/demo-accounts.ts';
import { passwordOf } from '../account-security/testing.ts';
import { openProbeEngine } from '../../app/testing/probe-engine.ts';
import { openTestPlatform, type Signed, type TestPlatform } from '../../app/testing/test-platform.ts';

const demo = 'http://localhost:8801';
const other = 'https://other.example';
const norrland = `/api/v2/domains/${demoDomainId('Norrland Retail')}/partners`;
const inFrame = (host = demo) => ({ 'X-Frame-Host': host });
const inWindow = (host = demo) => ({ 'X-Frame-Window': host });

const open = (t: TestContext, settings = {}) => openTestPlatform(t, settings, { openEngine: openProbeEngine });
const overTls = { publicOrigin: 'https://console.example' };

const login = ({ call }: TestPlatform, username: string, headers: Record<string, string>) =>
  call('/api/v2/login', { method: 'POST', body: { username, password: passwordOf(username) }, headers });

async function began(platform: TestPlatform, username: string, headers: Record<string, string>): Promise<Signed> {
  const { status, json, text } = await login(platform, username, headers);
  assert.equal(status, 200, text);
  return { sessionId: json.token, token: null };
}

/** Who a browser with these cookies is, there. */
const whoWith = async ({ call }: TestPlatform, Cookie: string, headers: Record<string, string> = {}) => {
  const { status, json } = await call('/api/v2/accounts/whoami/', { headers: { Cookie, ...headers } });
  return status === 200 ? json.name : json.error.err_code;
};

const whoami = async ({ call }: TestPlatform, as: Signed, headers: Record<string, string> = {}) => {
  const { status, json } = await call('/api/v2/accounts/whoami/', { as, headers });
  return status === 200 ? 'good' : json.error.err_code;
};

async function list(platform: TestPlatform, as: Signed, origin: string): Promise<string> {
  const body = { name: `Portal ${origin}`, origin };
  const { status, json, text } = await platform.call(norrland, { method: 'POST', as, body });
  assert.equal(status, 200, text);
  return json.id;
}

const idOfDemo = async ({ call }: TestPlatform, as: Signed): Promise<string> =>
  (await call(norrland, { as })).json.data[0].id;

const unlist = async ({ call }: TestPlatform, as: Signed, id: string) =>
  assert.equal((await call(`${norrland}/${id}`, { method: 'DELETE', as })).status, 204);

test('what another host of the site can plant makes nobody work as somebody else', async (t) => {
  const platform = await open(t, overTls);
  const victim = (await platform.signIn('jonas.lind')).sessionId;
  const [frame, window] = [
    (await began(platform, 'mia.hallberg', inFrame())).sessionId,
    (await began(platform, 'mia.hallberg', inWindow())).sessionId,
  ];
  for (const prefix of ['', '__Secure-']) {
    const planted = `${prefix}skydeck_frame=${frame}; ${prefix}skydeck_window=${window}`;
    const cookies = `${planted}; __Host-skydeck_session=${victim}`;
    for (const place of [inFrame(), inWindow(), {}])
      assert.equal(await whoWith(platform, cookies, place), 'jonas.lind', prefix + Object.keys(place).join());
    assert.equal(await whoWith(platform, planted, inFrame()), 'unauthorized');
  }
  assert.equal(await whoWith(platform, `__Host-skydeck_frame=${frame}`, inFrame()), 'mia.hallberg');
  assert.equal(await whoWith(platform, `__Host-skydeck_window=${window}`, inWindow()), 'mia.hallberg');
});

test('a frame’s cookie that is over, or of another page of the site, hides no session that is good', async (t) => {
  const platform = await open(t, overTls);
  const mia = await platform.signIn('mia.hallberg');
  await list(platform, mia, other);
  const tab = (await platform.signIn('jonas.lind')).sessionId;
  const elsewhere = (await began(platform, 'jonas.lind', inFrame(other))).sessionId;
  const over = await began(platform, 'jonas.lind', inFrame());
  await platform.call('/api/v2/logout', { method: 'POST', as: over, headers: inFrame() });
  for (const id of [elsewhere, over.sessionId]) {
    const cookies = `__Host-skydeck_frame=${id}; __Host-skydeck_session=${tab}`;
    assert.equal(await whoWith(platform, cookies, inFrame()), 'jonas.lind');
    assert.equal(await whoWith(platform, `__Host-skydeck_frame=${id}`, inFrame()), 'unauthorized');
  }
});

test('without TLS a frame sets and takes no cookie: the tabs stay as they are', async (t) => {
  const platform = await open(t);
  const tab = await platform.signIn('jonas.lind');
  const cookiesOf = (answer: { readonly headers: Headers }) => answer.headers.getSetCookie();
  const signedIn = await login(platform, 'jonas.lind', inFrame());
  assert.deepEqual([signedIn.status, cookiesOf(signedIn)], [200, []]);
  const given = await platform.call('/api/v2/frames/ticket', { method: 'POST', as: tab, body: { host: demo } });
  const body = { ticket: given.json.ticket as string };
  const entered = await platform.call('/api/v2/frames/enter', { method: 'POST', body, headers: inFrame() });
  assert.deepEqual([entered.status, cookiesOf(entered)], [200, []]);
  const as = { sessionId: entered.json.token as string, token: null };
  const left = await platform.call('/api/v2/logout', { method: 'POST', as, headers: inFrame() });
  assert.deepEqual([left.status, cookiesOf(left)], [204, []]);
  assert.equal(await whoami(platform, tab), 'good');
});

// spec: permission.tab-only
test('nothing that outlives a session is had in a frame or its window', async (t) => {
  const platform = await open(t);
  const mia = 'mia.hallberg';
  const own = '/api/v2/accounts';
  const domain = `/api/v2/domains/${demoDomainId('Norrland Retail')}`;
  const member = `${domain}/users/${demoUserId('jonas.lind')}`;
  const password = passwordOf(mia);
  const table: readonly (readonly [string, string, unknown?])[] = [
    ['POST', `${own}/tokens`, { name: 'for a year', project_id: null, access: 'full', expires_in_days: 365 }],
    ['GET', `${own}/tokens`],
    ['DELETE', `${own}/tokens/${randomUUID()}`],
    ['PUT', `${own}/change-password/`, { current_password: password, new_password: 'Another-Harbour-99' }],
    ['GET', `${own}/second-factor`],
    ['POST', `${own}/second-factor`, { current_password: password }],
    ['POST', `${own}/second-factor/confirm`, { code: '123456' }],
    ['POST', `${own}/second-factor/recovery-codes`, { current_password: password, code: '123456' }],
    ['POST', `${own}/second-factor/turn-off`, { current_password: password, code: '123456' }],
    ['GET', `${own}/sessions`],
    ['POST', `${own}/sessions/end-others`],
    ['DELETE', `${own}/sessions/${randomUUID()}`],
    ['DELETE', `${member}/second-factor`],
    ['GET', `${member}/tokens`],
    ['POST', `${member}/tokens`, {}],
    ['POST', norrland, { name: 'Mine', origin: 'https://evil.example' }],
    ['PATCH', `${norrland}/${randomUUID()}`, { name: 'Mine' }],
    ['DELETE', `${norrland}/${randomUUID()}`],
    ['POST', `${domain}/idp`, {}],
    ['DELETE', `${domain}/idp/${randomUUID()}`],
    ['POST', '/api/v2/s3service/keys', {}],
    ['DELETE', '/api/v2/s3service/keys/SKYDECK'],
    ['POST', '/api/v2/s3service/presign', {}],
  ];
  const tab = await platform.signIn(mia);
  const places = [
    [await began(platform, mia, inFrame()), inFrame()],
    [await began(platform, mia, inWindow()), inWindow()],
    [tab, inFrame()],
  ] as const;
  for (const [as, headers] of places)
    for (const [method, path, body] of table) {
      const { status, json } = await platform.call(path, {
        method,
        as,
        headers,
        ...(body !== undefined && { body }),
      });
      assert.deepEqual(
        [status, json?.error.message],
        [403, 'A frame cannot do this: open the console'],
        `${method} ${path}`,
      );
    }
  assert.equal((await platform.call(`${own}/tokens`, { as: tab })).json.data.length, 0);
});

// spec: partner.removed
test('what began in front of a page is over when it is taken off the list, and does not come back with it', async (t) => {
  const platform = await open(t);
  const mia = await platform.signIn('mia.hallberg');
  const tab = await platform.signIn('jonas.lind');
  const [frame, window] = [
    await began(platform, 'jonas.lind', inFrame()),
    await began(platform, 'jonas.lind', inWindow()),
  ];
  await unlist(platform, mia, await idOfDemo(platform, mia));
  assert.equal(await whoami(platform, frame, inFrame()), 'unauthorized');
  assert.equal(await whoami(platform, tab, inFrame()), 'not_a_partner', 'a tab’s session is not the page’s');
  const again = await list(platform, mia, demo);
  assert.deepEqual(
    [await whoami(platform, frame, inFrame()), await whoami(platform, window, inWindow())],
    ['unauthorized', 'unauthorized'],
  );
  const moved = await began(platform, 'jonas.lind', inFrame());
  const changed = await platform.call(`${norrland}/${again}`, { method: 'PATCH', as: mia, body: { origin: other } });
  assert.equal(changed.status, 200);
  assert.equal(await whoami(platform, moved, inFrame()), 'unauthorized');
  assert.equal(await whoami(platform, tab), 'good');
});

test('where the operator lists a page, too, those in front of it go on', async (t) => {
  const platform = await open(t);
  const [root, mia] = [await platform.signIn('admin'), await platform.signIn('mia.hallberg')];
  const body = { name: 'Everybody’s portal', origin: demo };
  const listed = await platform.call('/api/v2/domains/default/partners', { method: 'POST', as: root, body });
  assert.equal(listed.status, 200);
  const jonas = await began(platform, 'jonas.lind', inFrame());
  await unlist(platform, mia, await idOfDemo(platform, mia));
  assert.equal(await whoami(platform, jonas, inFrame()), 'good');
});

test('the way out is open in a page that is not for them, too', async (t) => {
  const platform = await open(t);
  const root = await platform.signIn('admin');
  assert.equal(await whoami(platform, root, inFrame()), 'not_a_partner');
  const out = await platform.call('/api/v2/logout', { method: 'POST', as: root, headers: inFrame() });
  assert.equal(out.status, 204, out.text);
  assert.equal(await whoami(platform, root), 'unauthorized');
  // A session of one page is none in another, on the way out neither.
  const jonas = await began(platform, 'jonas.lind', inFrame());
  const elsewhere = await platform.call('/api/v2/logout', { method: 'POST', as: jonas, headers: inFrame(other) });
  assert.equal(elsewhere.status, 401);
  assert.equal(await whoami(platform, jonas, inFrame()), 'good');
});

test('the audit log says which page somebody signed in in front of, and which ones were refused', async (t) => {
  const platform = await open(t);
  const rows = (type: string) =>
    platform.platform.internals.store.read(async ({ tables }) => {
      const found = await tables.selectFrom('audit').selectAll().where('type', '=', type).orderBy('id').execute();
      return found.map(({ account, object_name, times }) => [account, object_name, times].join(' '));
    });
  const root = await platform.signIn('admin');
  await began(platform, 'jonas.lind', inFrame());
  assert.deepEqual(await rows('login'), ['admin  1', `jonas.lind ${demo} 1`]);
  for (const page of [demo, other, demo]) await whoami(platform, root, inFrame(page));
  assert.deepEqual(await rows('access_refused'), [`admin ${demo} 2`, `admin ${other} 1`]);
});
