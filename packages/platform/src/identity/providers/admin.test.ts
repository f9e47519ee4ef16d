import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { demoDomainId, demoProjectId } from '../accounts/demo-accounts.ts';
import { rolesOfGroups } from './group-roles.ts';
import { type IdentityTestbed, openIdentityTestbed, providersPath, storedText } from './testing/testbed.ts';

const oidc = { type: 'oidc', name: 'Company', issuer: 'https://id.example.com', client_id: 'skydeck' };
const fjordlight = `/api/v2/domains/${demoDomainId('Fjordlight Energy')}/idp`;

const create = ({ call, mia }: IdentityTestbed, body: object) =>
  call(providersPath, { method: 'POST', as: mia, body: { ...oidc, ...body } });

test('a provider is made, read, changed, listed and deleted, with what is usual filled in', async (t) => {
  const testbed = await openIdentityTestbed(t);
  const { json: made, status } = await create(testbed, { client_secret: 'x' });
  assert.equal(status, 200);
  assert.deepEqual(
    [made.enabled, made.verify_ssl, made.scope, made.mapping.name, made.client_secret_set, made.last_test],
    [false, true, 'openid profile email', 'preferred_username', true, null],
  );
  assert.equal(made.redirect_url, `${testbed.url}/api/v2/auth/oidc/callback`);
  assert.equal(made.signed_out_url, `${testbed.url}/login/Norrland%20Retail/${made.id}?logout=true`);
  const path = `${providersPath}/${made.id}`;
  const change = (body: object) => testbed.call(path, { method: 'PATCH', as: testbed.mia, body });
  assert.equal((await change({ name: ' Company login ', scope: 'openid groups' })).json.name, 'Company login');
  const kept = (await testbed.call(path, { as: testbed.mia })).json;
  assert.deepEqual([kept.scope, kept.client_secret_set, kept.issuer], ['openid groups', true, oidc.issuer]);
  assert.equal((await change({ client_secret: '' })).json.client_secret_set, false);
  const list = await testbed.call(`${providersPath}?with_count=true`, { as: testbed.mia });
  assert.deepEqual([list.json.count, list.json.data[0].id], [1, made.id]);
  assert.equal((await testbed.call(path, { method: 'DELETE', as: testbed.mia })).status, 204);
  assert.equal((await testbed.call(path, { as: testbed.mia })).status, 404);
});

test('a change of an older state is refused, and changes nothing', async (t) => {
  const testbed = await openIdentityTestbed(t);
  const { json: made } = await create(testbed, {});
  const path = `${providersPath}/${made.id}`;
  const change = (body: object, revision: number) =>
    testbed.call(path, {
      method: 'PATCH',
      as: testbed.mia,
      body,
      headers: { 'If-Match': `revision_number=${revision}` },
    });
  const first = await change({ name: 'Company login' }, made.revision_number);
  assert.deepEqual([first.status, first.json.revision_number], [200, made.revision_number + 1]);
  const late = await change({ name: 'Another' }, made.revision_number);
  assert.deepEqual([late.status, late.json.error.err_code], [412, 'revision_conflict']);
  const { json: kept } = await testbed.call(path, { as: testbed.mia });
  assert.deepEqual([kept.name, kept.revision_number], ['Company login', first.json.revision_number]);
});

test('behind a prefix and a public origin, the addresses to copy are those that people see', async (t) => {
  const testbed = await openIdentityTestbed(t, { publicOrigin: 'https://console.example.com' });
  const prefix = '/api/agent_direct/7/lca';
  const { json } = await testbed.call(`${prefix}${providersPath}`, { method: 'POST', as: testbed.mia, body: oidc });
  assert.equal(json.redirect_url, `https://console.example.com${prefix}/api/v2/auth/oidc/callback`);
});

