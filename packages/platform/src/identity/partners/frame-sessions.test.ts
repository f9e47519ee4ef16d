import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { demoDomainId } from '../accounts/demo-accounts.ts';
import { challengeOf, codeNow, enrolled, passwordOf, secondStep } from '../account-security/testing.ts';
import { WINDOW_LIFE_MS } from '../sessions/sessions.ts';
import { openLive } from '../../app/testing/live-client.ts';
import { openProbeEngine } from '../../app/testing/probe-engine.ts';
import { openTestPlatform, type Signed, type TestPlatform } from '../../app/testing/test-platform.ts';

const demo = 'http://localhost:8801';
const other = 'https://other.example';
const norrland = `/api/v2/domains/${demoDomainId('Norrland Retail')}/partners`;
const minute = 60_000;
const inFrame = (host = demo) => ({ 'X-Frame-Host': host });
const inWindow = (host = demo) => ({ 'X-Frame-Window': host });

const open = (t: TestContext, settings = {}) => openTestPlatform(t, settings, { openEngine: openProbeEngine });

const login = ({ call }: TestPlatform, username: string, headers: Record<string, string>) =>
  call('/api/v2/login', { method: 'POST', body: { username, password: passwordOf(username) }, headers });

const whoami = async ({ call }: TestPlatform, as: Signed, headers: Record<string, string> = {}) => {
  const { status, json } = await call('/api/v2/accounts/whoami/', { as, headers });
  return status === 200 ? 'good' : json.error.err_code;
};

const rowsOf = ({ platform }: TestPlatform, kind: string | null) =>
  platform.internals.store.read(async ({ tables }) => {
    const rows = await tables.selectFrom('audit').selectAll().where('object_kind', '=', kind).orderBy('id').execute();
    return rows.map(({ type, account, object_name, times }) => [type, account, object_name, times].join(' '));
  });

const sessionCount = ({ platform }: TestPlatform) =>
  platform.internals.store.read(
    async ({ tables }) => (await tables.selectFrom('sessions').selectAll().execute()).length,
  );

async function signedIn(platform: TestPlatform, headers: Record<string, string>): Promise<Signed> {
  const { status, json } = await login(platform, 'jonas.lind', headers);
  assert.equal(status, 200);
  return { sessionId: json.token, token: null };
}

/** From a window of this session into a frame. */
async function handedOver({ call }: TestPlatform, as: Signed, headers: Record<string, string> = {}): Promise<Signed> {
  const given = await call('/api/v2/frames/ticket', { method: 'POST', as, headers, body: { host: demo } });
  assert.equal(given.status, 200, given.text);
  const body = { ticket: given.json.ticket as string };
  const entered = await call('/api/v2/frames/enter', { method: 'POST', body, headers: inFrame() });
  assert.equal(entered.status, 200, entered.text);
  return { sessionId: entered.json.token, token: null };
}

async function enterProject({ call }: TestPlatform, as: Signed, headers: Record<string, string>): Promise<Signed> {
  const opened = await call('/api/v2/session/open', { method: 'POST', as, headers, body: { asked: null, last: null } });
  return { ...as, token: opened.json.scope.token };
}

test('nobody signs in in front of a page that their own domain does not list, by whatever way', async (t) => {
  const platform = await open(t);
  for (const headers of [inFrame(), inWindow(), inFrame(other)]) {
    const { status, json, headers: answered } = await login(platform, 'admin', headers);
    assert.deepEqual([status, json.error.err_code], [403, 'not_a_partner']);
    assert.deepEqual(answered.getSetCookie(), []);
  }
  assert.equal(await sessionCount(platform), 0);
  assert.deepEqual(await rowsOf(platform, 'partner'), [
    `login_refused admin ${demo} 1`,
    `login_refused admin ${demo} 1`,
    `login_refused admin ${other} 1`,
  ]);
  const body = { username: 'admin', password: 'wrong' };
  const wrong = await platform.call('/api/v2/login', { method: 'POST', body, headers: inFrame() });
  assert.equal(wrong.json.error.err_code, 'wrong_credentials', 'only who knows the password learns it');
  assert.equal((await login(platform, 'jonas.lind', inFrame())).status, 200);
});

