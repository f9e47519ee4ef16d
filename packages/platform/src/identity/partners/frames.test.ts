import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { demoDomainId } from '../accounts/demo-accounts.ts';
import { openProbeEngine } from '../../app/testing/probe-engine.ts';
import { openTestPlatform, type Signed } from '../../app/testing/test-platform.ts';
import { TICKET_MS } from './ticket.ts';

const demo = 'http://localhost:8801';
const norrland = `/api/v2/domains/${demoDomainId('Norrland Retail')}/partners`;
const framed = (host = demo) => ({ 'X-Frame-Host': host });

const open = (t: TestContext, settings = {}) => openTestPlatform(t, settings, { openEngine: openProbeEngine });

// spec: partner.scope
test('a frame works for people of the domains that list its page, and for no others', async (t) => {
  const { call, signIn } = await open(t);
  const whoami = async (as: Signed, headers = framed()) => {
    const { status, json } = await call('/api/v2/accounts/whoami/', { as, headers });
    return status === 200 ? 200 : [status, json.error.err_code];
  };
  const [jonas, root] = [await signIn('jonas.lind', 'payments-prod'), await signIn('admin')];
  assert.equal(await whoami(jonas), 200);
  assert.deepEqual(await whoami(jonas, framed('https://evil.example')), [403, 'not_a_partner']);
  // The page of one tenant must not lead the hands of the operator.
  assert.deepEqual(await whoami(root), [403, 'not_a_partner']);
  const body = { name: 'Operator’s portal', origin: 'https://cloud.example' };
  const added = await call('/api/v2/domains/default/partners', { method: 'POST', as: root, body });
  assert.equal(added.status, 200);
  assert.deepEqual([await whoami(root, framed(body.origin)), await whoami(jonas, framed(body.origin))], [200, 200]);
});

// spec: partner.removed
test('who is taken off the list is refused at the next call, and is sent no page any more', async (t) => {
  const { call, signIn } = await open(t);
  const jonas = await signIn('jonas.lind', 'payments-prod');
  const mia = await signIn('mia.hallberg');
  const { json } = await call(norrland, { as: mia });
  assert.equal((await call('/api/v2/probe/marks', { as: jonas, headers: framed() })).status, 200);
  assert.equal((await call(`${norrland}/${json.data[0].id}`, { method: 'DELETE', as: mia })).status, 204);
  const refused = await call('/api/v2/probe/marks', { as: jonas, headers: framed() });
  assert.deepEqual([refused.status, refused.json.error.err_code], [403, 'not_a_partner']);
  assert.equal((await call(`/iframe/networks/add?host=${encodeURIComponent(demo)}`)).status, 403);
});

// spec: embedding.cookie
test('over TLS a frame gets a second cookie, which counts in frames alone and ends with the session', async (t) => {
  const { call } = await open(t, { publicOrigin: 'https://console.example' });
  const body = { username: 'jonas.lind', password: 'Copper-Lantern-58' };
  const plain = await call('/api/v2/login', { method: 'POST', body });
  const inTab = plain.headers.getSetCookie().map((one) => one.split('=', 1)[0]);
  assert.deepEqual(inTab, ['__Host-skydeck_session', '__Secure-skydeck_browser'], 'an ordinary tab has no use for it');
  const { headers, status } = await call('/api/v2/login', { method: 'POST', body, headers: framed() });
  assert.equal(status, 200);
  const [cookie = '', ...others] = headers.getSetCookie();
  assert.match(cookie, /^__Host-skydeck_frame=[\w-]+; Path=\/; HttpOnly; SameSite=None; Secure; Partitioned$/);
  assert.deepEqual(others, [], 'the cookie of the tabs is not the frame’s to set');
  const [pair = ''] = cookie.split(';');
  const whoami = async (more: object) =>
    (await call('/api/v2/accounts/whoami/', { headers: { Cookie: pair, ...more } })).status;
  assert.deepEqual([await whoami(framed()), await whoami({})], [200, 401]);
  const out = await call('/api/v2/logout', { method: 'POST', headers: { Cookie: pair, ...framed() } });
  assert.match(out.headers.getSetCookie().join(), /^__Host-skydeck_frame=; [^,]*Max-Age=0$/);
  assert.equal(await whoami(framed()), 401);
});

// spec: embedding.window
test('a ticket takes somebody from the window into the frame: once, for a minute, for one page', async (t) => {
  const { call, signIn, clock } = await open(t);
  const jonas = await signIn('jonas.lind', 'payments-prod');
  const ticket = async (host = demo) =>
    (await call('/api/v2/frames/ticket', { method: 'POST', as: jonas, body: { host } })).json.ticket as string;
  const enter = (body: object, headers: Record<string, string> = framed()) =>
    call('/api/v2/frames/enter', { method: 'POST', body, headers });

  const given = await ticket();
  assert.equal((await enter({ ticket: given }, framed('https://other.example'))).status, 401);
  assert.equal((await enter({ ticket: given }, {})).status, 401, 'in an ordinary tab');
  const entered = await enter({ ticket: given });
  assert.deepEqual([entered.status, entered.json.name], [200, 'jonas.lind']);
  assert.notEqual(entered.json.token, jonas.sessionId);
  assert.equal((await enter({ ticket: given })).status, 401, 'a second time');
  assert.equal((await enter({ ticket: `${given}x` })).status, 401);
  const late = await ticket();
  clock.advance(TICKET_MS);
  assert.equal((await enter({ ticket: late })).status, 401);
  const refused = await call('/api/v2/frames/ticket', {
    method: 'POST',
    as: jonas,
    body: { host: 'https://evil.example' },
  });
  assert.deepEqual([refused.status, refused.json.error.err_code], [403, 'not_a_partner']);
  const as = { sessionId: entered.json.token as string };
  const again = await call('/api/v2/frames/ticket', { method: 'POST', as, headers: framed(), body: { host: demo } });
  assert.deepEqual([again.status, again.json.error.err_code], [403, 'forbidden'], 'a frame begets no other');
  assert.equal((await call('/api/v2/accounts/whoami/', { as, headers: framed() })).status, 200);
});

test('a ticket ends with the session of its window', async (t) => {
  const { call, signIn } = await open(t);
  const jonas = await signIn('jonas.lind', 'payments-prod');
  const given = await call('/api/v2/frames/ticket', { method: 'POST', as: jonas, body: { host: demo } });
  assert.equal(given.status, 200);
  assert.equal((await call('/api/v2/logout', { method: 'POST', as: jonas })).status, 204);
  const body = { ticket: given.json.ticket as string };
  assert.equal((await call('/api/v2/frames/enter', { method: 'POST', body, headers: framed() })).status, 401);
});
