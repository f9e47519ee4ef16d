import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { DomainProvider } from '@skydeck/contract';
import { createBrowser, isConsolePage, type TestBrowser } from '../testing/browser.ts';
import { makeCertificate, type TestCertificate } from '../testing/certificate.ts';
import {
  encoded,
  readRequest,
  type SamlSaid,
  signatureOf,
  signedResponse,
  writeAssertion,
  writeResponse,
} from '../testing/saml-response.ts';
import { type IdentityWorld, openIdentityWorld, providersPath } from '../testing/world.ts';

interface World extends IdentityWorld {
  readonly provider: DomainProvider;
  readonly keys: TestCertificate;
}

const entityId = 'https://id.example.com/saml';
const foreign = { Origin: 'https://id.example.com', 'Sec-Fetch-Site': 'cross-site' };

/** Null, and the test says why, where no certificate can be made. */
async function open(t: TestContext): Promise<World | null> {
  const keys = makeCertificate(t, 'id.example.com');
  if (!keys) {
    t.skip('openssl is not installed');
    return null;
  }
  const world = await openIdentityWorld(t);
  const provider = await world.addProvider({
    type: 'saml',
    name: 'Partner login',
    entity_id: entityId,
    sign_in_url: 'https://id.example.com/sso?tenant=7',
    signing_certificates: keys.certificate,
    groups: [{ group: 'admins', role: 'domain_admin', project_id: null }],
  });
  return { ...world, provider, keys };
}

interface Begun {
  readonly browser: TestBrowser;
  readonly said: SamlSaid;
  readonly relayState: string;
  readonly cookie: string;
}

/** As far as the provider's door. */
async function begin({ url, provider }: World): Promise<Begun> {
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
    said: {
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

const post = ({ provider }: World, { browser, relayState }: Pick<Begun, 'browser' | 'relayState'>, xml: string) =>
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
  const world = await open(t);
  if (!world) return;
  const begun = await begin(world);
  const end = await post(world, begun, signedResponse(begun.said, world.keys.key));
  assert.deepEqual(outcome(end, begun.browser), ['/auth/success', null, true]);
  assert.equal(end.url.searchParams.get('redirectUrl'), '/compute');
  const as = { sessionId: begun.browser.cookies.get('skydeck_session') ?? '', token: null };
  const { json } = await world.call('/api/v2/accounts/whoami', { as });
  assert.deepEqual(
    [json.name, json.full_name, json.email, json.roles, json.identity_provider],
    ['ada.byron', 'Ada Byron', 'ada@example.com', ['domain_admin'], world.provider.id],
  );
});

test('the cookie of the way there comes back with a form of another site', async (t) => {
  const world = await open(t);
  if (!world) return;
  const { headers } = await world.call(`/api/v2/auth/begin/${world.provider.id}`);
  assert.match(headers.get('set-cookie') ?? '', /; HttpOnly; SameSite=None; Secure$/);
});

const bad: readonly (readonly [string, (begun: Begun, key: string) => string])[] = [
  ['no signature at all', ({ said }) => writeResponse(said, writeAssertion(said), { id: '_r' })],
  [
    'only the assertion signed',
    ({ said }, key) => {
      const plain = writeAssertion(said, '_a');
      const signed = plain.replace('</saml:Issuer>', `</saml:Issuer>${signatureOf('_a', plain, key)}`);
      return writeResponse(said, signed, { id: '_r' });
    },
  ],
  ['a word changed after signing', ({ said }, key) => signedResponse(said, key).replace('ada.byron', 'mia.hallberg')],
  [
    'a second assertion beside the signed one',
    ({ said }, key) =>
      signedResponse(said, key).replace(
        '</samlp:Response>',
        `${writeAssertion({ ...said, name: 'eve' })}</samlp:Response>`,
      ),
  ],
  [
    'the signed response wrapped into another',
    ({ said }, key) => {
      const evil = { ...said, name: 'eve', attributes: { uid: ['eve'], groups: ['admins'] } };
      const signed = signedResponse(said, key);
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
    ({ said }, key) => {
      const evil = { ...said, name: 'eve', attributes: { uid: ['eve'], groups: ['admins'] } };
      const signed = signedResponse(said, key);
      const id = /<samlp:Response [^>]*ID="([^"]+)"/.exec(signed)?.[1] ?? '';
      const signature = /<ds:Signature .*<\/ds:Signature>/.exec(signed)?.[0] ?? '';
      return writeResponse(evil, `${writeAssertion(evil)}<samlp:Extensions>${signed}</samlp:Extensions>`, {
        id,
        signature,
      });
    },
  ],
  ['another audience', ({ said }, key) => signedResponse({ ...said, audience: 'urn:skydeck:idp:another' }, key)],
  [
    'another issuer with the same key',
    ({ said }, key) => signedResponse({ ...said, issuer: 'https://other.example' }, key),
  ],
  ['an answer to another request', ({ said }, key) => signedResponse({ ...said, requestId: '_other' }, key)],
  ['an assertion whose time is over', ({ said }, key) => signedResponse({ ...said, validFor: -120_000 }, key)],
  ['a signature that can be forged', ({ said }, key) => signedResponse(said, key, 'sha1')],
  [
    'an entity in the document',
    ({ said }, key) => `<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>${signedResponse(said, key)}`,
  ],
  ['no subject', ({ said }, key) => signedResponse({ ...said, name: '' }, key)],
  ['something that is no XML', () => 'not xml'],
];
for (const [says, write] of bad) {
  test(`refused: ${says}`, async (t) => {
    const world = await open(t);
    if (!world) return;
    const begun = await begin(world);
    const end = await post(world, begun, write(begun, world.keys.key));
    assert.deepEqual(outcome(end, begun.browser), ['/auth/failed', 'invalid', false]);
  });
}

