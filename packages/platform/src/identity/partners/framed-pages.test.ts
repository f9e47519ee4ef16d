import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { demoDomainId } from '../accounts/demo-accounts.ts';
import { builtFiles } from '../../app/start/settings.ts';
import { openProbeEngine } from '../../app/testing/probe-engine.ts';
import { tempFolder } from '../../app/testing/temp-folder.ts';
import { openTestPlatform, type Signed } from '../../app/testing/test-platform.ts';

const html = { Accept: 'text/html,application/xhtml+xml' };

async function open(t: TestContext) {
  const folder = tempFolder(t);
  writeFileSync(join(folder, 'index.html'), `<!doctype html><html lang="en"><head></head>${' '.repeat(1000)}</html>`);
  return openTestPlatform(t, { files: { ...builtFiles, console: folder } }, { openEngine: openProbeEngine });
}

test('the window for a sign-in is opened for a listed partner, is framed by nobody, and alone keeps its opener', async (t) => {
  const { call } = await open(t);
  const window = (query: string) => call(`/iframe/sign-in${query}`, { headers: html });
  const listed = await window(`?host=${encodeURIComponent('http://localhost:8801')}`);
  assert.equal(listed.status, 200);
  assert.equal(listed.headers.get('cross-origin-opener-policy'), null);
  const packed = await call(`/iframe/sign-in?host=${encodeURIComponent('http://localhost:8801')}`, {
    headers: { ...html, 'Accept-Encoding': 'br' },
  });
  assert.equal(packed.headers.get('content-encoding'), 'br');
  assert.match(listed.headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/);
  assert.match(listed.text, /<meta name="skydeck-host" content="http:\/\/localhost:8801">/);
  for (const query of ['', '?host=https://evil.example', '?host=http://localhost:8801&host=http://localhost:8801']) {
    const { status, headers, text } = await window(query);
    assert.deepEqual([status, headers.get('cross-origin-opener-policy')], [403, 'same-origin'], query);
    assert.match(headers.get('content-security-policy') ?? '', /frame-ancestors 'none'/, query);
    // The console itself, which shows its error page and the way out; it knows of no page around it.
    assert.match(text, /<base href="\/">/, query);
    assert.doesNotMatch(text, /skydeck-host/, query);
  }
});

// spec: embedding.listed
test('a page that shows no form can ask whether it is listed, of itself alone, from anywhere and without a session', async (t) => {
  const { call } = await open(t);
  for (const [origin, status] of [
    ['http://localhost:8801', 204],
    ['https://evil.example', 403],
    ['null', 403],
    [null, 403],
  ] as const)
    for (const prefix of ['', '/api/agent_direct/agent-7/lca']) {
      const answer = await call(`${prefix}/embed/v1/listed?host=http://localhost:8801`, {
        headers: origin === null ? {} : { Origin: origin },
      });
      assert.deepEqual([answer.status, answer.text], [status, ''], `${prefix} ${origin}`);
      assert.equal(answer.headers.get('access-control-allow-origin'), '*');
      assert.equal(answer.headers.get('cache-control'), 'no-store');
    }
});

test('spelled in another way it is no window: nothing in it would be bound to the page', async (t) => {
  const { call } = await open(t);
  const query = `?host=${encodeURIComponent('http://localhost:8801')}`;
  for (const path of ['/iframe/sign-in/', '/iframe/sign%2Din', '/iframe/%73ign-in', '/%69frame/sign-in']) {
    const { status, headers } = await call(`${path}${query}`, { headers: html });
    assert.deepEqual([status, headers.get('cross-origin-opener-policy')], [404, 'same-origin'], path);
  }
});

// spec: embedding.v0
test('version 0 is spoken as the person’s own domain says; while nobody is known, as all say that list the page', async (t) => {
  const { call, signIn } = await open(t);
  const [root, jonas] = [await signIn('admin'), await signIn('jonas.lind')];
  const demo = 'http://localhost:8801';
  const speaks = async (as?: Signed) => {
    const cookie = as && { Cookie: `skydeck_session=${as.sessionId}` };
    const { text } = await call(`/iframe/networks/add?host=${demo}`, { headers: { ...html, ...cookie } });
    return text.includes('skydeck-v0');
  };
  // Norrland lists it with version 0; nobody else does: of others the page is told what it is told of nobody.
  assert.deepEqual([await speaks(), await speaks(jonas), await speaks(root)], [true, true, true]);
  const body = { name: 'Portal', origin: demo };
  const fjordlight = `/api/v2/domains/${demoDomainId('Fjordlight Energy')}/partners`;
  assert.equal((await call(fjordlight, { method: 'POST', as: root, body })).status, 200);
  assert.deepEqual([await speaks(), await speaks(jonas), await speaks(root)], [false, true, false]);
});
