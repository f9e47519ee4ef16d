import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { type CloudOffers, Router } from '@skydeck/contract';
import type { Signed } from '../../../app/testing/test-platform.ts';
import { openOpenstackPlatform } from '../testing/test-cloud.ts';

async function open(t: TestContext) {
  const platform = await openOpenstackPlatform(t, join(import.meta.dirname, 'recordings'));
  const { call, people } = platform;
  const login = (username: string, password = people.password, domain: string | undefined = people.domain) =>
    call('/api/v2/login', { method: 'POST', body: { username, password, domain } });
  return {
    ...platform,
    login,
    async signIn(person: { readonly name: string }): Promise<Signed> {
      const { status, json } = await login(person.name);
      assert.equal(status, 200, JSON.stringify(json));
      return { sessionId: json.token, token: null };
    },
  };
}

type Opened = Awaited<ReturnType<typeof open>>;

async function enter({ call }: Opened, as: Signed, projectId: string): Promise<Signed> {
  const { status, json } = await call(`/api/v2/accounts/projects/${projectId}/auth/`, { method: 'POST', body: {}, as });
  assert.equal(status, 200, JSON.stringify(json));
  return { ...as, token: json.token };
}

const allowedTo = ({ call }: Opened, as: Signed) =>
  call('/api/v2/meta', { as }).then(
    ({ json }) =>
      new Map<string, string[]>(json.data.map((one: { name: string; methods: string[] }) => [one.name, one.methods])),
  );

test('a member signs in with the password of Keystone and has the project', async (t) => {
  const platform = await open(t);
  const { call, people, signIn } = platform;
  const member = await signIn(people.member);
  const { json: projects } = await call('/api/v2/accounts/projects', { as: member });
  assert.deepEqual(
    projects.data.map(({ name, role, domain_name }: Record<string, unknown>) => [name, role, domain_name]),
    [['web', 'project_user', people.domain]],
  );
  const inProject = await enter(platform, member, projects.data[0].id);
  const made = await call('/api/v2/compute/routers', { method: 'POST', body: { name: 'edge' }, as: inProject });
  assert.equal(made.status, 200, made.text);
  assert.deepEqual(Object.keys(made.json).toSorted(), Object.keys(Router.schema).toSorted());
  const list = await call('/api/v2/compute/routers', { as: inProject });
  assert.deepEqual(
    list.json.data.map(({ name }: { name: string }) => name),
    ['edge'],
  );
  // No header and no answer has anything of the service user.
  for (const answer of [made, list]) assert.doesNotMatch(`${answer.text}${[...answer.headers]}`, /a token|x-subject/i);
  const removed = await call(`/api/v2/compute/routers/${made.json.id}`, { method: 'DELETE', as: inProject });
  assert.equal(removed.status, 204);
});

test('a wrong password, a wrong name and another domain are one answer', async (t) => {
  const { login, people } = await open(t);
  const answers = [
    await login(people.member.name, 'wrong'),
    await login('nobody'),
    await login(people.member.name, people.password, 'Default'),
    await login(people.member.name, people.password, 'no such domain'),
  ];
  assert.deepEqual(
    answers.map(({ status, json }) => [status, json.error.err_code]),
    answers.map(() => [401, 'wrong_credentials']),
  );
});

test('roles: a reader has no project, an administrator the domain or the cloud', async (t) => {
  const platform = await open(t);
  const { call, people, signIn } = platform;
  const reader = await signIn(people.reader);
  assert.deepEqual((await call('/api/v2/accounts/projects', { as: reader })).json.data, []);
  const domainAdmin = await signIn(people.domainAdmin);
  const { json: projects } = await call('/api/v2/accounts/projects', { as: domainAdmin });
  assert.deepEqual(
    projects.data.map(({ name, role }: Record<string, unknown>) => [name, role]),
    [['web', 'domain_admin']],
  );
  const cloudAdmin = await signIn(people.cloudAdmin);
  const { json: own } = await call('/api/v2/accounts/whoami/', { as: cloudAdmin });
  assert.deepEqual([own.is_superuser, own.roles], [true, ['superuser']]);
});

test('what the cloud does not offer is allowed to nobody, has no route, and is named to administrators', async (t) => {
  const platform = await open(t);
  const { call, people, signIn } = platform;
  const admin = await signIn(people.cloudAdmin);
  const allowed = await allowedTo(platform, admin);
  assert.deepEqual(allowed.get('compute_networks'), ['GET']);
  assert.ok(allowed.get('compute_routers')?.includes('POST'));
  assert.equal(allowed.has('compute_volumes'), false);
  const { status, json } = await call('/api/v2/compute/volumes', { as: admin });
  assert.deepEqual([status, json.error.err_code], [404, 'unknown_path']);
  const offers = (await call('/api/v2/cloud/offers', { as: admin })).json as CloudOffers;
  assert.equal(offers.engine, 'openstack');
  assert.deepEqual(
    offers.resources.filter(({ offer }) => offer !== 'none'),
    [
      { name: 'network', offer: 'read' },
      { name: 'subnet', offer: 'read' },
      { name: 'router', offer: 'all' },
    ],
  );
  const member = await signIn(people.member);
  assert.equal((await call('/api/v2/cloud/offers', { as: member })).status, 403);
});

test('who is disabled in Keystone is signed out within a minute', async (t) => {
  const platform = await open(t);
  const { call, clock, people, elsewhere, signIn } = platform;
  const member = await signIn(people.member);
  const reader = await signIn(people.reader);
  await elsewhere((lab) => lab.disableUser(people.member.id));
  const ended = Promise.withResolvers<string>();
  t.after(
    platform.platform.internals.signal.listen({
      ended: (_, why) => ended.resolve(why),
      rightsChanged: () => {},
      renewed: () => {},
    }),
  );
  clock.advance(60_000);
  assert.equal(await ended.promise, 'disabled');
  // The cloud is looked at in the same minute: a look that is cut off is in one recording and not in the other.
  await platform.platform.internals.background?.idle();
  assert.equal((await call('/api/v2/accounts/whoami/', { as: member })).json.error.err_code, 'access_disabled');
  assert.equal((await call('/api/v2/accounts/whoami/', { as: reader })).status, 200);
});
