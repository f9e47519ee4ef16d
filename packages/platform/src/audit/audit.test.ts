import assert from 'node:assert/strict';
import { test } from 'node:test';
import { demoDomainId, demoProjectId, demoUserId } from '../identity/accounts/demo-accounts.ts';
import { enrolled, passwordOf, post } from '../identity/account-security/testing.ts';
import { setUserEnabled } from '../identity/accounts/change-account.ts';
import { openS3Platform } from '../object-storage/testing/s3-platform.ts';
import { goodSvg } from '../app/testing/sample-pictures.ts';
import type { TestPlatform } from '../app/testing/test-platform.ts';

const norrland = demoDomainId('Norrland Retail');
const jonas = demoUserId('jonas.lind');

/** What was done, by whom, and to what; of all entries that name an object. */
const changesOf = async ({ platform }: TestPlatform) => {
  const rows = await platform.internals.store.read((tx) =>
    tx.tables.selectFrom('audit').selectAll().where('object_kind', 'is not', null).orderBy('id').execute(),
  );
  return rows.map(({ type, account, object_kind, object_id, object_name }) =>
    [type, account, object_kind, object_id, object_name].join(' ').trim(),
  );
};

test('what changes access to an account says to what: its kind, id and name', async (t) => {
  const platform = await openS3Platform(t);
  const { call, signIn } = platform;
  const { as } = await enrolled(platform, 'jonas.lind');
  const body = { name: 'script', access: 'read', project_id: demoProjectId('payments-prod'), days: 1 };
  const token = (await call('/api/v2/accounts/tokens', { method: 'POST', as, body })).json;
  await call(`/api/v2/accounts/tokens/${token.id}`, { method: 'DELETE', as });
  await post(platform, 'sessions/end-others', as);
  const mia = await signIn('mia.hallberg');
  const entered = await call('/api/v2/accounts/domain/auth/', { method: 'POST', body: {}, as: mia });
  const administrating = { ...mia, token: entered.json.token as string };
  await call(`/api/v2/domains/${norrland}/users/${jonas}/second-factor`, { method: 'DELETE', as: administrating });
  const [here, there] = [await signIn('jonas.lind'), await signIn('jonas.lind')];
  const { data } = (await call('/api/v2/accounts/sessions', { as: there })).json;
  const own = data.find(({ current }: { current: boolean }) => current);
  await call(`/api/v2/accounts/sessions/${own.id}`, { method: 'DELETE', as: here });
  const change = { current_password: passwordOf('jonas.lind'), new_password: 'Another-Harbour-99' };
  await call('/api/v2/accounts/change-password/', { method: 'PUT', as: here, body: change });
  const { store, signal } = platform.platform.internals;
  await store.write((tx) => setUserEnabled(tx, signal, jonas, false));
  const account = `jonas.lind user ${jonas} jonas.lind`;
  assert.deepEqual(await changesOf(platform), [
    `second_factor_enrolled ${account}`,
    `api_token_created jonas.lind api_token ${token.id} script`,
    `api_token_revoked jonas.lind api_token ${token.id} script`,
    `other_sessions_ended ${account}`,
    `second_factor_reset ${account}`,
    `session_ended jonas.lind session ${own.id}`,
    `password_changed ${account}`,
    `account_disabled ${account}`,
  ]);
});

test('so does what changes access to the object storage, and how a domain looks', async (t) => {
  const platform = await openS3Platform(t);
  const { call, enter, signIn } = platform;
  const { as, key, s3 } = await enter('jonas.lind', 'payments-prod');
  const admin = await signIn('admin', 'payments-prod');
  const mia = await signIn('mia.hallberg');
  const link = { bucket: 'payments-exports', key: 'a/b.csv', method: 'GET', expires: 60 };
  await call('/api/v2/s3service/presign', { method: 'POST', as, body: link });
  const everybody = {
    Effect: 'Allow',
    Principal: '*',
    Action: 's3:GetObject',
    Resource: 'arn:aws:s3:::payments-exports/*',
  };
  const policy = JSON.stringify({ Version: '2012-10-17', Statement: [everybody] });
  await s3.call('PUT', 'payments-exports', '', { query: { policy: '' }, body: policy });
  await call(`/api/v2/s3service/keys/${key.acc_key}`, { method: 'DELETE', as });
  const off = { method: 'PUT', as: admin, body: { enabled: false } };
  await call(`/api/v2/s3service/users/${jonas}`, off);
  await call(`/api/v2/s3service/domain/${norrland}`, off);
  const response = await fetch(`${platform.url}/api/v2/domains/${norrland}/theme/pictures/logo`, {
    method: 'POST',
    body: goodSvg,
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      'Content-Type': 'application/octet-stream',
      'X-Session-Id': mia.sessionId,
    },
  });
  const picture = (await response.json()) as { readonly name: string };
  assert.deepEqual(await changesOf(platform), [
    `s3_key_created jonas.lind s3_key ${key.acc_key}`,
    's3_link_made jonas.lind s3_object payments-exports/a/b.csv a/b.csv',
    's3_policy_changed jonas.lind s3_bucket payments-exports payments-exports',
    `s3_key_deleted jonas.lind s3_key ${key.acc_key}`,
    `s3_user_switched admin s3_user ${jonas}`,
    `s3_domain_switched admin domain ${norrland}`,
    `domain_picture_added mia.hallberg domain_picture ${picture.name} logo`,
  ]);
});

test('so does what becomes of a bucket and of a task, and who writes to the operator', async (t) => {
  const platform = await openS3Platform(t);
  const { call, enter, signIn } = platform;
  const { s3 } = await enter('jonas.lind', 'payments-prod');
  await s3.call('PUT', 'audit-bucket');
  const versioning = '<VersioningConfiguration><Status>Enabled</Status></VersioningConfiguration>';
  await s3.call('PUT', 'audit-bucket', '', { query: { versioning: '' }, body: versioning });
  await s3.call('DELETE', 'audit-bucket');
  const sara = await signIn('sara.nyberg', 'storefront');
  for (let time = 0; time < 2; time += 1) await call('/api/v2/s3service', { method: 'POST', as: sara, body: {} });
  const report = { contact_email: 'sara@example.com', problem_description: 'It is slow' };
  await call('/api/v2/reports/', { method: 'POST', as: sara, body: report });
  const router = await call('/api/v2/compute/routers', { method: 'POST', as: sara, body: { name: 'slow-edge' } });
  const bulk = await call('/api/v2/compute/routers/delete', {
    method: 'POST',
    as: sara,
    body: { ids: [router.json.id] },
  });
  const cancelled = await call(`/api/v2/tasks/${bulk.json.task_id}/cancel`, { method: 'POST', as: sara, body: {} });
  assert.equal(cancelled.status, 200, cancelled.text);
  const changes = await changesOf(platform);
  const bucket = 'jonas.lind s3_bucket audit-bucket audit-bucket';
  assert.deepEqual(changes.slice(1, 5), [
    `s3_bucket_created ${bucket}`,
    `s3_bucket_changed ${bucket}`,
    `s3_bucket_deleted ${bucket}`,
    `s3_user_created sara.nyberg s3_user ${demoUserId('sara.nyberg')}`,
  ]);
  assert.match(changes[5] ?? '', /^report_sent sara\.nyberg report [\da-f-]{36}$/);
  assert.match(changes[6] ?? '', /^router_created sara\.nyberg router /);
  assert.equal(changes[7], `task_cancelled sara.nyberg task ${bulk.json.task_id} compute.routers.delete_many`);
});