test('a second step lets nobody in either, and is not asked for in vain', async (t) => {
  const platform = await open(t);
  const { secret } = await enrolled(platform, 'admin');
  assert.equal((await login(platform, 'admin', inFrame())).json.error.err_code, 'not_a_partner');
  // A challenge from the console's own tab, carried into a frame.
  const challenge = await challengeOf(platform, 'admin');
  const framed: TestPlatform = {
    ...platform,
    call: (path, { headers, ...rest } = {}) => platform.call(path, { ...rest, headers: { ...headers, ...inFrame() } }),
  };
  const before = await sessionCount(platform);
  const refused = await secondStep(framed, challenge, codeNow(platform, secret));
  assert.deepEqual([refused.status, refused.json.error.err_code], [403, 'not_a_partner']);
  assert.equal(await sessionCount(platform), before);
  assert.equal((await rowsOf(platform, 'partner')).at(-1), `login_refused admin ${demo} 1`);
});

test('what counts is the person’s own domain, not that of the project they work in; refusals are kept', async (t) => {
  const platform = await open(t);
  const root = await platform.signIn('admin', 'payments-prod');
  const { status, json } = await platform.call('/api/v2/probe/marks', { as: root, headers: inFrame() });
  assert.deepEqual([status, json.error.err_code], [403, 'not_a_partner']);
  await platform.call('/api/v2/probe/marks', { as: root, headers: inFrame() });
  assert.deepEqual(await rowsOf(platform, 'partner'), [`access_refused admin ${demo} 2`]);
});

// spec: embedding.cookie
test('a session that began in a frame is good in frames of its page alone', async (t) => {
  const platform = await open(t);
  const mia = await platform.signIn('mia.hallberg');
  const body = { name: 'Another', origin: other };
  assert.equal((await platform.call(norrland, { method: 'POST', as: mia, body })).status, 200);
  const as = await signedIn(platform, inFrame());
  const at = (headers: Record<string, string>) => whoami(platform, as, headers);
  assert.equal(await at(inFrame()), 'good');
  assert.deepEqual(
    [await at({}), await at(inFrame(other)), await at(inWindow())],
    ['unauthorized', 'unauthorized', 'unauthorized'],
  );

  const scoped = await enterProject(platform, as, inFrame());
  const answerTo = async (host?: string) => {
    const live = await openLive(t, platform.url);
    live.send({ type: 'login', session_id: scoped.sessionId, token: scoped.token, ...(host && { host }) });
    const answer = await live.next();
    return answer?.type === 'login' && answer.code;
  };
  assert.deepEqual([await answerTo(demo), await answerTo(), await answerTo(other)], [200, 401, 401]);
});

test('the live link tells nothing to a page that is taken off the list, and admits none that is not on it', async (t) => {
  const platform = await open(t);
  const { call, url } = platform;
  const jonas = await platform.signIn('jonas.lind', 'payments-prod');
  const mia = await platform.signIn('mia.hallberg');
  const join = async (host?: string) => {
    const live = await openLive(t, url);
    live.send({ type: 'login', session_id: jonas.sessionId, token: jonas.token, ...(host && { host }) });
    return { live, answer: await live.next() };
  };
  assert.equal((await join('https://evil.example')).answer?.type, 'login');
  assert.equal(await (await join('https://evil.example')).live.closed(), 4401);
  const [framed, tab] = [await join(demo), await join()];
  const { json } = await call(norrland, { as: mia });
  assert.equal((await call(`${norrland}/${json.data[0].id}`, { method: 'DELETE', as: mia })).status, 204);
  const mark = (id: number) => ({
    id: `00000000-0000-4000-8000-00000000000${id}`,
    name: `mark ${id}`,
    everywhere: false,
  });
  for (const id of [1, 2]) await call('/api/v2/probe/marks', { method: 'POST', as: jonas, body: mark(id) });
  assert.deepEqual(
    [(await tab.live.nextEvent()).object.name, (await tab.live.nextEvent()).object.name],
    ['mark 1', 'mark 2'],
  );
  // The same number once more: a login is answered after all that was sent before it.
  framed.live.send({ type: 'login', session_id: jonas.sessionId, token: jonas.token, host: demo });
  assert.deepEqual(await framed.live.next(), { type: 'login', code: 401, seq: 0 });
});

