import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { demoProjectId, demoUserId } from '../accounts/demo-accounts.ts';
import type { OpenEngine } from '../../engines/engine.ts';
import type { CredentialWish, KeptCredential } from './cloud-credentials.ts';
import { openProbeEngine } from '../../app/testing/probe-engine.ts';
import { openTestPlatform } from '../../app/testing/test-platform.ts';

const path = '/api/v2/accounts/application-credentials';
const access = { auth_url: 'https://keystone.example/v3', region_name: 'North', interface: 'public' };
const project_id = demoProjectId('payments-prod');
const body = { name: ' terraform ', project_id, days: 90, current_password: 'right' };

/** A cloud whose people have the password `right` there. */
async function open(t: TestContext) {
  const wishes: CredentialWish[] = [];
  const kept: { readonly userId: string; readonly credential: KeptCredential }[] = [];
  const openEngine: OpenEngine = (parts) => ({
    ...openProbeEngine(parts),
    access,
    credentials: {
      async create(wish) {
        wishes.push(wish);
        if (wish.password !== 'right') return null;
        const { userId, projectId, name, expiresAt } = wish;
        const made = { id: 'ac', name, project_id: projectId, expires_at: expiresAt.toISOString() };
        kept.push({ userId, credential: { ...made, roles: ['member', 'reader'] } });
        return { ...made, secret: 'told-once' };
      },
      async list(userId) {
        return kept.filter((one) => one.userId === userId).map(({ credential }) => credential);
      },
      async remove({ userId, password, id }) {
        if (password !== 'right') return false;
        const at = kept.findIndex((one) => one.credential.id === id && one.userId === userId);
        kept.splice(at, 1);
        return true;
      },
    },
  });
  const platform = await openTestPlatform(t, {}, { openEngine });
  const jonas = await platform.signIn('jonas.lind');
  const make = (changes: object = {}) =>
    platform.call(path, { method: 'POST', as: jonas, body: { ...body, ...changes } });
  return { ...platform, jonas, make, wishes, kept };
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

// spec: account.application-credential.list
test('one sees one’s own, also those that were made elsewhere, and nobody else’s', async (t) => {
  const { call, clock, jonas, make, signIn, kept } = await open(t);
  const elsewhere = { name: 'ansible', project_id: 'of-another-cloud', roles: ['admin'], expires_at: null };
  kept.push({ userId: demoUserId('jonas.lind'), credential: { ...elsewhere, id: 'elsewhere' } });
  const created_at = clock.now().toISOString();
  const { json: made } = await make();
  const { status, json } = await call(path, { as: jonas });
  assert.equal(status, 200);
  assert.deepEqual(json.data, [
    { ...elsewhere, id: 'elsewhere', project_name: null, created_at: null },
    {
      id: 'ac',
      name: 'terraform',
      project_id,
      project_name: 'payments-prod',
      roles: ['member', 'reader'],
      created_at,
      expires_at: made.expires_at,
    },
  ]);
  const sara = await signIn('sara.nyberg');
  assert.deepEqual((await call(path, { as: sara })).json.data, []);
  assert.equal((await call(path)).status, 401);
});

// spec: account.application-credential.delete
test('one is deleted by its owner alone, with the password, and that is in the audit log', async (t) => {
  const { call, jonas, make, signIn, kept, platform } = await open(t);
  await make();
  const remove = (as: typeof jonas, current_password: string, id = 'ac') =>
    call(`${path}/${id}/delete`, { method: 'POST', as, body: { current_password } });
  // An administrator, too.
  for (const name of ['sara.nyberg', 'admin']) assert.equal((await remove(await signIn(name), 'right')).status, 404);
  assert.equal((await remove(jonas, 'right', 'another')).status, 404);
  const wrong = await remove(jonas, 'wrong');
  assert.deepEqual([wrong.status, wrong.json.error.fields.current_password.code], [400, 'wrong_password']);
  assert.equal(kept.length, 1);
  assert.equal((await remove(jonas, 'right')).status, 204);
  assert.deepEqual((await call(path, { as: jonas })).json.data, []);
  const last = await platform.internals.store.read(({ tables }) =>
    tables.selectFrom('audit').select(['type', 'object_id', 'object_name']).orderBy('id', 'desc').executeTakeFirst(),
  );
  assert.deepEqual(last, { type: 'application_credential_deleted', object_id: 'ac', object_name: 'terraform' });
});

test('wrong passwords are counted at deleting, too', async (t) => {
  const { call, jonas, make } = await open(t);
  await make();
  const remove = () => call(`${path}/ac/delete`, { method: 'POST', as: jonas, body: { current_password: 'wrong' } });
  for (let tries = 0; tries < 6; tries += 1) await remove();
  assert.equal((await remove()).status, 429);
});

test('without OpenStack there is none', async (t) => {
  const { call, signIn } = await openTestPlatform(t);
  const jonas = await signIn('jonas.lind');
  const refused = await call(path, { method: 'POST', as: jonas, body });
  assert.deepEqual([refused.status, refused.json.error.err_code], [409, 'not_allowed_now']);
  const deletion = { method: 'POST', as: jonas, body: { current_password: 'right' } } as const;
  const kept = await call(`${path}/ac/delete`, deletion);
  assert.deepEqual([kept.status, kept.json.error.err_code], [409, 'not_allowed_now']);
  assert.deepEqual((await call(path, { as: jonas })).json.data, []);
  assert.deepEqual((await call('/api/v2/cloud/access', { as: jonas })).json, { openstack: null });
});
