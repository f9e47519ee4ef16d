import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { RECONFIGURATION_HEADER } from '@skydeck/contract';
import type { OpenEngine } from '../../engines/engine.ts';
import { builtFiles } from '../start/settings.ts';
import { openProbeEngine } from '../testing/probe-engine.ts';
import { tempFolder } from '../testing/temp-folder.ts';
import { openTestPlatform, type Signed } from '../testing/test-platform.ts';

const script = 'globalThis.started = true;\n';

async function open(t: TestContext, openEngine: OpenEngine = openProbeEngine) {
  const folder = tempFolder(t);
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><head><title>Console</title></head><body></body></html>',
  );
  writeFileSync(join(folder, 'assets/app-1a2b3c.js'), script);
  writeFileSync(join(folder, 'assets/app-1a2b3c.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'secret.html'), 'not a page of its own');
  writeFileSync(join(folder, 'host.js'), 'customElements;\n');
  const files = { ...builtFiles, console: folder, hostScript: join(folder, 'host.js') };
  return openTestPlatform(t, { files }, { openEngine });
}

const html = { Accept: 'text/html,application/xhtml+xml' };
const policyOf = (headers: Headers, name: string) =>
  (headers.get('content-security-policy') ?? '').split('; ').find((part) => part.startsWith(`${name} `));

test('every address of the console answers its page, fresh each time', async (t) => {
  const { call } = await open(t);
  for (const path of [
    '/',
    '/login',
    '/login/norrland-retail',
    '/compute/routers?project_id="x"',
    '/error404',
    '/users',
    '/auth/success',
  ]) {
    const { status, headers, text } = await call(path, { headers: html });
    assert.deepEqual(
      [status, headers.get('cache-control'), headers.get('content-type')],
      [200, 'no-cache', 'text/html; charset=utf-8'],
      path,
    );
    assert.match(text, /<head><base href="\/"><meta name="skydeck-session" content="none"><title>Skydeck<\/title>/);
  }
});

test('a page says that there is no session where the browser has shown none: then nobody has to be asked', async (t) => {
  const { call, signIn } = await open(t);
  const saysNone = async (headers: Record<string, string>) =>
    (await call('/login', { headers: { ...html, ...headers } })).text.includes('<meta name="skydeck-session"');
  assert.equal(await saysNone({}), true);
  const { sessionId } = await signIn('mia.hallberg');
  assert.equal(await saysNone({ cookie: `skydeck_session=${sessionId}` }), false);
  // One that is over may be one of an account that is disabled, and the person is told so.
  assert.equal(await saysNone({ cookie: 'skydeck_session=over' }), false);
});

test('the page is called what the theme of its domain says, before any script runs', async (t) => {
  const { call, signIn } = await open(t);
  const titleOf = async (path: string, as?: Signed) =>
    /<title>([^<]*)<\/title>/.exec((await call(path, { headers: html, ...(as && { as }) })).text)?.[1];
  const mia = await signIn('mia.hallberg');
  const { domain_id: domain } = (await call('/api/v2/accounts/whoami/', { as: mia })).json;
  const output = await call(`/api/v2/domains/${domain}/props/GeneralTheme`, {
    method: 'POST',
    as: mia,
    body: { data: { productTitle: 'Norrland <Cloud> $& "1"' }, access: 'pub' },
  });
  assert.equal(output.status, 200, output.text);
  const own = 'Norrland &lt;Cloud&gt; $&amp; &quot;1&quot;';
  assert.equal(await titleOf('/login/norrland-retail'), own);
  assert.equal(await titleOf('/login/norrland-retail/provider'), own);
  assert.equal(await titleOf(`/api/agent_direct/agent-7/lca/login/${domain}?redirectUrl=%2F`), own);
  assert.equal(await titleOf('/compute/networks', mia), own);
  for (const path of ['/', '/login', '/login/', '/login/nowhere', '/compute/networks', '/iframe/networks/add'])
    assert.equal(await titleOf(path), 'Skydeck', path);
});

// spec: theme.page
test('the page has its theme as data, and says whose it is', async (t) => {
  const { call, signIn } = await open(t);
  const pageTheme = async (path: string, as?: Signed) => {
    const { text } = await call(path, { headers: html, ...(as && { as }) });
    const [, block] = /<script type="application\/json" id="skydeck-theme">([^<]*)<\/script><\/head>/.exec(text) ?? [];
    if (block === undefined) return null;
    const { request_id: requestId, ...page } = JSON.parse(block);
    assert.match(requestId, /^req-/);
    return page;
  };
  const served = async (query: string, as?: Signed) =>
    (await call(`/api/v2/settings/theme${query}`, { ...(as && { as }) })).json;
  const mia = await signIn('mia.hallberg');
  const { domain_id: domain } = (await call('/api/v2/accounts/whoami/', { as: mia })).json;
  await call(`/api/v2/domains/${domain}/props/GeneralTheme`, {
    method: 'POST',
    as: mia,
    body: { data: { productTitle: '</script><b>' }, access: 'auth' },
  });
  assert.deepEqual(await pageTheme('/compute/networks'), { domain: null, theme: await served('') });
  const own = await pageTheme('/compute/networks', mia);
  assert.deepEqual(own, { domain, theme: await served('', mia) });
  assert.equal(own.theme.productTitle, '</script><b>');
  // A stranger sees neither what a domain keeps to its own nor whether there is one.
  for (const named of ['norrland-retail', 'nowhere'])
    assert.deepEqual(await pageTheme(`/login/${named}`), { domain: named, theme: await served(`?domain=${named}`) });
  assert.deepEqual(await pageTheme('/api/agent_direct/agent-7/lca/compute/networks', mia), {
    domain,
    theme: (await call('/api/agent_direct/agent-7/lca/api/v2/settings/theme', { as: mia })).json,
  });
});

test('what is no page is not answered with one', async (t) => {
  const { call } = await open(t);
  for (const path of [
    '/api/nothing',
    '/api',
    '/grafana/login',
    '/grafana',
    '/ws',
    '/embed/v2/host.js',
    '/theme/skydeck/nothing.svg',
    '/theme/../package.json',
    '/assets/gone.js',
    '/favicon.ico',
    '/secret.html.bak',
    '/..%2fpackage.json',
  ]) {
    const { status, json } = await call(path, { headers: html });
    assert.deepEqual([status, json?.error.err_code], [404, 'unknown_path'], path);
  }
  assert.equal((await call('/compute/routers', { headers: { Accept: 'application/json' } })).status, 404);
});

test('files with a hash in their name keep forever, and go out compressed', async (t) => {
  const { call } = await open(t);
  const { headers, text } = await call('/assets/app-1a2b3c.js', { headers: { 'Accept-Encoding': 'br, gzip' } });
  assert.equal(text, script);
  assert.equal(headers.get('content-encoding'), 'br');
  assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable');
  assert.match(headers.get('content-type') ?? '', /javascript/);
  assert.equal(
    (await call('/assets/app-1a2b3c.js', { headers: { 'Accept-Encoding': 'identity' } })).headers.get(
      'content-encoding',
    ),
    null,
  );
});

test('under the agent’s prefix the page has its base, and pictures their prefix', async (t) => {
  const { call } = await open(t);
  const prefix = '/api/agent_direct/agent-7/lca';
  assert.match(
    (await call(`${prefix}/compute/routers`, { headers: html })).text,
    /<base href="\/api\/agent_direct\/agent-7\/lca\/">/,
  );
  assert.match((await call(prefix, { headers: html })).text, /<base href="\/api\/agent_direct\/agent-7\/lca\/">/);
  const { json } = await call(`${prefix}/api/v2/settings/theme`);
  assert.equal(json.logo, `${prefix}/theme/skydeck/logo.svg`);
  assert.match((await call(json.logo)).headers.get('content-type') ?? '', /svg/);
  assert.equal((await call(`${prefix}/assets/app-1a2b3c.js`)).status, 200);
});

test('a prefix cannot bring markup into the page', async (t) => {
  const { call } = await open(t);
  const { text } = await call(`/api/agent_direct/"><script>alert(1)</script>/lca/`.replaceAll('<', '%3C'), {
    headers: html,
  });
  assert.doesNotMatch(text, /<script>/);
});

test('security headers are on pages, files, answers and errors alike', async (t) => {
  const { call } = await open(t);
  for (const path of [
    '/',
    '/assets/app-1a2b3c.js',
    '/api/v2/settings/locales',
    '/api/nothing',
    '/api/v2/probe/%E0%A4%A',
  ]) {
    const { headers } = await call(path, { headers: html });
    assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
    assert.equal(headers.get('referrer-policy'), 'no-referrer', path);
    assert.equal(headers.get('cross-origin-opener-policy'), 'same-origin', path);
    assert.equal(policyOf(headers, 'frame-ancestors'), "frame-ancestors 'none'", path);
    assert.equal(policyOf(headers, 'script-src'), "script-src 'self'", path);
    assert.equal(policyOf(headers, 'default-src'), "default-src 'none'", path);
    assert.match(headers.get('x-request-id') ?? '', /^req-/, path);
    assert.ok(headers.get('permissions-policy'), path);
    assert.doesNotMatch(headers.get('content-security-policy') ?? '', /unsafe/, path);
  }
});

test('no answer frames anything', async (t) => {
  const { call } = await open(t);
  const frames = async (path: string) => policyOf((await call(path, { headers: html })).headers, 'frame-src');
  const partner = encodeURIComponent('http://localhost:8801');
  for (const path of [
    '/s3-storage/buckets',
    `/iframe/networks/add?host=${partner}`,
    '/iframe/networks/add?host=https://evil.example',
    '/iframe/networks/add',
    '/assets/app-1a2b3c.js',
    '/api/v2/settings/locales',
    '/api/nothing',
    '/assets/gone.js',
  ])
    assert.equal(await frames(path), undefined, path);
});

test('over TLS a browser is told to stay with it, without TLS it is not', async (t) => {
  const plain = await open(t);
  assert.equal((await plain.call('/', { headers: html })).headers.get('strict-transport-security'), null);
  const { call } = await openTestPlatform(
    t,
    { publicOrigin: 'https://console.example' },
    { openEngine: openProbeEngine },
  );
  for (const path of ['/', '/api/v2/settings/locales', '/api/nothing', '/api/v2/probe/%E0%A4%A']) {
    const { headers } = await call(path, { headers: html });
    assert.match(headers.get('strict-transport-security') ?? '', /^max-age=63072000; includeSubDomains$/, path);
  }
});

test('a listed partner, and nobody else, may frame the forms', async (t) => {
  const { call } = await open(t);
  const framed = await call(`/iframe/networks/add?host=${encodeURIComponent('http://localhost:8801')}`, {
    headers: html,
  });
  assert.equal(framed.status, 200);
  assert.equal(policyOf(framed.headers, 'frame-ancestors'), 'frame-ancestors http://localhost:8801');
  assert.equal(framed.headers.get('cross-origin-opener-policy'), 'same-origin');
  assert.match(
    framed.text,
    /<meta name="skydeck-host" content="http:\/\/localhost:8801"><meta name="skydeck-v0" content="on">/,
  );
});

test('a host that is not listed, or is no origin, gets 403, and a page that nobody may frame', async (t) => {
  const { call } = await open(t);
  const hosts = [
    'http://localhost:8802',
    'https://localhost:8801',
    'http://localhost:8801.evil.example',
    'http://localhost:8801/',
    'http://localhost',
    'http://user@localhost:8801',
    'HTTP://LOCALHOST:8801',
    '*',
    'null',
    'javascript:alert(1)',
    '',
    "http://localhost:8801'; script-src *",
    'data:text/html,x',
  ];
  for (const host of hosts) {
    const { status, headers, text } = await call(`/iframe/networks/add?host=${encodeURIComponent(host)}`, {
      headers: html,
    });
    assert.equal(status, 403, host);
    assert.equal(policyOf(headers, 'frame-ancestors'), "frame-ancestors 'none'", host);
    assert.match(text, /<base href="\/">.*<title>Skydeck<\/title>/, host);
    assert.doesNotMatch(text, /skydeck-host|skydeck-v0/, host);
  }
  const twice = await call('/iframe/networks/add?host=http://localhost:8801&host=http://evil.example', {
    headers: html,
  });
  assert.equal(twice.status, 403, 'two hosts are none');
});

test('an embedded page without a host is one that nobody may frame', async (t) => {
  const { call } = await open(t);
  const { status, headers, text } = await call('/iframe/networks/add', { headers: html });
  assert.deepEqual([status, policyOf(headers, 'frame-ancestors')], [200, "frame-ancestors 'none'"]);
  assert.doesNotMatch(text, /skydeck-host/);
});

test('the host script is public code', async (t) => {
  const { call } = await open(t);
  const { headers, text } = await call('/embed/v1/host.js');
  assert.equal(text, 'customElements;\n');
  assert.equal(headers.get('access-control-allow-origin'), '*');
  assert.match(headers.get('content-type') ?? '', /javascript/);
});

test('a theme’s picture cannot run anything when it is opened by itself', async (t) => {
  const { call } = await open(t);
  const { headers } = await call('/theme/halyard/logo.svg');
  assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'.*sandbox/);
  assert.equal((await call('/theme/halyard/theme.json')).status, 404, 'only the pictures a theme names are served');
});

test('the settings that the login page needs are there without a session', async (t) => {
  const { call } = await open(t);
  const locales = (await call('/api/v2/settings/locales')).json.data as {
    language: string;
    display_name: string;
    is_default: boolean;
  }[];
  assert.deepEqual(
    locales.map(({ language }) => language),
    ['ar', 'de', 'en', 'es', 'ja', 'pt', 'ru', 'tr', 'zh'],
  );
  assert.deepEqual(
    locales.filter((locale) => locale.is_default).map(({ language }) => language),
    ['en'],
  );
  assert.deepEqual(
    locales.map((locale) => locale.display_name),
    ['العربية', 'Deutsch', 'English', 'Español', '日本語', 'Português', 'Русский', 'Türkçe', '中文'],
  );
  assert.equal((await call('/api/v2/settings/theme?domain=nowhere')).json.productName, 'Skydeck');
  assert.equal((await call('/api/v2/about')).json.product.name, 'Skydeck');
  assert.equal((await call('/features.json')).json[0].id, 'tasks-notifications');
  assert.deepEqual((await call('/api/v2/login?domain=default')).json.data, []);
});

// spec: live.stop.pages
test('a server that is stopping still serves its page, which says so, and refuses every call', async (t) => {
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  let stop = async () => {};
  const { platform, call } = await open(t, (parts) => ({
    ...openProbeEngine(parts),
    startBackground: () => ({ idle: async () => {}, stop: () => stop() }),
  }));
  stop = () => isOver;
  const closed = platform.close();
  const refused = await call('/api/v2/meta');
  assert.deepEqual(
    [refused.status, refused.json.error.err_code, refused.headers.get(RECONFIGURATION_HEADER)],
    [503, 'stopping', 'stopping'],
  );
  for (const path of ['/compute/routers', '/iframe/network/add', '/assets/app-1a2b3c.js']) {
    const { status } = await call(path, { headers: html });
    assert.equal(status, 200, path);
  }
  end();
  await closed;
});
