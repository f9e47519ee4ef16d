import assert from 'node:assert/strict';
import { test } from 'node:test';
import { usualNames } from '@skydeck/contract';
import { createRealClock } from '../../../clock.ts';
import { type OpenProvider, SignInRefused } from '../kind.ts';
import { readAllowedTarget } from '../outgoing/addresses.ts';
import { createTargets } from '../outgoing/targets.ts';
import { createBrowser } from '../testing/browser.ts';
import { startOidcServer } from '../testing/oidc-server.ts';
import { createOpenIdConnect } from './kind.ts';

const redirectUrl = 'http://localhost:9/api/v2/auth/oidc/callback';
const state = 'a state of the tests that is long enough';

test('an answer is taken only with the nonce, the verifier and the state of its own beginning', async (t) => {
  const server = await startOidcServer({ redirectUrl });
  t.after(() => server.close());
  server.accounts.set('ada', { name: 'ada', fullName: 'Ada Byron', email: 'ada@example.com', groups: [] });
  const { browser } = createOpenIdConnect(
    createTargets(['localhost'].flatMap((host) => readAllowedTarget(host) ?? [])),
    createRealClock(),
  );
  const provider = {
    id: 'one',
    revision: 1,
    issuer: server.issuer,
    client_id: server.clientId,
    client_secret: server.clientSecret,
    scope: 'openid profile',
    mapping: usualNames.oidc,
    verify_ssl: true,
    ca_certificate: '',
    request_timeout_connect: 5,
    request_timeout_read: 5,
  } as unknown as OpenProvider;
  assert.ok(browser);

  const signedIn = async (changed: Readonly<Record<string, string>>, expected = state) => {
    const { address, secrets } = await browser.begin(provider, { redirectUrl, state });
    const somebody = createBrowser();
    const page = await somebody.visit(address);
    const action = /action="([^"]+)"/.exec(page.text)?.[1] ?? '';
    const { url } = await somebody.visit(new URL(action, page.url).href, {
      method: 'POST',
      form: { prompt: 'login', login: 'ada', password: 'any' },
      stopAt: ({ pathname }) => pathname.endsWith('/callback'),
    });
    return browser.finish(provider, {
      answer: url.searchParams,
      secrets: { ...secrets, ...changed },
      state: expected,
      redirectUrl,
    });
  };
  const isRefused = (error: unknown) => error instanceof SignInRefused && error.reason === 'invalid';
  assert.equal((await signedIn({})).subject, 'ada');
  await assert.rejects(signedIn({ nonce: 'another' }), isRefused);
  await assert.rejects(signedIn({ nonce: '' }), isRefused);
  await assert.rejects(signedIn({ verifier: 'another'.repeat(8) }), isRefused);
  await assert.rejects(signedIn({}, 'another state'), isRefused);
});
