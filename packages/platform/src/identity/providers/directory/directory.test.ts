import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import type { DomainProvider } from '@skydeck/contract';
import { demoAccounts, demoProjectId } from '../../accounts/demo-accounts.ts';
import { certificateOf } from '../testing/certificate.ts';
import { setGroup, type Slapd, startSlapd } from '../testing/slapd.ts';
import { type IdentityTestbed, openIdentityTestbed, providersPath, storedText } from '../testing/testbed.ts';

interface Setup extends IdentityTestbed {
  readonly slapd: Slapd;
  readonly provider: DomainProvider;
}

const grace = { uid: 'grace.hopper', name: 'Grace Hopper', password: 'Cobol-1959' };
const people = [
  grace,
  { uid: 'alan', name: 'Alan Turing', password: 'Enigma-1936' },
  { uid: 'jonas.lind', name: 'Another Jonas', password: 'Of-The-Directory-1' },
];

const settingsOf = (slapd: Slapd) => ({
  type: 'ldap',
  name: 'Directory',
  url: slapd.url,
  bind_dn: slapd.readerDn,
  bind_password: slapd.readerPassword,
  base_dn: `ou=people,${slapd.baseDn}`,
  user_filter: '(objectClass=inetOrgPerson)',
  group_base_dn: `ou=groups,${slapd.baseDn}`,
  groups: [
    { group: 'operators', role: 'domain_admin', project_id: null },
    {
      group: `CN=Payments, OU=groups, ${slapd.baseDn}`,
      role: 'project_user',
      project_id: demoProjectId('payments-prod'),
    },
  ],
});

/** Null, and the test says why, where there is no slapd. */
async function open(t: TestContext, more: object = {}): Promise<Setup | null> {
  const slapd = await startSlapd(t, people);
  if (!slapd) {
    t.skip('slapd is not installed');
    return null;
  }
  const testbed = await openIdentityTestbed(t);
  const provider = await testbed.addProvider({ ...settingsOf(slapd), ...more });
  return { ...testbed, slapd, provider };
}

const login = (
  { call }: IdentityTestbed,
  username: string,
  password: string,
  domain: string | null = 'norrland-retail',
) => call('/api/v2/login', { method: 'POST', body: { username, password, ...(domain !== null && { domain }) } });

const tryIt = async ({ call, mia, provider }: Setup, name?: string) =>
  (await call(`${providersPath}/${provider.id}/test`, { method: 'POST', as: mia, body: { ...(name && { name }) } }))
    .json;

test('a person of the directory signs in with the ordinary form, and groups give roles', async (t) => {
  const testbed = await open(t);
  if (!testbed) return;
  await setGroup(testbed.slapd, 'operators', [grace.uid]);
  await setGroup(testbed.slapd, 'payments', [grace.uid, 'alan']);
  const { status, json } = await login(testbed, 'Grace.Hopper', grace.password);
  assert.equal(status, 200);
  assert.equal(json.external_provider, testbed.provider.id);
  const as = { sessionId: json.token as string, token: null };
  const profile = (await testbed.call('/api/v2/accounts/whoami', { as })).json;
  assert.deepEqual(
    [profile.name, profile.full_name, profile.email, profile.roles.toSorted(), profile.identity_provider],
    ['grace.hopper', 'Grace Hopper', 'grace.hopper@example.com', ['domain_admin', 'project_user'], testbed.provider.id],
  );
  await setGroup(testbed.slapd, 'operators', ['alan']);
  const again = (await login(testbed, grace.uid, grace.password)).json;
  assert.deepEqual([again.user_id, again.roles], [json.user_id, ['project_user']]);
  assert.equal((await testbed.call('/api/v2/logout', { method: 'POST', as })).status, 204);
});

// spec: provider.types
test('a directory is no button of the login page', async (t) => {
  const testbed = await open(t);
  if (!testbed) return;
  assert.deepEqual((await testbed.call('/api/v2/login?domain=norrland-retail')).json, { data: [] });
  const begin = await testbed.call(`/api/v2/auth/begin/${testbed.provider.id}`);
  assert.match(begin.headers.get('location') ?? '', /\/auth\/failed\?/);
});

