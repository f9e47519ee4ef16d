import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { MOST_PARTNERS } from '@skydeck/contract';
import { demoDomainId } from '../accounts/demo-accounts.ts';
import { openLive } from '../../app/testing/live-client.ts';
import { openProbeEngine } from '../../app/testing/probe-engine.ts';
import { openTestPlatform, type Signed } from '../../app/testing/test-platform.ts';

const norrland = `/api/v2/domains/${demoDomainId('Norrland Retail')}/partners`;
const fjordlight = `/api/v2/domains/${demoDomainId('Fjordlight Energy')}/partners`;
const operators = '/api/v2/domains/default/partners';
const portal = { name: 'Portal', origin: 'https://portal.example' };

async function open(t: TestContext) {
  const platform = await openTestPlatform(t, {}, { openEngine: openProbeEngine });
  const mia = await platform.signIn('mia.hallberg');
  const add = (body: object, as: Signed = mia, path = norrland) =>
    platform.call(path, { method: 'POST', as, body: { ...portal, ...body } });
  return { ...platform, mia, add };
}

test('a partner is added, read, changed, listed and deleted, its origin as browsers write it', async (t) => {
  const { call, mia, add } = await open(t);
  const { status, json: made } = await add({ origin: ' https://Portal.Example:443/ ', name: ' Portal ' });
  assert.equal(status, 200);
  assert.deepEqual(
    [made.origin, made.name, made.v0_until, made.last_check, made.revision_number],
    ['https://portal.example', 'Portal', null, null, 0],
  );
  const path = `${norrland}/${made.id}`;
  const change = (body: object, revision = 0) =>
    call(path, { method: 'PATCH', as: mia, body, headers: { 'If-Match': `revision_number=${revision}` } });
  const { json: changed } = await change({ origin: 'https://shop.example', v0_until: '2027-03-31' });
  assert.deepEqual(
    [changed.origin, changed.v0_until, changed.revision_number],
    ['https://shop.example', '2027-03-31', 1],
  );
  assert.equal((await change({ name: 'Late' })).status, 412);
  assert.equal((await change({ v0_until: null }, 1)).json.v0_until, null);
  const { json: list } = await call(`${norrland}?with_count=true&sort=origin:desc&search=shop`, { as: mia });
  assert.deepEqual([list.count, list.data[0].id], [1, made.id]);
  assert.equal((await call(path, { method: 'DELETE', as: mia })).status, 204);
  assert.equal((await call(path, { as: mia })).status, 404);
});

test('what is no origin is refused at its field, and an origin stands once in a domain', async (t) => {
  const { add, signIn } = await open(t);
  for (const [body, field, code] of [
    [{ origin: 'https://*.example' }, 'origin', 'wildcard_origin'],
    [{ origin: "https://a.example; script-src 'unsafe-inline'" }, 'origin', 'not_an_origin'],
    [{ origin: 'http://portal.example' }, 'origin', 'insecure_origin'],
    [{ origin: 'https://portal.example/a' }, 'origin', 'origin_with_path'],
    [{ v0_until: '2027-02-30' }, 'v0_until', 'not_a_day'],
    [{ name: '  ' }, 'name', 'required'],
  ] as const) {
    const { status, json } = await add(body);
    assert.deepEqual([status, json.error.fields[field]?.code], [400, code], JSON.stringify(body));
  }
  assert.equal((await add({})).status, 200);
  const again = await add({ origin: 'https://PORTAL.example' });
  assert.deepEqual([again.status, again.json.error.err_code], [409, 'name_taken']);
  const root = await signIn('admin');
  assert.equal((await add({}, root, fjordlight)).status, 200, 'in another domain it is another partner');
});

// spec: partner.most
test(`a domain has at most ${MOST_PARTNERS}`, async (t) => {
  const { add } = await open(t);
  // The demo has one.
  for (let at = 1; at < MOST_PARTNERS; at += 1)
    assert.equal((await add({ origin: `https://p${at}.example` })).status, 200);
  const { status, json } = await add({ origin: 'https://more.example' });
  assert.deepEqual([status, json.error.err_code, json.error.values.limit], [409, 'quota_exceeded', MOST_PARTNERS]);
});

// spec: partner.admin
test('each administers their own domain, the operator all, and nobody else sees any', async (t) => {
  const { call, mia, add, signIn } = await open(t);
  const [root, otto, jonas] = [
    await signIn('admin'),
    await signIn('otto.viewer'),
    await signIn('jonas.lind', 'payments-prod'),
  ];
  const reads = async (path: string, as: Signed) => (await call(path, { as })).status;
  assert.deepEqual(await Promise.all([mia, root, otto, jonas].map((as) => reads(norrland, as))), [200, 200, 200, 403]);
  assert.deepEqual([await reads(fjordlight, mia), await reads(fjordlight, root)], [404, 200]);
  assert.deepEqual(
    await Promise.all([mia, root, otto, jonas].map(async (as) => (await add({}, as, operators)).status)),
    [404, 200, 403, 403],
  );
});

// spec: partner.admin
test('an API token reads the list and changes nothing in it', async (t) => {
  const { call, mia } = await open(t);
  const body = { name: 'script', access: 'full', project_id: null, days: 1 };
  const made = await call('/api/v2/accounts/tokens', { method: 'POST', as: mia, body });
  assert.equal(made.status, 200, made.text);
  const headers = { 'X-Requested-With': '', Authorization: `Bearer ${made.json.secret}` };
  assert.equal((await call(norrland, { headers })).status, 200);
  const refused = await call(norrland, { method: 'POST', headers, body: portal });
  assert.deepEqual([refused.status, refused.json.error.err_code], [403, 'not_by_token']);
});

test('who administers the domain hears of each change, and nobody else', async (t) => {
  const { call, mia, add, signIn, url } = await open(t);
  const { json } = await call('/api/v2/accounts/domain/auth/', { method: 'POST', body: {}, as: mia });
  const jonas = await signIn('jonas.lind', 'payments-prod');
  const join = async (as: Signed) => {
    const live = await openLive(t, url);
    live.send({ type: 'login', session_id: as.sessionId, token: as.token });
    await live.next();
    return live;
  };
  const [hers, his] = [await join({ ...mia, token: json.token }), await join(jonas)];
  const { json: made } = await add({});
  await call(`${norrland}/${made.id}`, { method: 'DELETE', as: mia });
  const [first, second] = [await hers.nextEvent(), await hers.nextEvent()];
  assert.deepEqual(
    [first, second].map((event) => [event.type, event.operation, event.id]),
    [
      ['partner', 'created', made.id],
      ['partner', 'deleted', made.id],
    ],
  );
  await call('/api/v2/probe/marks', {
    method: 'POST',
    as: jonas,
    body: { id: '00000000-0000-4000-8000-000000000001', name: 'mark', everywhere: false },
  });
  assert.equal((await his.nextEvent()).type, 'mark', 'the first that he hears');
});
