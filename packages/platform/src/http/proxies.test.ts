import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { openProbeEngine } from '../app/testing/probe-engine.ts';
import { openTestPlatform } from '../app/testing/test-platform.ts';

/** From which address a login was audited, and whether its cookie was for TLS. */
async function seen(t: TestContext, trustedProxies: readonly string[], headers: Record<string, string>) {
  const { call, platform } = await openTestPlatform(t, { trustedProxies }, { openEngine: openProbeEngine });
  const body = { username: 'jonas.lind', password: 'wrong' };
  await call('/api/v2/login', { method: 'POST', body, headers });
  const rows = await platform.internals.store.read((tx) => tx.tables.selectFrom('audit').select('address').execute());
  const page = await call('/api/v2/settings/locales', { headers });
  return { address: rows[0]?.address, isSecure: page.headers.get('strict-transport-security') !== null };
}

const own = /^(127\.0\.0\.1|0:0:0:0::\/64)$/;
const forwarded = { 'X-Forwarded-For': '203.0.113.7', 'X-Forwarded-Proto': 'https', 'X-Real-IP': '203.0.113.8' };

test('headers of a proxy count from the proxies that the operator names', async (t) => {
  const { address, isSecure } = await seen(t, ['127.0.0.1', '::1'], forwarded);
  assert.deepEqual([address, isSecure], ['203.0.113.7', true]);
});

test('from anybody else they are words', async (t) => {
  for (const trusted of [[], ['192.0.2.1']]) {
    const { address, isSecure } = await seen(t, trusted, forwarded);
    assert.match(address ?? '', own);
    assert.equal(isSecure, false);
  }
});

test('what was written before the first proxy of ours does not count', async (t) => {
  const forged = { ...forwarded, 'X-Forwarded-For': '198.51.100.1, 203.0.113.7' };
  assert.equal((await seen(t, ['127.0.0.1', '::1'], forged)).address, '203.0.113.7');
});