test('refused: a key that is not the provider’s', async (t) => {
  const world = await open(t);
  const other = world && makeCertificate(t, 'evil.example');
  if (!world || !other) return;
  const begun = await begin(world);
  const end = await post(world, begun, signedResponse(begun.said, other.key));
  assert.deepEqual(outcome(end, begun.browser), ['/auth/failed', 'invalid', false]);
});

test('refused: an answer brought twice, and one brought by another browser', async (t) => {
  const world = await open(t);
  if (!world) return;
  const begun = await begin(world);
  const response = signedResponse(begun.said, world.keys.key);
  const [copy, stranger] = [createBrowser(new Map(begun.browser.cookies)), createBrowser()];
  const strangers = await post(world, { ...begun, browser: stranger }, response);
  assert.deepEqual(outcome(strangers, stranger), ['/auth/failed', 'expired', false]);
  assert.deepEqual(outcome(await post(world, begun, response), begun.browser), ['/auth/success', null, true]);
  assert.deepEqual(outcome(await post(world, { ...begun, browser: copy }, response), copy), [
    '/auth/failed',
    'expired',
    false,
  ]);
});

test('forms of other sites are taken nowhere else, and nothing but forms is taken there', async (t) => {
  const world = await open(t);
  if (!world) return;
  const elsewhere = await fetch(`${world.url}/api/v2/logout`, { method: 'POST', headers: foreign });
  assert.equal(elsewhere.status, 403);
  const json = await fetch(world.provider.redirect_url, {
    method: 'POST',
    headers: { ...foreign, 'Content-Type': 'application/json' },
    body: '{}',
  });
  assert.equal(json.status, 415);
  const huge = await fetch(world.provider.redirect_url, {
    method: 'POST',
    headers: foreign,
    body: new URLSearchParams({ SAMLResponse: 'A'.repeat(300_000), RelayState: 'x' }),
  });
  assert.equal(huge.status, 413);
});

test('what we are is readable for the provider, before it is enabled too', async (t) => {
  const world = await open(t);
  if (!world) return;
  await world.call(`${providersPath}/${world.provider.id}`, {
    method: 'PATCH',
    as: world.mia,
    body: { enabled: false },
  });
  const { text, headers } = await world.call(world.provider.service_metadata_url.slice(world.url.length));
  assert.match(headers.get('content-type') ?? '', /samlmetadata\+xml/);
  assert.ok(text.includes(`entityID="${world.provider.service_entity_id}"`), text);
  assert.ok(text.includes(`Location="${world.provider.redirect_url}"`), text);
  assert.match(text, / ID="_[0-9a-f]{40}"/);
});

test('trying it: a certificate that is over or none at all is named', async (t) => {
  const world = await open(t);
  if (!world) return;
  const tried = async (body: object) => {
    const path = `${providersPath}/${world.provider.id}`;
    const changed = await world.call(path, { method: 'PATCH', as: world.mia, body });
    assert.equal(changed.status, 200, changed.text);
    return (await world.call(`${path}/test`, { method: 'POST', as: world.mia, body: {} })).json.result as string;
  };
  assert.equal(await tried({ sign_in_url: `${world.url}/login` }), 'reachable');
  assert.equal(
    await tried({ metadata_url: `${world.url}/api/v2/auth/saml/metadata/${world.provider.id}` }),
    'other_issuer',
  );
  assert.equal(await tried({ metadata_url: `${world.url}/api/v2/about` }), 'not_a_provider');
  world.clock.advance(86_400_000 * 60);
  const again = await world.signIn('mia.hallberg');
  const { json } = await world.call(`${providersPath}/${world.provider.id}/test`, {
    method: 'POST',
    as: again,
    body: {},
  });
  assert.equal(json.result, 'expired_signing_certificate');
});
