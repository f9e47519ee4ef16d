import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { DomainProvider } from '@skydeck/contract';
import { createBrowser, isConsolePage, type TestBrowser } from '../testing/browser.ts';
import { certificateOf, type TestCertificate } from '../testing/certificate.ts';
import {
  encoded,
  readRequest,
  type SamlClaims,
  signatureOf,
  signedResponse,
  writeAssertion,
  writeResponse,
} from '../testing/saml-response.ts';
import { type IdentityTestbed, openIdentityTestbed, providersPath } from '../testing/testbed.ts';

interface Setup extends IdentityTestbed {
  readonly provider: DomainProvider;
  readonly keys: TestCertificate;
}

const entityId = 'https://id.example.com/saml';
const foreign = { Origin: 'https://id.example.com', 'Sec-Fetch-Site': 'cross-site' };

/** Null, and the test says why, where no certificate can be made. */
async function open(t: TestContext): Promise<Setup | null> {
  const keys = certificateOf('id.example.com');
  if (!keys) {
    t.skip('openssl is not installed');
    return null;
  }
  const testbed = await openIdentityTestbed(t);
  const provider = await testbed.addProvider({
    type: 'saml',
    name: 'Partner login',
    entity_id: entityId,
    sign_in_url: 'https://id.example.com/sso?tenant=7',
    signing_certificates: keys.certificate,
    groups: [{ group: 'admins', role: 'domain_admin', project_id: null }],
  });
  return { ...testbed, provider, keys };
}

interface Begun {
  readonly browser: TestBrowser;
  readonly claims: SamlClaims;
  readonly relayState: string;
  readonly cookie: string;
}

/** Up to the provider's address. */
async function begin({ url, provider }: Setup): Promise<Begun> {
  const browser = createBrowser();
  let sent: URL | null = null;
  const cookies: string[] = [];
  await browser.visit(`${url}/api/v2/auth/begin/${provider.id}?redirectUrl=%2Fcompute`, {
    stopAt: (at) => {
      sent = at;
      return at.host === 'id.example.com';
    },
  });
  cookies.push(...[...browser.cookies].map(([name, value]) => `${name}=${value}`));
  const { id, issuer, relayState } = readRequest(sent ?? new URL('http://nowhere.example'));
  assert.equal(issuer, provider.service_entity_id);
  return {
    browser,
    relayState,
    cookie: cookies.join('; '),
    claims: {
      issuer: entityId,
      audience: provider.service_entity_id,
      destination: provider.redirect_url,
      requestId: id,
      name: 'u-1815',
      attributes: {
        uid: ['ada.byron'],
        displayName: ['Ada Byron'],
        mail: ['ada@example.com'],
        groups: ['admins', 'b'],
      },
    },
  };
}

const post = ({ provider }: Setup, { browser, relayState }: Pick<Begun, 'browser' | 'relayState'>, xml: string) =>
  browser.visit(provider.redirect_url, {
    method: 'POST',
    form: { SAMLResponse: encoded(xml), RelayState: relayState },
    headers: foreign,
    stopAt: isConsolePage,
  });

const outcome = ({ url }: { url: URL }, { cookies }: TestBrowser) => [
  url.pathname,
  url.searchParams.get('reason'),
  cookies.has('skydeck_session'),
];

test('a signed response signs somebody in, posted by the provider’s own page', async (t) => {
  const testbed = await open(t);
  if (!testbed) return;
  const begun = await begin(testbed);
  const end = await post(testbed, begun, signedResponse(begun.claims, testbed.keys.key));
  assert.deepEqual(outcome(end, begun.browser), ['/auth/success', null, true]);
  assert.equal(end.url.searchParams.get('redirectUrl'), '/compute');
  const as = { sessionId: begun.browser.cookies.get('skydeck_session') ?? '', token: null };
  const { json } = await testbed.call('/api/v2/accounts/whoami', { as });
  assert.deepEqual(
    [json.name, json.full_name, json.email, json.roles, json.identity_provider],
    ['ada.byron', 'Ada Byron', 'ada@example.com', ['domain_admin'], testbed.provider.id],
  );
});

