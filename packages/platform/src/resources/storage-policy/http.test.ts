import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestPlatform } from '../../app/testing/test-platform.ts';
import { stableId } from '../../identity/accounts/stable-id.ts';

const policies = '/api/v3/storage_policies';
const used = `${policies}/${stableId('storage_policy', 'default')}`;
const body = { name: 'gold', tier: 0, redundancy: { type: 'raid6', m: 5, n: 2 }, failure_domain: 2 };

test('storage policies over HTTP, below the second root', async (t) => {
  const { call, signIn } = await openTestPlatform(t);
  const jonas = await signIn('jonas.lind', 'payments-prod');
  const otto = await signIn('otto.viewer');
  const admin = await signIn('admin');

  // spec: storage-policy.seen
  await t.test('a member sees them', async () => {
    const { json } = await call(`${policies}/?with_count=true`, { as: jonas });
    assert.deepEqual(
      [json.count, json.data.map(({ name }: { name: string }) => name)],
      [3, ['archive', 'default', 'fast']],
    );
    assert.equal((await call(policies)).status, 401);
  });

  // spec: storage-policy.rights
  await t.test('members and viewers change nothing', async () => {
    for (const as of [jonas, otto])
      for (const [path, method, subject, sent] of [
        [policies, 'POST', 'compute_storage_policies', body],
        [used, 'PATCH', 'compute_storage_policy', body],
        [used, 'DELETE', 'compute_storage_policy', undefined],
      ] as const) {
        const { status, json } = await call(path, { method, as, body: sent });
        assert.deepEqual([path, status, json.error.values], [path, 403, { subject, method }]);
      }
  });

  await t.test('wrong fields are named', async () => {
    for (const [sent, problems] of [
      [{ name: 'x' }, { tier: 'required', redundancy: 'required', failure_domain: 'required' }],
      [
        { ...body, tier: 4, failure_domain: -1 },
        { tier: 'out_of_range', failure_domain: 'out_of_range' },
      ],
      [{ ...body, redundancy: { type: 'raid1', m: 9, n: 1 } }, { 'redundancy.m': 'out_of_range' }],
      [{ ...body, qos: { speed: 1 } }, { 'qos.speed': 'unknown_field' }],
      [{ ...body, name: 'default' }, { name: 'name_taken' }],
    ] as const) {
      const { status, json } = await call(policies, { method: 'POST', as: admin, body: sent });
      const codes = Object.entries(json.error.fields).map(([field, { code }]: [string, any]) => [field, code]);
      assert.deepEqual([status, Object.fromEntries(codes)], [400, problems]);
    }
  });

  // spec: storage-policy.used
  await t.test('one that volumes use keeps its name and stays; its limits change', async () => {
    const { json: before } = await call(used, { as: admin });
    const { id: _id, revision_number: _revision, created_at: _created, updated_at: _updated, ...sent } = before;
    const removal = await call(used, { method: 'DELETE', as: admin });
    assert.deepEqual(
      [removal.status, removal.json.error.err_code, removal.json.error.values.by],
      [409, 'in_use', 'volumes'],
    );
    const renamed = await call(used, { method: 'PATCH', as: admin, body: { ...sent, name: 'x' } });
    assert.deepEqual([renamed.status, renamed.json.error.err_code], [409, 'in_use']);
    const limited = await call(used, { method: 'PATCH', as: admin, body: { ...sent, qos: { total_iops_sec: 100 } } });
    assert.deepEqual([limited.status, limited.json.qos], [200, { total_iops_sec: 100 }]);
  });

  await t.test('one is made and deleted', async () => {
    const { status, json } = await call(policies, { method: 'POST', as: admin, body });
    assert.deepEqual([status, json.redundancy], [200, body.redundancy]);
    assert.equal((await call(`${policies}/${json.id}`, { method: 'DELETE', as: admin })).status, 204);
  });
});
