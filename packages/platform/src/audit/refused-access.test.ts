import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { assign } from '../identity/accounts/assignments.ts';
import { demoDomainId, demoProjectId, demoUserId } from '../identity/accounts/demo-accounts.ts';
import { open, outcomeOf } from '../identity/account-security/testing.ts';
import { openS3Platform } from '../object-storage/testing/s3-platform.ts';
import type { TestPlatform } from '../app/testing/test-platform.ts';

const refusedOf = async ({ platform }: TestPlatform) => {
  const rows = await platform.internals.store.read((tx) =>
    tx.tables.selectFrom('audit').selectAll().where('type', '=', 'access_refused').orderBy('id').execute(),
  );
  return rows.map(({ account, action, object_kind, object_id, times }) =>
    [account, action, object_kind, object_id, times].join(' '),
  );
};

const mark = (platform: TestPlatform, as: { sessionId: string }) =>
  platform.call('/api/v2/probe/marks', { method: 'POST', as, body: { id: randomUUID(), name: 'mark' } });

// spec: permission.audit
test('who may not is in the audit log: who, from where, what, by which request', async (t) => {
  const platform = await open(t);
  const otto = await platform.signIn('otto.viewer');
  const { status, json } = await mark(platform, otto);
  assert.equal(status, 403);
  const row = await platform.platform.internals.store.read((tx) =>
    tx.tables.selectFrom('audit').selectAll().where('type', '=', 'access_refused').executeTakeFirstOrThrow(),
  );
  const { id: _, address, session, ...kept } = row;
  assert.match(address, /^(127\.0\.0\.1|0:0:0:0::\/64)$/);
  assert.ok(session);
  assert.deepEqual(kept, {
    at: platform.clock.now().toISOString(),
    type: 'access_refused',
    user_id: demoUserId('otto.viewer'),
    by_user_id: null,
    account: 'otto.viewer',
    request_id: json.error.request_id,
    object_kind: 'compute_networks',
    object_id: null,
    object_name: null,
    action: 'POST',
    times: 1,
    api_token: null,
    frame: null,
    task_id: null,
    subject: null,
    project_id: null,
    domain_id: null,
    changes: null,
  });
});

test('the same wish again is counted, one entry a minute: a loop fills no disk', async (t) => {
  const platform = await open(t);
  const otto = await platform.signIn('otto.viewer');
  await Promise.all(Array.from({ length: 30 }, () => mark(platform, otto)));
  platform.clock.advance(59_999);
  await mark(platform, otto);
  assert.deepEqual(await refusedOf(platform), ['otto.viewer POST compute_networks  31']);
  platform.clock.advance(1);
  await mark(platform, otto);
  await mark(platform, otto);
  assert.deepEqual((await refusedOf(platform)).slice(1), ['otto.viewer POST compute_networks  2']);
});

test('other wishes and other people have entries of their own, and whoever is nobody has none', async (t) => {
  const platform = await open(t);
  const factor = (userId: string) => `/api/v2/domains/${demoDomainId('Norrland Retail')}/users/${userId}/second-factor`;
  const [sara, jonas] = [demoUserId('sara.nyberg'), demoUserId('jonas.lind')];
  const reset = async (name: string, userId: string) =>
    outcomeOf(await platform.call(factor(userId), { method: 'DELETE', as: await platform.signIn(name) }));
  await mark(platform, await platform.signIn('otto.viewer'));
  assert.equal(await reset('otto.viewer', sara), 'forbidden');
  assert.equal(await reset('jonas.lind', sara), 'forbidden');
  // Many ids are one wish too, of the first of them.
  assert.equal(await reset('jonas.lind', jonas), 'forbidden');
  assert.equal((await platform.call(factor(sara), { method: 'DELETE' })).status, 401);
  assert.deepEqual(await refusedOf(platform), [
    'otto.viewer POST compute_networks  1',
    `otto.viewer DELETE domain_user ${sara} 1`,
    `jonas.lind DELETE domain_user ${sara} 2`,
  ]);
});

test('so is what an endpoint refuses by itself, and what an API token is not for', async (t) => {
  const platform = await open(t);
  const { call, signIn } = platform;
  const robin = demoUserId('admin');
  await platform.platform.internals.store.write((tx) =>
    assign(tx, { userId: demoUserId('sara.nyberg'), target: 'system', targetId: '', role: 'admin' }),
  );
  const path = `/api/v2/domains/default/users/${robin}/second-factor`;
  const sara = await signIn('sara.nyberg');
  assert.equal(outcomeOf(await call(path, { method: 'DELETE', as: sara })), 'forbidden', 'a superuser is above her');
  const body = { name: 'script', access: 'full', project_id: demoProjectId('storefront'), days: 1 };
  const { json } = await call('/api/v2/accounts/tokens', { method: 'POST', as: sara, body });
  const byToken = await call('/api/v2/accounts/tokens', { headers: { Authorization: `Bearer ${json.secret}` } });
  assert.equal(outcomeOf(byToken), 'not_by_token');
  assert.deepEqual(await refusedOf(platform), [
    `sara.nyberg DELETE domain_user ${robin} 1`,
    'sara.nyberg GET /api/v2/accounts/tokens  1',
  ]);
});

test('so is what the object storage refuses to who signs', async (t) => {
  const platform = await openS3Platform(t);
  const { s3 } = await platform.enter('sara.nyberg', 'storefront');
  const denied = async (method: string, key: string, more = {}) =>
    assert.equal((await s3.call(method, 'payments-exports', key, more)).one('Code'), 'AccessDenied');
  await denied('GET', 'a.csv');
  await denied('GET', 'b.csv');
  await denied('DELETE', '', { query: { policy: '' } });
  const several = '<Delete><Object><Key>a</Key></Object><Object><Key>b</Key></Object></Delete>';
  const deleted = await s3.call('POST', 'payments-exports', '', { query: { delete: '' }, body: several });
  assert.deepEqual(deleted.all('Code'), ['AccessDenied', 'AccessDenied']);
  const anybody = await fetch(`${platform.platform.s3Url}/payments-exports/a.csv`);
  assert.equal(anybody.status, 403);
  assert.deepEqual(await refusedOf(platform), [
    'sara.nyberg GET s3_object payments-exports/a.csv 2',
    'sara.nyberg DELETE s3_bucket payments-exports 1',
    'sara.nyberg POST s3_object payments-exports/a 2',
  ]);
});
