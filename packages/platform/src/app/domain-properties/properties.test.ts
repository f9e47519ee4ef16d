import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { DEFAULT_DOMAIN, propertyLimits } from '@skydeck/contract';
import { demoDomainId } from '../../identity/accounts/demo-accounts.ts';
import { openLive } from '../testing/live-client.ts';
import { openTestPlatform } from '../testing/test-platform.ts';

const ours = demoDomainId('Norrland Retail');
const theirs = demoDomainId('Fjordlight Energy');
const at = (domain: string, key: string) => `/api/v2/domains/${domain}/props/${key}`;

async function open(t: TestContext) {
  const platform = await openTestPlatform(t);
  const mia = await platform.signIn('mia.hallberg');
  const post = (domain: string, key: string, body: unknown, as = mia) =>
    platform.call(at(domain, key), { method: 'POST', body, as });
  const put = (domain: string, key: string, body: unknown, as = mia) =>
    platform.call(at(domain, key), { method: 'PUT', body, as });
  return { ...platform, mia, post, put };
}

test('what is not there is created, then replaced, then removed', async (t) => {
  const { call, mia, post, put } = await open(t);
  const missing = await put(ours, 'theme', { data: { colorScheme: 'fjord' } });
  assert.deepEqual([missing.status, missing.json.error.err_code], [404, 'not_found']);
  const created = await post(ours, 'theme', { data: { colorScheme: 'fjord' }, access: 'pub' });
  const property = { domain_id: ours, key: 'theme', value: { colorScheme: 'fjord' }, access: 'pub' };
  assert.deepEqual([created.status, created.json], [200, property]);
  const again = await post(ours, 'theme', { data: {}, access: 'pub' });
  assert.deepEqual([again.status, again.json.error.err_code], [409, 'name_taken']);

  const replaced = await put(ours, 'theme', { data: ['anything'] });
  assert.deepEqual(replaced.json, { ...property, value: ['anything'] }, 'the access stays');
  assert.equal((await put(ours, 'theme', { data: null, access: 'auth' })).json.access, 'auth');
  assert.deepEqual((await call(`/api/v2/domains/${ours}/props/`, { as: mia })).json.data, [
    { ...property, value: null, access: 'auth' },
  ]);

  assert.equal((await call(at(ours, 'theme'), { method: 'DELETE', as: mia })).status, 204);
  assert.equal((await call(at(ours, 'theme'), { method: 'DELETE', as: mia })).status, 404);
  assert.equal((await call(at(ours, 'theme'), { as: mia })).status, 404);
});