test('a frame’s session out of a tab’s ends with it, and keeps it alive while it works', async (t) => {
  const platform = await open(t);
  const tab = await platform.signIn('jonas.lind');
  const frame = await handedOver(platform, tab);
  const scoped = await enterProject(platform, frame, inFrame());
  const live = await openLive(t, platform.url);
  live.send({ type: 'login', session_id: scoped.sessionId, token: scoped.token, host: demo });
  await live.next();
  for (const _ of [1, 2]) {
    platform.clock.advance(40 * minute);
    assert.equal(await whoami(platform, frame, inFrame()), 'good');
  }
  assert.equal(await whoami(platform, tab), 'good');
  assert.equal((await platform.call('/api/v2/logout', { method: 'POST', as: tab })).status, 204);
  assert.equal(await whoami(platform, frame, inFrame()), 'unauthorized');
  assert.deepEqual(await live.next(), { type: 'session', state: 'over' });
});

test('a day after the tab’s session began, what came out of it is over, too', async (t) => {
  const platform = await open(t);
  const tab = await platform.signIn('jonas.lind');
  const stay = async (as: Signed, hours: number, headers = {}) => {
    for (let half = 0; half < 2 * hours; half += 1) {
      platform.clock.advance(30 * minute);
      await whoami(platform, as, headers);
    }
  };
  await stay(tab, 20);
  const frame = await handedOver(platform, tab);
  await stay(frame, 3.5, inFrame());
  assert.equal(await whoami(platform, frame, inFrame()), 'good');
  await stay(frame, 0.5, inFrame());
  assert.equal(await whoami(platform, frame, inFrame()), 'unauthorized');
});

test('a frame’s sign-out leaves the tab’s session as it is', async (t) => {
  const platform = await open(t, { publicOrigin: 'https://console.example' });
  const tab = await platform.signIn('jonas.lind');
  const frame = await handedOver(platform, tab);
  const out = await platform.call('/api/v2/logout', { method: 'POST', as: frame, headers: inFrame() });
  assert.deepEqual(
    out.headers.getSetCookie().map((cookie) => cookie.split('=')[0]),
    ['__Host-skydeck_frame'],
    'the cookie of the tabs is not the frame’s to take',
  );
  assert.deepEqual([await whoami(platform, frame, inFrame()), await whoami(platform, tab)], ['unauthorized', 'good']);
});

test('a sign-in in the window leaves nothing but the frame’s session', async (t) => {
  const platform = await open(t, { publicOrigin: 'https://console.example' });
  const { headers, json } = await login(platform, 'jonas.lind', inWindow());
  const [cookie = '', ...more] = headers.getSetCookie();
  assert.match(cookie, /^__Host-skydeck_window=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=600$/);
  assert.deepEqual(more, []);
  const window: Signed = { sessionId: json.token, token: null };
  const at = (place: Record<string, string>) => whoami(platform, window, place);
  assert.deepEqual(
    [await at(inWindow()), await at({}), await at(inFrame()), await at(inWindow(other))],
    ['good', 'unauthorized', 'unauthorized', 'unauthorized'],
  );
  const elsewhere = await platform.call('/api/v2/frames/ticket', {
    method: 'POST',
    as: window,
    headers: inWindow(),
    body: { host: other },
  });
  assert.equal(elsewhere.status, 403);
  const frame = await handedOver(platform, window, inWindow());
  assert.deepEqual([await at(inWindow()), await whoami(platform, frame, inFrame())], ['unauthorized', 'good']);
  assert.equal(await sessionCount(platform), 1);
});

// spec: embedding.window
test('in a window that nobody goes on from, the session is over after ten minutes', async (t) => {
  const platform = await open(t);
  const window = await signedIn(platform, inWindow());
  platform.clock.advance(WINDOW_LIFE_MS - 1);
  assert.equal(await whoami(platform, window, inWindow()), 'good');
  platform.clock.advance(1);
  assert.equal(await whoami(platform, window, inWindow()), 'unauthorized');
});

test('a look at a partner’s page is kept in the audit log, whatever came of it', async (t) => {
  const platform = await open(t);
  const mia = await platform.signIn('mia.hallberg');
  const check = (origin: string) => platform.call(`${norrland}/check`, { method: 'POST', as: mia, body: { origin } });
  assert.equal((await check('https://portal.invalid')).status, 200);
  assert.equal((await check('no origin')).status, 400);
  assert.deepEqual(await rowsOf(platform, 'partner'), ['partner_checked mia.hallberg https://portal.invalid 1']);
});