test('the cookie of the way there comes back with a form of another site', async (t) => {
  const testbed = await open(t);
  if (!testbed) return;
  const { headers } = await testbed.call(`/api/v2/auth/begin/${testbed.provider.id}`);
  assert.match(headers.get('set-cookie') ?? '', /; HttpOnly; SameSite=None; Secure$/);
});

const bad: readonly (readonly [string, (begun: Begun, key: string) => string])[] = [
  ['no signature at all', ({ claims }) => writeResponse(claims, writeAssertion(claims), { id: '_r' })],
  [
    'only the assertion signed',
    ({ claims }, key) => {
      const plain = writeAssertion(claims, '_a');
      const signed = plain.replace('</saml:Issuer>', `</saml:Issuer>${signatureOf('_a', plain, key)}`);
      return writeResponse(claims, signed, { id: '_r' });
    },
  ],
  [
    'a word changed after signing',
    ({ claims }, key) => signedResponse(claims, key).replace('ada.byron', 'mia.hallberg'),
  ],
  [
    'a second assertion beside the signed one',
    ({ claims }, key) =>
      signedResponse(claims, key).replace(
        '</samlp:Response>',
        `${writeAssertion({ ...claims, name: 'eve' })}</samlp:Response>`,
      ),
  ],
  [
    'the signed response wrapped into another',
    ({ claims }, key) => {
      const evil = { ...claims, name: 'eve', attributes: { uid: ['eve'], groups: ['admins'] } };
      const signed = signedResponse(claims, key);
      const signature = /<ds:Signature .*<\/ds:Signature>/.exec(signed)?.[0] ?? '';
      const moved = signature.replace(
        '</ds:Signature>',
        `<ds:Object>${signed.replace(signature, '')}</ds:Object></ds:Signature>`,
      );
      return writeResponse(evil, writeAssertion(evil), { id: '_evil', signature: moved });
    },
  ],
  [
    'the signed response wrapped under its own id',
    ({ claims }, key) => {
      const evil = { ...claims, name: 'eve', attributes: { uid: ['eve'], groups: ['admins'] } };
      const signed = signedResponse(claims, key);
      const id = /<samlp:Response [^>]*ID="([^"]+)"/.exec(signed)?.[1] ?? '';
      const signature = /<ds:Signature .*<\/ds:Signature>/.exec(signed)?.[0] ?? '';
      return writeResponse(evil, `${writeAssertion(evil)}<samlp:Extensions>${signed}</samlp:Extensions>`, {
        id,
        signature,
      });
    },
  ],
  ['another audience', ({ claims }, key) => signedResponse({ ...claims, audience: 'urn:skydeck:idp:another' }, key)],
  [
    'another issuer with the same key',
    ({ claims }, key) => signedResponse({ ...claims, issuer: 'https://other.example' }, key),
  ],
  ['an answer to another request', ({ claims }, key) => signedResponse({ ...claims, requestId: '_other' }, key)],
  ['an assertion whose time is over', ({ claims }, key) => signedResponse({ ...claims, validFor: -120_000 }, key)],
  ['a signature that can be forged', ({ claims }, key) => signedResponse(claims, key, 'sha1')],
  [
    'an entity in the document',
    ({ claims }, key) => `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>${signedResponse(claims, key)}`,
  ],
  ['no subject', ({ claims }, key) => signedResponse({ ...claims, name: '' }, key)],
  ['something that is no XML', () => 'not xml'],
];
for (const [says, write] of bad) {
  test(`refused: ${says}`, async (t) => {
    const testbed = await open(t);
    if (!testbed) return;
    const begun = await begin(testbed);
    const end = await post(testbed, begun, write(begun, testbed.keys.key));
    assert.deepEqual(outcome(end, begun.browser), ['/auth/failed', 'invalid', false]);
  });
}

