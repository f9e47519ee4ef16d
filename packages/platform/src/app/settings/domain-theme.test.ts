import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { DEFAULT_DOMAIN } from '@skydeck/contract';
import { demoDomainId } from '../../identity/accounts/demo-accounts.ts';
import { png } from '../testing/sample-pictures.ts';
import { openTestPlatform } from '../testing/test-platform.ts';

const ours = demoDomainId('Norrland Retail');

async function open(t: TestContext) {
  const platform = await openTestPlatform(t);
  const { call } = platform;
  const as = await platform.signIn('admin');
  const setProperty = async (domain: string, key: string, data: unknown, access = 'pub') => {
    const { status } = await call(`/api/v2/domains/${domain}/props/${key}`, {
      method: 'POST',
      body: { data, access },
      as,
    });
    assert.equal(status, 200);
  };
  const addPicture = async (kind: string, domain = ours): Promise<{ name: string; address: string }> => {
    const answer = await fetch(`${platform.url}/api/v2/domains/${domain}/theme/pictures/${kind}`, {
      method: 'POST',
      body: png(8, 8) as Uint8Array<ArrayBuffer>,
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        'Content-Type': 'application/octet-stream',
        'X-Session-Id': as.sessionId,
      },
    });
    return (await answer.json()) as { name: string; address: string };
  };
  const themeOf = async (domain: string, prefix = '') =>
    (await call(`${prefix}/api/v2/settings/theme?domain=${domain.replaceAll(' ', '%20')}`)).json;
  return { ...platform, send: setProperty, addPicture, themeOf };
}

// spec: theme.domain
test('what a domain says of its looks stands over its brand, by its id, its name and the name in addresses', async (t) => {
  const { send: setProperty, addPicture, themeOf } = await open(t);
  const brand = await themeOf(ours);
  const [logo, loginLogo] = [await addPicture('logo'), await addPicture('loginLogo')];
  await setProperty(ours, 'theme', { colorScheme: 'fjord' });
  await setProperty(ours, 'GeneralTheme', {
    productTitle: 'Norrland Cloud',
    links: { support: 'https://help.norrland.example/' },
    logo: logo.name,
    loginLogo: loginLogo.name,
  });
  const expected = {
    ...brand,
    colorScheme: 'fjord',
    productTitle: 'Norrland Cloud',
    links: { ...brand.links, support: 'https://help.norrland.example/' },
    logo: logo.address,
    loginLogo: loginLogo.address,
    ownLoginLogo: true,
  };
  assert.deepEqual(await themeOf(`${ours}&brand_only=true`), brand);
  for (const name of [ours, 'Norrland Retail', 'norrland-retail'])
    assert.deepEqual(await themeOf(name), expected, name);
  assert.equal(
    (await themeOf(ours, '/api/agent_direct/agent-7/lca')).logo,
    `/api/agent_direct/agent-7/lca${logo.address}`,
  );
  for (const other of [DEFAULT_DOMAIN, 'nowhere', 'fjordlight-energy'])
    assert.deepEqual(await themeOf(other), brand, other);
});

// spec: theme.nonsense
test('nonsense says nothing, and no other domain’s picture is borrowed', async (t) => {
  const { send: setProperty, addPicture, themeOf } = await open(t);
  const brand = await themeOf(ours);
  const [foreign, favicon] = [await addPicture('logo', DEFAULT_DOMAIN), await addPicture('favicon')];
  await setProperty(ours, 'theme', 'fjord');
  await setProperty(ours, 'GeneralTheme', {
    productTitle: '',
    productName: ['Norrland'],
    links: { terms: 'javascript:alert(1)' },
    logo: foreign.name,
    loginLogo: favicon.name,
    favicon: 'https://elsewhere.example/a.ico',
  });
  assert.deepEqual(await themeOf(ours), brand);
});

test('a domain that shows its theme to its own only', async (t) => {
  const { call, send: setProperty, signIn, themeOf } = await open(t);
  await setProperty(ours, 'theme', { colorScheme: 'fjord' }, 'auth');
  assert.equal((await themeOf(ours)).colorScheme, 'skydeck');
  const requested = async (name: string, query: string) =>
    (await call(`/api/v2/settings/theme${query}`, { as: await signIn(name) })).json.colorScheme;
  assert.equal(await requested('jonas.lind', `?domain=${ours}`), 'fjord');
  assert.equal(await requested('jonas.lind', ''), 'fjord', 'who is signed in need not say where they belong');
  assert.equal(await requested('admin', ''), 'skydeck');
});

test('what the product is called and where its help is has the same answer', async (t) => {
  const { call, send: setProperty, signIn } = await open(t);
  await setProperty(ours, 'GeneralTheme', {
    productName: 'Norrland',
    links: { support: 'mailto:help@norrland.example' },
  });
  const { json } = await call('/api/v2/about', { as: await signIn('jonas.lind') });
  assert.deepEqual([json.product.name, json.links.support], ['Norrland', 'mailto:help@norrland.example']);
  assert.equal((await call('/api/v2/about')).json.product.name, 'Skydeck');
});