test('what makes no sense is refused by field', async (t) => {
  const testbed = await openIdentityTestbed(t);
  const table: readonly (readonly [object, Record<string, string>])[] = [
    [{ issuer: undefined }, { issuer: 'required' }],
    [{ issuer: 'nowhere' }, { issuer: 'not_an_address' }],
    [{ type: 'token' }, { type: 'wrong_type' }],
    [{ base_dn: 'dc=a' }, { base_dn: 'unknown_field' }],
    [{ sealed_client_secret: 'x' }, { sealed_client_secret: 'unknown_field' }],
    [{ response_type: 'token' }, { response_type: 'wrong_type' }],
    [{ request_timeout_read: 31 }, { request_timeout_read: 'out_of_range' }],
    [{ ca_certificate: 'x' }, { ca_certificate: 'not_a_certificate' }],
    [{ groups: [{ group: 'a', role: 'superuser', project_id: null }] }, { 'groups.0.role': 'wrong_type' }],
    [
      { groups: [{ group: 'a', role: 'project_admin', project_id: demoProjectId('turbine-telemetry') }] },
      { 'groups.0.project_id': 'unknown_project' },
    ],
    [
      { type: 'ldap', issuer: undefined, client_id: undefined, url: 'ldap://a', base_dn: 'dc=a', user_filter: '(&)(' },
      { user_filter: 'not_a_filter' },
    ],
    [
      { type: 'ldap', issuer: undefined, client_id: undefined, url: 'ldap://a', base_dn: 'dc=a', user_filter: '(cn)' },
      { user_filter: 'not_a_filter' },
    ],
  ];
  for (const [body, fields] of table) {
    const { status, json } = await create(testbed, body);
    assert.equal(status, 400, JSON.stringify(body));
    const codes = Object.entries(json.error.fields as Record<string, { code: string }>).map(([at, { code }]) => [
      at,
      code,
    ]);
    assert.deepEqual(Object.fromEntries(codes), fields);
  }
  assert.equal((await create(testbed, {})).status, 200);
  const taken = await create(testbed, { name: ' COMPANY' });
  assert.deepEqual([taken.status, taken.json.error.err_code], [409, 'name_taken']);
});

test('a domain’s administrator administers their own domain, a viewer reads, others see nothing', async (t) => {
  const testbed = await openIdentityTestbed(t);
  const { json: made } = await create(testbed, {});
  const [root, otto, jonas] = [
    await testbed.signIn('admin'),
    await testbed.signIn('otto.viewer'),
    await testbed.signIn('jonas.lind', 'payments-prod'),
  ];
  const statuses = async (path: string, as: typeof root) => [
    (await testbed.call(path, { as })).status,
    (await testbed.call(path, { method: 'POST', as, body: { ...oidc, name: randomUUID().slice(0, 8) } })).status,
  ];
  assert.deepEqual(await statuses(providersPath, root), [200, 200]);
  assert.deepEqual(await statuses(providersPath, otto), [200, 403]);
  assert.deepEqual(await statuses(providersPath, jonas), [403, 403]);
  assert.deepEqual(await statuses(providersPath, { sessionId: '', token: null }), [401, 401]);
  assert.deepEqual(await statuses(fjordlight, testbed.mia), [404, 404]);
  assert.deepEqual(await statuses('/api/v2/domains/default/idp', root), [200, 200]);
  // Through another domain there is no such provider.
  assert.equal((await testbed.call(`${fjordlight}/${made.id}`, { as: root })).status, 404);
});