// spec: theme.property.access
test('strangers read what is public, and cannot tell a domain that has nothing from one that is not there', async (t) => {
  const { call, post } = await open(t);
  await post(ours, 'motto', { data: 'open', access: 'pub' });
  await post(ours, 'secret', { data: 'shut', access: 'auth' });
  assert.deepEqual((await call(at(ours, 'motto'))).json.value, 'open');
  assert.deepEqual(
    (await call(`/api/v2/domains/${ours}/props`)).json.data.map(({ key }: { key: string }) => key),
    ['motto'],
  );
  const nowhere = '00000000-0000-4000-8000-000000000000';
  for (const key of ['secret', 'nothing'])
    assert.equal(
      (await call(at(ours, key))).text.replace(/req-[^"]+/, ''),
      (await call(at(nowhere, key))).text.replace(/req-[^"]+/, ''),
    );
  assert.deepEqual(
    (await call(`/api/v2/domains/${theirs}/props`)).text,
    (await call(`/api/v2/domains/${nowhere}/props`)).text,
  );
  assert.equal((await call('/api/v2/domains/props/')).status, 401);
  const ended = await call(at(ours, 'secret'), { as: { sessionId: 'gone' } });
  assert.equal(ended.status, 404, 'a session that is over is none');
});

test('what is for members is for those of the domain, and for who sees all domains', async (t) => {
  const { call, post, signIn } = await open(t);
  await post(ours, 'secret', { data: 'shut', access: 'auth' });
  const [admin, viewer, jonas] = [await signIn('admin'), await signIn('otto.viewer'), await signIn('jonas.lind')];
  await post(theirs, 'secret', { data: 'theirs', access: 'auth' }, admin);
  await post(DEFAULT_DOMAIN, 'motto', { data: 'for all', access: 'pub' }, admin);
  for (const as of [admin, viewer, jonas]) assert.equal((await call(at(ours, 'secret'), { as })).json.value, 'shut');
  assert.equal((await call(at(theirs, 'secret'), { as: jonas })).status, 404);
  const all = async (as: typeof jonas) =>
    (await call('/api/v2/domains/props', { as })).json.data.map(({ value }: { value: unknown }) => value);
  assert.deepEqual((await all(admin)).toSorted(), ['for all', 'shut', 'theirs']);
  assert.deepEqual((await all(jonas)).toSorted(), ['for all', 'shut']);
});

test('a domain is changed by its administrators and by those of the system', async (t) => {
  const { call, mia, post, put, signIn } = await open(t);
  const body = { data: 1, access: 'pub' };
  await post(ours, 'theme', body);
  for (const name of ['jonas.lind', 'otto.viewer']) {
    const as = await signIn(name);
    for (const answer of [
      await post(ours, 'more', body, as),
      await put(ours, 'theme', { data: 2 }, as),
      await call(at(ours, 'theme'), { method: 'DELETE', as }),
    ])
      assert.deepEqual([answer.status, answer.json.error.err_code], [403, 'forbidden'], name);
  }
  assert.equal((await call(at(ours, 'theme'), { method: 'PUT', body: { data: 2 } })).status, 401);
  for (const elsewhere of [theirs, DEFAULT_DOMAIN])
    assert.equal((await post(elsewhere, 'theme', body)).status, 404, 'she does not see it');
  assert.equal((await put(ours, 'theme', { data: 2 }, await signIn('admin'))).status, 200);
  assert.equal((await put(ours, 'theme', { data: 3 }, await signIn('mia.hallberg', 'storefront'))).status, 200);
  assert.equal((await call(at(ours, 'theme'), { as: mia })).json.value, 3);
});

// spec: theme.property
test('keys, data and their number are limited', async (t) => {
  const { call, mia, post, put } = await open(t);
  for (const key of ['1st', '.theme', 'a%20b', '__proto__', 'a'.repeat(65)]) {
    const { status, json } = await post(ours, key, { data: 1, access: 'pub' });
    assert.deepEqual([status, json.error.fields?.key?.code], [400, 'key_invalid'], key);
  }
  const large = 'a'.repeat(propertyLimits.bytes);
  await post(ours, 'theme', { data: 1, access: 'pub' });
  for (const answer of [
    await post(ours, 'large', { data: large, access: 'pub' }),
    await put(ours, 'theme', { data: large }),
  ])
    assert.deepEqual([answer.status, answer.json.error.fields.data.code], [400, 'data_too_large']);
  assert.equal((await post(ours, 'open', { data: 1, access: 'everyone' })).status, 400);
  assert.equal((await call('/api/v2/domains/norrland/props', { as: mia })).json.error.err_code, 'not_a_uuid');

  for (let count = 1; count < propertyLimits.keys; count += 1)
    assert.equal((await post(ours, `key-${count}`, { data: 1, access: 'auth' })).status, 200);
  assert.equal((await post(ours, 'one-more', { data: 1, access: 'auth' })).json.error.err_code, 'quota_exceeded');
});

test('a change is audited, and told to the domain without what was written', async (t) => {
  const { call, platform, url, signIn, post, mia } = await open(t);
  const jonas = await signIn('jonas.lind', 'payments-prod');
  const live = await openLive(t, url);
  live.send({ type: 'login', token: jonas.token, session_id: jonas.sessionId });
  assert.equal((await live.next())?.type, 'login');
  await post(ours, 'secret', { data: 'shut', access: 'auth' });
  const { type, operation, object } = await live.nextEvent();
  assert.deepEqual([type, operation], ['domain_property', 'created']);
  assert.deepEqual(object, { id: `${ours}/secret`, domain_id: ours, key: 'secret', access: 'auth' });
  await call(at(ours, 'secret'), { method: 'DELETE', as: mia });
  assert.equal((await live.nextEvent()).operation, 'deleted');

  const rows = await platform.internals.store.read((tx) =>
    tx.tables.selectFrom('audit').selectAll().where('type', 'like', 'domain_%').orderBy('id').execute(),
  );
  assert.deepEqual(
    rows.map((row) => [row.type, row.account, row.object_kind, row.object_id, row.object_name]),
    [
      ['domain_property_changed', 'mia.hallberg', 'domain_property', `${ours}/secret`, 'secret'],
      ['domain_property_removed', 'mia.hallberg', 'domain_property', `${ours}/secret`, 'secret'],
    ],
  );
});
