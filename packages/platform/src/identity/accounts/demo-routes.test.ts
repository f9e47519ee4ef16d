import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestPlatform } from '../../app/testing/test-platform.ts';
import { demoAccounts } from './demo-accounts.ts';

test('the accounts of the demo are told to who has not signed in, and let them in', async (t) => {
  const { call } = await openTestPlatform(t);
  const { status, json } = await call('/api/v2/login/demo');
  assert.equal(status, 200);
  assert.deepEqual(
    json.map(({ name, role }: { name: string; role: string }) => [name, role]),
    [
      ['admin', 'system_admin'],
      ['mia.hallberg', 'domain_admin'],
      ['jonas.lind', 'member'],
      ['sara.nyberg', 'member'],
      ['otto.viewer', 'viewer'],
    ],
  );
  assert.equal(json.length, demoAccounts.length);
  const [, mia] = json;
  const body = { username: mia.name, password: mia.password, domain: mia.domain_name };
  assert.equal((await call('/api/v2/login', { method: 'POST', body })).status, 200);
});

test('where there is no demo nobody is told', async (t) => {
  const { call } = await openTestPlatform(t, { demo: false });
  assert.deepEqual((await call('/api/v2/login/demo')).json, []);
});