test('a secret belongs to its provider: copied over another’s row it opens nothing', async (t) => {
  const testbed = await openIdentityTestbed(t);
  const [one, two] = [
    await create(testbed, { client_secret: 'first' }),
    await create(testbed, { name: 'b', client_secret: 'second' }),
  ];
  assert.ok(!(await storedText(testbed)).includes('first'));
  const { store } = testbed.platform.internals;
  await store.write(async (tx) => {
    const kept = await tx.tables
      .selectFrom('documents')
      .selectAll()
      .where('id', '=', one.json.id)
      .executeTakeFirstOrThrow();
    const { sealed_client_secret } = JSON.parse(kept.body) as { sealed_client_secret: string };
    const other = await tx.tables
      .selectFrom('documents')
      .selectAll()
      .where('id', '=', two.json.id)
      .executeTakeFirstOrThrow();
    const body = JSON.stringify({ ...JSON.parse(other.body), sealed_client_secret });
    await tx.tables.updateTable('documents').set({ body }).where('id', '=', two.json.id).execute();
  });
  const tried = await testbed.call(`${providersPath}/${two.json.id}/test`, {
    method: 'POST',
    as: testbed.mia,
    body: {},
  });
  assert.equal(tried.status, 500);
});

test('what a test said is forgotten with what it tried, and stays with the rest', async (t) => {
  const testbed = await openIdentityTestbed(t, { allowedTargets: [] });
  const { json } = await create(testbed, { issuer: 'https://127.0.0.1/' });
  const path = `${providersPath}/${json.id}`;
  const tested = async (body: object) =>
    (await testbed.call(path, { method: 'PATCH', as: testbed.mia, body })).json.last_test?.result ?? null;
  const tryIt = () => testbed.call(`${path}/test`, { method: 'POST', as: testbed.mia, body: {} });
  await tryIt();
  assert.equal(await tested({ name: 'Other', enabled: true, issuer: 'https://127.0.0.1/' }), 'refused_address');
  for (const body of [{ issuer: 'https://127.0.0.2/' }, { client_secret: 'y' }, { verify_ssl: false }]) {
    await tryIt();
    assert.equal(await tested({}), 'refused_address');
    assert.equal(await tested(body), null, JSON.stringify(body));
  }
});

test('trying is counted by person, and everything is in the audit log', async (t) => {
  const testbed = await openIdentityTestbed(t, { allowedTargets: [] });
  const { json } = await create(testbed, { issuer: 'https://127.0.0.1/' });
  const tryIt = () => testbed.call(`${providersPath}/${json.id}/test`, { method: 'POST', as: testbed.mia, body: {} });
  for (let attempt = 1; attempt <= 10; attempt += 1) assert.equal((await tryIt()).json.result, 'refused_address');
  const tooOften = await tryIt();
  assert.deepEqual([tooOften.status, tooOften.headers.get('retry-after')], [429, '60']);
  testbed.clock.advance(60_000);
  assert.equal((await tryIt()).status, 200);
  await testbed.call(`${providersPath}/${json.id}`, { method: 'DELETE', as: testbed.mia });
  const kept = await testbed.platform.internals.store.read((tx) =>
    tx.tables
      .selectFrom('audit')
      .select(['type', 'account', 'object_kind', 'object_id', 'object_name'])
      .where('type', 'like', 'provider_%')
      .orderBy('id')
      .execute(),
  );
  assert.equal(kept.length, 13);
  const who = { account: 'mia.hallberg', object_kind: 'identity_provider', object_id: json.id, object_name: 'Company' };
  assert.deepEqual(
    [kept[0], kept.at(-1)].map((one) => ({ ...one })),
    [
      { type: 'provider_created', ...who },
      { type: 'provider_deleted', ...who },
    ],
  );
});

test('groups give what the mapping says, whatever their case and spaces', () => {
  const mapping = [
    { group: 'A', role: 'project_user', project_id: 'p' },
    { group: 'cn=a, dc=b', role: 'domain_admin', project_id: null },
    { group: 'c', role: 'project_admin', project_id: 'p' },
  ] as const;
  assert.deepEqual(rolesOfGroups(mapping, ['a', 'CN=A,DC=B', 'x'], 'd'), [
    { target: 'project', targetId: 'p', role: 'project_user' },
    { target: 'domain', targetId: 'd', role: 'domain_admin' },
  ]);
});
