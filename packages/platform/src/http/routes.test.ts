import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { describeApi } from '@skydeck/contract/description';
import { ruledCalls } from '@skydeck/contract/rights';
import { openTestPlatform } from '../app/testing/test-platform.ts';

/** Of no call of the contract: each of them says itself who may have what. */
const besideTheContract: readonly string[] = [
  // The console's files, and what is said of them to somebody else's page.
  'GET /*',
  'GET /embed/v1/host.js',
  'GET /embed/v1/listed',
  'GET /iframe/*',
  'GET /iframe/sign-in',
  'GET /theme/-/:name',
  'GET /theme/:brand/:file',
  // What is served, for programs.
  'GET /api/openapi.json',
  // The same for people.
  'GET /api/docs',
  'GET /api/docs/start.js',
  'GET /api/docs/swagger-ui-bundle.js',
  'GET /api/docs/swagger-ui.css',
  // What a server measures, for the operator's programs.
  'GET /metrics',
  // Where a browser goes to a provider, and comes back from.
  'GET /api/v2/auth/begin/:id',
  'GET /api/v2/auth/oidc/callback',
  'GET /api/v2/auth/saml/metadata/:id',
  'POST /api/v2/auth/saml/acs',
  // Streams of stored objects.
  ...['/s3proxy', '/s3proxy/*'].flatMap((url) => ['DELETE', 'GET', 'POST', 'PUT'].map((method) => `${method} ${url}`)),
  // In tests alone.
  'POST /api/v2/test/clock',
];

async function servedBy(t: TestContext): Promise<ReadonlySet<string>> {
  const served = new Set<string>();
  await openTestPlatform(
    t,
    {},
    {
      onRoute({ method, url }) {
        for (const one of [method].flat()) served.add(`${one} ${url}`);
      },
    },
  );
  return served;
}

test('each call of the contract is served at its address, and nothing else is but what is written here', async (t) => {
  const served = await servedBy(t);
  const addressOf = ({ method, path }: { readonly method: string; readonly path: string }) =>
    `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  const ruled = new Set(ruledCalls.map(({ endpoint }) => addressOf(endpoint)));
  assert.deepEqual(
    [...ruled].filter((address) => !served.has(address)),
    [],
  );
  // With each GET a HEAD is served, by the same rule.
  const isHeadOf = (address: string) => address.startsWith('HEAD ') && served.has(address.replace('HEAD', 'GET'));
  const others = [...served].filter((address) => !ruled.has(address) && !isHeadOf(address));
  assert.deepEqual(others.toSorted(), besideTheContract.toSorted());
});

test('the description has every address under /api that is served, and no other', async (t) => {
  const { paths } = describeApi({ version: '1' }) as { paths: Readonly<Record<string, object>> };
  const described = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  );
  const served = [...(await servedBy(t))]
    .filter((address) => / \/api\//.test(address) && !/^HEAD | \/api\/docs| \/api\/v2\/test\//.test(address))
    .map((address) => address.replace(/\/$/, ''));
  assert.deepEqual(described.toSorted(), served.toSorted());
});
