import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestPlatform } from '../../app/testing/test-platform.ts';
import { stableId } from '../../identity/accounts/stable-id.ts';
import { privateKey, testKeys } from './test-keys.ts';

const keys = '/api/v2/compute/keys';
const ops = stableId('ssh_key', 'payments-prod', 'ops-2026');
const body = { name: 'new key', public_key: testKeys.ed25519.line };

test('SSH keys over HTTP', async (t) => {
  const { call, signIn } = await openTestPlatform(t);
  const jonas = await signIn('jonas.lind', 'payments-prod');
  const sara = await signIn('sara.nyberg', 'storefront');
  const otto = await signIn('otto.viewer');

  await t.test('the demo has some, at addresses that a test can name', async () => {
    const { json } = await call(`${keys}?with_count=true`, { as: jonas });
    assert.deepEqual([json.count, json.data[0].name], [6, 'break-glass']);
    assert.equal((await call(`${keys}/${ops}`, { as: jonas })).json.name, 'ops-2026');
  });

  // spec: ssh-key.address
  await t.test('a name stands for the id, with a slash at the end too', async () => {
    for (const address of ['ops-2026', 'ops-2026/', ops.toUpperCase()])
      assert.equal((await call(`${keys}/${address}`, { as: jonas })).json.id, ops, address);
    assert.equal((await call(`${keys}/${encodeURIComponent('mia@laptop')}`, { as: jonas })).status, 200);
    for (const address of ['OPS-2026', 'none', 'sara@desk', encodeURIComponent('a/b')])
      assert.equal((await call(`${keys}/${address}`, { as: jonas })).status, 404, address);
  });

  await t.test('a viewer reads all and changes nothing', async () => {
    assert.equal((await call(`${keys}/${ops}`, { as: otto })).json.name, 'ops-2026');
    for (const [path, method, subject, sent] of [
      [keys, 'POST', 'compute_keys', body],
      [`${keys}/${ops}`, 'DELETE', 'compute_key', undefined],
      [`${keys}/delete`, 'POST', 'compute_key', { ids: [ops] }],
    ] as const) {
      const { status, json } = await call(path, { method, as: otto, body: sent });
      assert.deepEqual([path, status, json.error.values], [path, 403, { subject, method }]);
    }
  });

  await t.test('a foreign project is not there, and nothing changes a key', async () => {
    assert.equal((await call(`${keys}/${ops}`, { as: sara })).status, 404);
    assert.equal((await call(`${keys}/${ops}`, { method: 'DELETE', as: sara })).status, 404);
    assert.equal((await call(`${keys}/${ops}`, { method: 'PATCH', as: jonas, body: { name: 'x' } })).status, 404);
  });

  // spec: ssh-key.private, spec: ssh-key.public
  await t.test('wrong fields are named', async () => {
    for (const [sent, problems] of [
      [{}, { name: 'required', public_key: 'required' }],
      [{ ...body, public_key: privateKey }, { public_key: 'private_key' }],
      [{ ...body, public_key: 'a'.repeat(16_385) }, { public_key: 'size' }],
      [{ ...body, name: 'a'.repeat(256) }, { name: 'size' }],
      [{ ...body, name: 'ops-2026' }, { name: 'name_taken' }],
      [{ ...body, description: 'a'.repeat(256) }, { description: 'size' }],
    ] as const) {
      const { status, json } = await call(keys, { method: 'POST', as: jonas, body: sent });
      const codes = Object.entries(json.error.fields).map(([field, { code }]: [string, any]) => [field, code]);
      assert.deepEqual([status, Object.fromEntries(codes)], [400, problems]);
    }
  });

  await t.test('one is added, counted, found by its fingerprint, and deleted', async () => {
    const { status, json: key } = await call(keys, { method: 'POST', as: jonas, body });
    assert.deepEqual([status, key.fingerprint], [200, testKeys.ed25519.md5]);
    const { json: counts } = await call('/api/v2/counts', { as: jonas });
    assert.equal(counts.data.find(({ type }: { type: string }) => type === 'ssh_key')?.count, 7);
    const { json: found } = await call('/api/v2/search?q=new%20key', { as: jonas });
    assert.ok(found.data.some(({ type, id }: { type: string; id: string }) => type === 'ssh_key' && id === key.id));
    const named = `${keys}/${encodeURIComponent('new key')}`;
    assert.equal((await call(named, { method: 'DELETE', as: jonas })).status, 204);
    assert.equal((await call(named, { as: jonas })).status, 404);
  });
});