test('wrong name and wrong password have one answer; so have empty passwords and clever names', async (t) => {
  const testbed = await open(t, { user_filter: '' });
  if (!testbed) return;
  const wrong: readonly (readonly [string, string])[] = [
    [grace.uid, 'wrong'],
    ['nobody', grace.password],
    ['*', grace.password],
    ['grace*', grace.password],
    [`${grace.uid})(|(uid=*`, grace.password],
    ['*)(uid=*))(|(uid=*', grace.password],
    [`${grace.uid}\u0000`, grace.password],
    [String.raw`grace\2ehopper`, grace.password],
    [`uid=${grace.uid},ou=people,dc=example,dc=com`, grace.password],
  ];
  for (const [name, password] of wrong) {
    // Each from a clean count: it is not the lock that refuses.
    await testbed.platform.internals.store.write((tx) => tx.tables.deleteFrom('throttles').execute());
    const { status, json } = await login(testbed, name, password);
    assert.deepEqual([status, json.error.err_code], [401, 'wrong_credentials'], name);
  }
  const empty = await login(testbed, grace.uid, '');
  assert.equal(empty.status, 400);
  assert.ok(!(await storedText(testbed)).includes('Grace'), 'nobody has got an account');
});

test('two entries of one name let neither in', async (t) => {
  const testbed = await open(t, {
    mapping: { subject: 'entryUUID', name: 'sn', full_name: 'cn', email: 'mail', groups: '-' },
  });
  if (!testbed) return;
  await testbed.slapd.asRoot(async (client) => {
    for (const uid of ['one', 'two'])
      await client.add(`uid=${uid},ou=people,dc=example,dc=com`, {
        objectClass: 'inetOrgPerson',
        uid,
        cn: uid,
        sn: 'twin',
        userPassword: 'Same-Password-1',
      });
  });
  assert.equal((await login(testbed, 'twin', 'Same-Password-1')).status, 401);
  assert.equal((await login(testbed, 'Alan Turing', 'Enigma-1936')).status, 200);
});

test('guesses at people of a directory are counted as all others', async (t) => {
  const testbed = await open(t);
  if (!testbed) return;
  for (let attempt = 1; attempt <= 5; attempt += 1)
    assert.equal((await login(testbed, grace.uid, 'wrong')).status, 401);
  assert.equal((await login(testbed, grace.uid, grace.password)).status, 429);
});

test('a local account stays local: its name in the directory opens nothing, and its password is told to nobody', async (t) => {
  const testbed = await open(t);
  if (!testbed) return;
  assert.equal((await login(testbed, 'jonas.lind', 'Of-The-Directory-1')).status, 401);
  const local = demoAccounts.find(({ name }) => name === 'jonas.lind')?.password ?? '';
  const { status, json } = await login(testbed, 'jonas.lind', local);
  assert.deepEqual([status, json.external_provider], [200, null]);
});

test('another domain asks its own directories only; a directory that is disabled is not asked', async (t) => {
  const testbed = await open(t);
  if (!testbed) return;
  assert.equal((await login(testbed, grace.uid, grace.password, 'default')).status, 401);
  assert.equal((await login(testbed, grace.uid, grace.password, null)).status, 401);
  assert.equal((await login(testbed, grace.uid, grace.password)).status, 200);
  // Also of a name that it knows by now: the time of the answer would tell which these are.
  assert.equal((await login(testbed, grace.uid, grace.password, null)).status, 401);
  const path = `${providersPath}/${testbed.provider.id}`;
  await testbed.call(path, { method: 'PATCH', as: testbed.mia, body: { enabled: false } });
  assert.equal((await login(testbed, grace.uid, grace.password)).status, 401);
});

test('while the directory is away, every wrong login of the domain says so, and local ones still work', async (t) => {
  const testbed = await open(t);
  if (!testbed) return;
  await testbed.slapd.stop();
  for (const name of [grace.uid, 'nobody', 'jonas.lind']) {
    const { status, json } = await login(testbed, name, 'wrong');
    assert.deepEqual([status, json.error.err_code], [401, 'directory_unavailable'], name);
    const without = await login(testbed, name, 'wrong', null);
    assert.deepEqual(
      [without.status, without.json.error.err_code],
      [401, 'wrong_credentials'],
      `${name}, without a domain`,
    );
  }
  const local = demoAccounts.find(({ name }) => name === 'jonas.lind')?.password ?? '';
  assert.equal((await login(testbed, 'jonas.lind', local)).status, 200);
});

