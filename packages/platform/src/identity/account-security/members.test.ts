import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { assign } from '../accounts/assignments.ts';
import { demoDomainId, demoProjectId, demoUserId } from '../accounts/demo-accounts.ts';
import type { Signed, TestPlatform } from '../../app/testing/test-platform.ts';
import { challengeOf, enrolled, firstStep, open, outcomeOf, passwordOf, typesOf } from './testing.ts';

const domainId = demoDomainId('Norrland Retail');
const jonas = demoUserId('jonas.lind');

const reset = async ({ call }: TestPlatform, as: Signed, userId = jonas, domain = domainId) =>
  outcomeOf(await call(`/api/v2/domains/${domain}/users/${userId}/second-factor`, { method: 'DELETE', as }));

async function administrating(platform: TestPlatform, name = 'mia.hallberg'): Promise<Signed> {
  const as = await platform.signIn(name);
  const { json } = await platform.call('/api/v2/accounts/domain/auth/', { method: 'POST', body: {}, as });
  return { ...as, token: json.token };
}

// spec: account.second-factor.reset
test('an administrator of the domain takes the lost second factor off a member', async (t) => {
  const platform = await open(t);
  const { as } = await enrolled(platform, 'jonas.lind');
  assert.equal((await firstStep(platform, 'jonas.lind')).status, 401);
  assert.equal(await reset(platform, await administrating(platform)), '204');
  assert.equal((await firstStep(platform, 'jonas.lind')).status, 200);
  assert.equal((await platform.call('/api/v2/meta', { as })).status, 401, 'the sessions of before are over');
  assert.equal(await reset(platform, await administrating(platform)), 'not_found');
  const kept = await platform.platform.internals.store.read(({ tables }) =>
    tables.selectFrom('audit').selectAll().where('type', '=', 'second_factor_reset').execute(),
  );
  assert.deepEqual(
    kept.map(({ user_id, by_user_id, account }) => ({ user_id, by_user_id, account })),
    [{ user_id: jonas, by_user_id: demoUserId('mia.hallberg'), account: 'jonas.lind' }],
  );
});

test('nobody else does', async (t) => {
  const platform = await open(t);
  const { as } = await enrolled(platform, 'jonas.lind');
  assert.equal(await reset(platform, await platform.signIn('sara.nyberg')), 'forbidden');
  assert.equal(await reset(platform, as), 'forbidden', 'not even for oneself');
  assert.equal(await reset(platform, await platform.signIn('otto.viewer')), 'forbidden');
  const mia = await administrating(platform);
  const elsewhere = demoDomainId('Fjordlight Energy');
  assert.equal(await reset(platform, mia, jonas, elsewhere), 'not_found', 'of another domain');
  assert.equal(await reset(platform, mia, demoUserId('admin'), 'default'), 'not_found');
  assert.equal(await reset(platform, mia, demoUserId('admin')), 'not_found', 'by the wrong domain');
  assert.equal(await reset(platform, mia, randomUUID()), 'not_found');
  await challengeOf(platform, 'jonas.lind');
  assert.equal(await reset(platform, await platform.signIn('admin')), '204', 'a system administrator does');
});

test('nobody weakens the account of who may do more', async (t) => {
  const platform = await open(t);
  const { store } = platform.platform.internals;
  const give = (userId: string, role: 'superuser' | 'admin') =>
    store.write((tx) => assign(tx, { userId, target: 'system', targetId: '', role }));
  await enrolled(platform, 'jonas.lind');
  await give(jonas, 'admin');
  assert.equal(await reset(platform, await administrating(platform)), 'forbidden');
  await give(demoUserId('sara.nyberg'), 'admin');
  await give(jonas, 'superuser');
  assert.equal(await reset(platform, await platform.signIn('sara.nyberg')), 'forbidden');
  assert.equal(await reset(platform, await platform.signIn('admin')), '204');
});

// spec: account.service
test('a service account signs in nowhere, and works by the tokens its administrator makes', async (t) => {
  const platform = await open(t);
  const { call } = platform;
  const robot = demoUserId('sara.nyberg');
  await platform.platform.internals.store.write((tx) =>
    assign(tx, { userId: robot, target: 'domain', targetId: domainId, role: 'service_account' }),
  );
  const signIn = await firstStep(platform, 'sara.nyberg', passwordOf('sara.nyberg'));
  assert.equal(outcomeOf(signIn), 'access_disabled');
  const tokens = (userId: string) => `/api/v2/domains/${domainId}/users/${userId}/tokens`;
  const body = { name: 'pipeline', access: 'full', project_id: demoProjectId('storefront'), days: 90 };
  const mia = await administrating(platform);
  const make = (as: Signed, userId: string, changes = {}) =>
    call(tokens(userId), { method: 'POST', as, body: { ...body, ...changes } });

  assert.equal(outcomeOf(await make(mia, jonas)), 'not_allowed_now', 'a person makes their own');
  assert.equal(outcomeOf(await make(await platform.signIn('jonas.lind'), robot)), 'forbidden');
  assert.equal(
    outcomeOf(await make(mia, robot, { project_id: demoProjectId('data-platform') })),
    'validation_failed project_id:unknown_project',
    'it has what the account has, not what its maker has',
  );
  const { status, json } = await make(mia, robot);
  assert.equal(status, 200);
  const headers = { Authorization: `Bearer ${json.secret}` };
  const mark = { id: randomUUID(), name: 'by a robot' };
  assert.equal((await call('/api/v2/probe/marks', { method: 'POST', body: mark, headers })).status, 200);
  assert.equal((await call(tokens(robot), { as: mia })).json.data[0].name, 'pipeline');
  const revoke = () => call(`${tokens(robot)}/${json.id}`, { method: 'DELETE', as: mia });
  assert.equal((await revoke()).status, 204);
  assert.equal(outcomeOf(await revoke()), 'not_found');
  assert.equal((await call('/api/v2/probe/marks', { headers })).status, 401);
  assert.deepEqual((await typesOf(platform)).slice(-2), ['api_token_created', 'api_token_revoked']);
});