test('refused: a key that is not the provider’s', async (t) => {
  const testbed = await open(t);
  const other = testbed && certificateOf('evil.example');
  if (!testbed || !other) return;
  const begun = await begin(testbed);
  const end = await post(testbed, begun, signedResponse(begun.claims, other.key));
  assert.deepEqual(outcome(end, begun.browser), ['/auth/failed', 'invalid', false]);
});

test('refused: an answer brought twice, and one brought by another browser', async (t) => {
  const testbed = await open(t);
  if (!testbed) return;
  const begun = await begin(testbed);
  const response = signedResponse(begun.claims, testbed.keys.key);
  const [copy, outsider] = [createBrowser(new Map(begun.browser.cookies)), createBrowser()];
  const reply = await post(testbed, { ...begun, browser: outsider }, response);
  assert.deepEqual(outcome(reply, outsider), ['/auth/failed', 'expired', false]);
  assert.deepEqual(outcome(await post(testbed, begun, response), begun.browser), ['/auth/success', null, true]);
  assert.deepEqual(outcome(await post(testbed, { ...begun, browser: copy }, response), copy), [
    '/auth/failed',
    'expired',
    false,
  ]);
});

test('forms of other sites are taken nowhere else, and nothing but forms is taken there', async (t) => {
  const testbed = await open(t);
  if (!testbed) return;
  const elsewhere = await fetch(`${testbed.url}/api/v2/logout`, { method: 'POST', headers: foreign });
  assert.equal(elsewhere.status, 403);
  const json = await fetch(testbed.provider.redirect_url, {
    method: 'POST',
    headers: { ...foreign, 'Content-Type': 'application/json' },
    body: '{}',
  });
  assert.equal(json.status, 415);
  const huge = await fetch(testbed.provider.redirect_url, {
    method: 'POST',
    headers: foreign,
    body: new URLSearchParams({ SAMLResponse: 'A'.repeat(300_000), RelayState: 'x' }),
  });
  assert.equal(huge.status, 413);
});

test('what we are is readable for the provider, before it is enabled too', async (t) => {
  const testbed = await open(t);
  if (!testbed) return;
  await testbed.call(`${providersPath}/${testbed.provider.id}`, {
    method: 'PATCH',
    as: testbed.mia,
    body: { enabled: false },
  });
  const { text, headers } = await testbed.call(testbed.provider.service_metadata_url.slice(testbed.url.length));
  assert.match(headers.get('content-type') ?? '', /samlmetadata\+xml/);
  assert.ok(text.includes(`entityID="${testbed.provider.service_entity_id}"`), text);
  assert.ok(text.includes(`Location="${testbed.provider.redirect_url}"`), text);
  assert.match(text, / ID="_[0-9a-f]{40}"/);
});

test('trying it: a certificate that is over or none at all is named', async (t) => {
  const testbed = await open(t);
  if (!testbed) return;
  const tried = async (body: object) => {
    const path = `${providersPath}/${testbed.provider.id}`;
    const changed = await testbed.call(path, { method: 'PATCH', as: testbed.mia, body });
    assert.equal(changed.status, 200, changed.text);
    return (await testbed.call(`${path}/test`, { method: 'POST', as: testbed.mia, body: {} })).json.result as string;
  };
  assert.equal(await tried({ sign_in_url: `${testbed.url}/login` }), 'reachable');
  assert.equal(
    await tried({ metadata_url: `${testbed.url}/api/v2/auth/saml/metadata/${testbed.provider.id}` }),
    'other_issuer',
  );
  assert.equal(await tried({ metadata_url: `${testbed.url}/api/v2/about` }), 'not_a_provider');
  testbed.clock.jump(86_400_000 * 60);
  const again = await testbed.signIn('mia.hallberg');
  const { json } = await testbed.call(`${providersPath}/${testbed.provider.id}/test`, {
    method: 'POST',
    as: again,
    body: {},
  });
  assert.equal(json.result, 'expired_signing_certificate');
});
