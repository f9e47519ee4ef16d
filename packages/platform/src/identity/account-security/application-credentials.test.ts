import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { demoProjectId } from '../accounts/demo-accounts.ts';
import type { OpenEngine } from '../../engines/engine.ts';
import type { CredentialWish } from './create-credential.ts';
import { openProbeEngine } from '../../app/testing/probe-engine.ts';
import { openTestPlatform } from '../../app/testing/test-platform.ts';

const path = '/api/v2/accounts/application-credentials';
const access = { auth_url: 'https://keystone.example/v3', region_name: 'North', interface: 'public' };
const project_id = demoProjectId('payments-prod');
const body = { name: ' terraform ', project_id, days: 90, current_password: 'right' };

/** A cloud whose people have the password `right` there. */
async function open(t: TestContext) {
  const wishes: CredentialWish[] = [];
  const openEngine: OpenEngine = (parts) => ({
    ...openProbeEngine(parts),
    access,
    async createCredential(wish) {
      wishes.push(wish);
      if (wish.password !== 'right') return null;
      const { projectId, name, expiresAt } = wish;
      return { id: 'ac', name, project_id: projectId, expires_at: expiresAt.toISOString(), secret: 'told-once' };
    },
  });
  const platform = await openTestPlatform(t, {}, { openEngine });
  const jonas = await platform.signIn('jonas.lind');
  const make = (changes: object = {}) =>
    platform.call(path, { method: 'POST', as: jonas, body: { ...body, ...changes } });
  return { ...platform, jonas, make, wishes };
}

// spec: account.application-credential
test('an application credential is made for an own project, with the password, and is in the audit log', async (t) => {
  const { call, clock, jonas, make, platform } = await open(t);
  const made = await make();
  assert.equal(made.status, 200, made.text);
  const expires_at = new Date(clock.now().getTime() + 90 * 86_400_000).toISOString();
  assert.deepEqual(made.json, { id: 'ac', name: 'terraform', project_id, expires_at, secret: 'told-once' });
  const last = await platform.internals.store.read(({ tables }) =>
    tables.selectFrom('audit').select(['type', 'object_id', 'object_name']).orderBy('id', 'desc').executeTakeFirst(),
  );
  assert.deepEqual(last, { type: 'application_credential_created', object_id: 'ac', object_name: 'terraform' });
  assert.deepEqual((await call('/api/v2/cloud/access', { as: jonas })).json, { openstack: access });
  assert.equal((await call('/api/v2/cloud/access')).status, 401);
});

test('a foreign project is nobody asked for, and wrong passwords are counted', async (t) => {
  const { make, wishes } = await open(t);
  const foreign = await make({ project_id: demoProjectId('storefront') });
  assert.deepEqual([foreign.status, foreign.json.error.fields.project_id.code], [400, 'unknown_project']);
  assert.equal(wishes.length, 0);
  for (let tries = 0; tries < 5; tries += 1) {
    const { status, json } = await make({ current_password: 'wrong' });
    assert.deepEqual([status, json.error.fields.current_password.code], [400, 'wrong_password']);
  }
  await make({ current_password: 'wrong' });
  assert.equal((await make()).status, 429);
});

test('without OpenStack there is none', async (t) => {
  const { call, signIn } = await openTestPlatform(t);
  const jonas = await signIn('jonas.lind');
  const refused = await call(path, { method: 'POST', as: jonas, body });
  assert.deepEqual([refused.status, refused.json.error.err_code], [409, 'not_allowed_now']);
  assert.deepEqual((await call('/api/v2/cloud/access', { as: jonas })).json, { openstack: null });
});
