import assert from 'node:assert/strict';
import { request } from 'node:http';
import { test } from 'node:test';
import { openProbeEngine } from '../app/testing/probe-engine.ts';
import { openTestPlatform } from '../app/testing/test-platform.ts';

interface Sent {
  readonly says: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly passes: boolean;
}

/** `fetch` would not let a test write what only a browser writes. */
function post(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/api/v2/logout`, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end();
  });
}

// spec: session.cross-site
test('changes come only from the console itself', async (t) => {
  const { url, signIn, call } = await openTestPlatform(t, {}, { openEngine: openProbeEngine });
  const cookie = { Cookie: `skydeck_session=${(await signIn('jonas.lind')).sessionId}` };
  const asked = { 'X-Requested-With': 'XMLHttpRequest' };
  const table: readonly Sent[] = [
    { says: 'a form of another site', headers: { Origin: 'https://evil.example' }, passes: false },
    { says: 'a form that hides where it is from', headers: { Origin: 'null', ...asked }, passes: false },
    { says: 'a script without the header', headers: {}, passes: false },
    {
      says: 'a script of another site with the header',
      headers: { ...asked, Origin: 'https://evil.example' },
      passes: false,
    },
    { says: 'another port of this host', headers: { ...asked, Origin: 'http://localhost:9' }, passes: false },
    { says: 'a site beside us', headers: { ...asked, 'Sec-Fetch-Site': 'same-site' }, passes: false },
    {
      says: 'another site by the browser’s own word',
      headers: { ...asked, Origin: url, 'Sec-Fetch-Site': 'cross-site' },
      passes: false,
    },
    { says: 'the console', headers: { ...asked, Origin: url, 'Sec-Fetch-Site': 'same-origin' }, passes: true },
  ];
  for (const { says, headers, passes } of table) {
    const before = (await call('/api/v2/accounts/whoami', { headers: cookie })).status;
    const status = await post(url, { ...cookie, ...headers });
    const after = (await call('/api/v2/accounts/whoami', { headers: cookie })).status;
    assert.deepEqual([before, status, after], passes ? [200, 204, 401] : [200, 403, 200], says);
  }
});

// spec: session.cross-site
test('no CORS is granted to anybody', async (t) => {
  const { call } = await openTestPlatform(t, {}, { openEngine: openProbeEngine });
  const preflight = await call('/api/v2/login', {
    method: 'OPTIONS',
    headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
  });
  assert.equal(preflight.status, 404);
  assert.deepEqual(
    [...preflight.headers.keys()].filter((name) => name.startsWith('access-control')),
    [],
  );
});

test('behind a proxy the public origin is the console’s', async (t) => {
  const { url } = await openTestPlatform(
    t,
    { publicOrigin: 'https://console.example.com' },
    { openEngine: openProbeEngine },
  );
  const asked = { 'X-Requested-With': 'XMLHttpRequest' };
  assert.equal(await post(url, { ...asked, Origin: 'https://console.example.com' }), 401);
  assert.equal(await post(url, { ...asked, Origin: 'https://console.example.com.evil.example' }), 403);
});