test('trying it: what is wrong is named, and a person’s groups are shown', async (t) => {
  const testbed = await open(t);
  if (!testbed) return;
  await setGroup(testbed.slapd, 'payments', [grace.uid]);
  await setGroup(testbed.slapd, 'staff', [grace.uid, 'alan']);
  assert.deepEqual(await tryIt(testbed), { result: 'reachable', groups: null });
  assert.deepEqual(await tryIt(testbed, grace.uid), { result: 'found', groups: ['payments', 'staff'] });
  assert.deepEqual(await tryIt(testbed, 'nobody'), { result: 'no_such_person', groups: null });
  const path = `${providersPath}/${testbed.provider.id}`;
  const mapping = { ...testbed.provider.mapping, subject: 'objectGUID' };
  await testbed.call(path, { method: 'PATCH', as: testbed.mia, body: { mapping } });
  assert.deepEqual(await tryIt(testbed, grace.uid), { result: 'no_subject', groups: null });
  assert.equal((await login(testbed, grace.uid, grace.password)).json.error.err_code, 'wrong_credentials');
  const table: readonly (readonly [object, string])[] = [
    [{ bind_password: 'wrong' }, 'wrong_credentials'],
    [{ bind_password: '' }, 'wrong_credentials'],
    [{ bind_password: testbed.slapd.readerPassword, base_dn: 'ou=nowhere,dc=example,dc=com' }, 'wrong_base'],
    [{ base_dn: testbed.slapd.baseDn, start_tls: true }, 'no_starttls'],
    [{ start_tls: false, url: `ldaps://localhost:${testbed.slapd.port}` }, 'not_reachable'],
    [{ url: 'ldap://localhost:1' }, 'not_reachable'],
    [{ url: 'ldap://nowhere.invalid' }, 'not_resolved'],
  ];
  for (const [body, result] of table) {
    const changed = await testbed.call(path, { method: 'PATCH', as: testbed.mia, body });
    assert.equal(changed.status, 200, changed.text);
    testbed.clock.advance(60_000);
    assert.equal((await tryIt(testbed)).result, result, JSON.stringify(body));
  }
});

test('with StartTLS the certificate counts: unknown, known, of another name, or not looked at', async (t) => {
  const certificate = certificateOf('localhost');
  const outsider = certificateOf('elsewhere.example');
  if (!certificate || !outsider) return t.skip('openssl is not installed');
  const slapd = await startSlapd(t, people, { tls: certificate });
  if (!slapd) return t.skip('slapd is not installed');
  const testbed = await openIdentityTestbed(t);
  const provider = await testbed.addProvider({ ...settingsOf(slapd), start_tls: true });
  const whole: Setup = { ...testbed, slapd, provider };
  const change = (body: object) =>
    testbed.call(`${providersPath}/${provider.id}`, { method: 'PATCH', as: testbed.mia, body });
  assert.equal((await tryIt(whole)).result, 'bad_certificate');
  assert.equal((await login(testbed, grace.uid, grace.password)).status, 401);
  await change({ ca_certificate: outsider.certificate });
  assert.equal((await tryIt(whole)).result, 'bad_certificate');
  await change({ ca_certificate: certificate.certificate });
  assert.equal((await tryIt(whole)).result, 'reachable');
  assert.equal((await login(testbed, grace.uid, grace.password)).status, 200);
  await change({ ca_certificate: '', verify_ssl: false });
  assert.equal((await tryIt(whole)).result, 'reachable');
});

test('without TLS no directory gets a password, unless the operator has listed it', async (t) => {
  const slapd = await startSlapd(t, people);
  if (!slapd) return t.skip('slapd is not installed');
  const testbed = await openIdentityTestbed(t, { allowedTargets: [] });
  const provider = await testbed.addProvider(settingsOf(slapd));
  assert.equal((await tryIt({ ...testbed, slapd, provider })).result, 'refused_address');
  const { status, json } = await login(testbed, grace.uid, grace.password);
  assert.deepEqual([status, json.error.err_code], [401, 'directory_unavailable']);
});
