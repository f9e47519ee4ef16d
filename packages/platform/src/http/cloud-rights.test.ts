import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_DOMAIN, type Method, type Subject } from '@skydeck/contract';
import { type Need, ruledCalls } from '@skydeck/contract/rights';
import { assign } from '../identity/accounts/assignments.ts';
import { revokeRole } from '../identity/accounts/change-account.ts';
import { demoDomainId, demoProjectId, demoUserId } from '../identity/accounts/demo-accounts.ts';
import { type Caller, type Callers, callersOf, isAllowed, outcomeOf } from '../app/testing/callers.ts';
import { openTestPlatform, type TestPlatform } from '../app/testing/test-platform.ts';

const networks = '/api/v2/compute/networks';
const norrland = demoDomainId('Norrland Retail');

interface Request {
  readonly method: Method;
  readonly path: string;
  readonly body?: unknown;
}

/** Status, and what a refusal names: the subject of a 403, the code of a field, else its own code. */
async function outcomeOfCall({ call }: TestPlatform, caller: Caller, { path, ...request }: Request): Promise<string> {
  const { status, json } = await call(path, { ...request, ...caller.with });
  const { err_code: code, values, fields } = json?.error ?? {};
  const [field] = Object.values((fields ?? {}) as Record<string, { code: string }>);
  return [status, status < 400 ? '' : (values?.subject ?? field?.code ?? code)].join(' ').trim();
}

/** A network of the hosts, made for payments-prod by who administers the cloud. */
async function vlanOf({ call, signIn }: TestPlatform, vlan_id: number) {
  const as = await signIn('admin', 'payments-prod');
  const subnets = [{ cidr: `100.64.${vlan_id}.0/24`, ip_version: 4 }];
  const body = { name: `vlan-${vlan_id}`, ipam_enabled: true, physical_network: 'physnet3', vlan_id, subnets };
  const { status, json } = await call(`${networks}/vlan`, { method: 'POST', as, body });
  assert.equal(status, 200, JSON.stringify(json));
  return { as, id: json.id as string, subnet: json.subnets[0].id as string };
}

async function vlanInterfaces({ call }: TestPlatform, { cloudAdmin }: Callers): Promise<number[]> {
  const { json } = await call('/api/v2/compute/physical_networks', cloudAdmin.with);
  return json.data.find(({ name }: { name: string }) => name === 'physnet3').vlan_interfaces;
}

/** One for each call of which the table says `cloud`, in an order in which all of them succeed. */
const cloudCalls = (id: string, subnet: string, other: string): Readonly<Record<string, Request>> => ({
  'networkApi.update': { method: 'PATCH', path: `${networks}/${id}`, body: { name: 'taken' } },
  'subnetApi.create': {
    method: 'POST',
    path: '/api/v2/compute/subnets',
    body: { network_id: id, cidr: '2001:db8:99::/64', ip_version: 6 },
  },
  'subnetApi.update': { method: 'PATCH', path: `/api/v2/compute/subnets/${subnet}`, body: { gateway_ip: null } },
  'subnetApi.remove': { method: 'DELETE', path: `/api/v2/compute/subnets/${subnet}` },
  'networkApi.remove': { method: 'DELETE', path: `${networks}/vlan/${id}?delete_vlan_interfaces=true` },
  'networkApi.removeMany': {
    method: 'POST',
    path: `${networks}/delete`,
    body: { ids: [other], delete_vlan_interfaces: true },
  },
});

// spec: permission.calls.cloud, spec: network.cloud
test('the cloud’s own', async (t) => {
  const platform = await openTestPlatform(t);
  const callers = await callersOf(platform);
  const { viewer, user, otherUser, frame, token, readingToken, domainAdmin, projectAdmin, adminToken } = callers;
  const [first, other] = [await vlanOf(platform, 98), await vlanOf(platform, 99)];
  const requests = cloudCalls(first.id, first.subnet, other.id);

  await t.test('each call that the table says `cloud` of is asked here', () => {
    const named = ruledCalls.filter(({ rule }) => 'subject' in rule && rule.cloud);
    assert.deepEqual(Object.keys(requests).toSorted(), named.map(({ name }) => name).toSorted());
  });

  const physical = '403 compute_physical_networks';
  for (const [caller, refusal] of [
    [user, physical],
    [frame, physical],
    [token, physical],
    [projectAdmin, physical],
    [adminToken, physical],
    [viewer, '403'],
    [readingToken, '403'],
    // They do not even see it; of the hosts' interfaces they may not speak at all.
    [otherUser, '404|400 network_unknown|403'],
    [domainAdmin, '403'],
  ] as const) {
    await t.test(`is not changed by ${caller.name}`, async () => {
      for (const [name, request] of Object.entries(requests))
        assert.match(await outcomeOfCall(platform, caller, request), new RegExp(`^(${refusal})`), name);
      const many = { method: 'POST', path: `${networks}/delete`, body: { ids: [other.id] } } as const;
      assert.match(
        await outcomeOfCall(platform, caller, many),
        /^(202|403 )/,
        'then the task says what stays, and why',
      );
    });
  }

  await t.test('stands as it was, and who administers the cloud does it all', async () => {
    const { tasks } = platform.platform.internals;
    await tasks.idle();
    const nameOf = async (id: string) => (await platform.call(`${networks}/${id}`, { as: first.as })).json.name;
    assert.deepEqual([await nameOf(first.id), await nameOf(other.id)], ['vlan-98', 'vlan-99']);
    assert.deepEqual(await vlanInterfaces(platform, callers), [98, 99]);
    for (const [name, { path, ...request }] of Object.entries(requests)) {
      const { status, text } = await platform.call(path, { ...request, as: first.as });
      assert.ok(status < 300, `${name}: ${text}`);
    }
    await tasks.idle();
    assert.deepEqual(await vlanInterfaces(platform, callers), []);
  });
});

const missingId = '00000000-0000-4000-8000-000000000000';
const opened = { rbac_policies: [{ target_project: demoProjectId('storefront'), actions: ['access_as_shared'] }] };

const unmade = { name: ' ', ipam_enabled: false, physical_network: 'physnet3' };

/** One for each field of which the table says what it needs, without it. Nothing comes of them: there is no such network, nor such a name. */
const fieldCalls: Readonly<Record<string, { readonly request: Request; readonly field: object | string }>> = {
  'networkApi.createUntagged rbac_policies': {
    request: { method: 'POST', path: `${networks}/public`, body: unmade },
    field: opened,
  },
  'networkApi.createVlan rbac_policies': {
    request: { method: 'POST', path: `${networks}/vlan`, body: { ...unmade, vlan_id: 77 } },
    field: opened,
  },
  'networkApi.update rbac_policies': {
    request: { method: 'PATCH', path: `${networks}/${missingId}`, body: { name: 'taken' } },
    field: opened,
  },
  'networkApi.remove delete_vlan_interfaces': {
    request: { method: 'DELETE', path: `${networks}/vlan/${missingId}` },
    field: '?delete_vlan_interfaces=true',
  },
  'networkApi.removeMany delete_vlan_interfaces': {
    request: { method: 'POST', path: `${networks}/delete`, body: { ids: [missingId] } },
    field: { delete_vlan_interfaces: true },
  },
};

test('a field that needs a right of its own', async (t) => {
  const platform = await openTestPlatform(t);
  const named = ruledCalls.flatMap(({ name, endpoint, rule }) =>
    'subject' in rule
      ? Object.entries(rule.fields ?? {}).map(([field, need]) => ({ key: `${name} ${field}`, endpoint, rule, need }))
      : [],
  );
  await t.test('each of the table is asked here', () =>
    assert.deepEqual(Object.keys(fieldCalls).toSorted(), named.map(({ key }) => key).toSorted()),
  );
  for (const caller of Object.values(await callersOf(platform))) {
    await t.test(`is taken of ${caller.name} as the table says, and the call without it as before`, async () => {
      for (const { key, endpoint, rule, need } of named) {
        const { request, field } = fieldCalls[key] as (typeof fieldCalls)[string];
        const own = [endpoint.method, rule.method ?? endpoint.method].map((method) => ({ ...rule, method }));
        const outcomeWith = async (more: { path?: string; body?: unknown }) =>
          outcomeOf(await platform.call(more.path ?? request.path, { ...request, ...more, ...caller.with }));
        const body = typeof field === 'string' ? {} : { body: { ...(request.body as object), ...field } };
        const path = typeof field === 'string' ? { path: request.path + field } : {};
        assert.deepEqual(
          [await outcomeWith({}), await outcomeWith({ ...body, ...path })],
          [expected(caller, own), expected(caller, [...own, need])],
          key,
        );
      }
    });
  }
});

const expected = (caller: Caller, needs: readonly Need[]) => {
  if (caller.roles === null) return 'unauthorized';
  return needs.every(({ subject, method }) => isAllowed(caller, subject, method)) ? 'admitted' : 'forbidden';
};

type Row = readonly [Caller, Method, path: string, body: unknown, outcome: string];

async function askRows(platform: TestPlatform, rows: readonly Row[]): Promise<void> {
  for (const [caller, method, path, body, outcome] of rows) {
    const request = body === undefined ? { method, path } : { method, path, body };
    assert.equal(await outcomeOfCall(platform, caller, request), outcome, `${caller.name}: ${method} ${path}`);
  }
}

/** Written out: were the table itself wrong, these would not be. */
test('the rows that nobody may lose', async (t) => {
  const platform = await openTestPlatform(t);
  const callers = await callersOf(platform);
  const {
    anonymous: outsider,
    viewer,
    user,
    otherUser,
    frame,
    token,
    readingToken,
    domainAdmin,
    projectAdmin,
    cloudAdmin,
  } = callers;
  const vlan = (await vlanOf(platform, 98)).id;
  const body = { name: 'own', ipam_enabled: true };
  const { json: own } = await platform.call(`${networks}/private`, { method: 'POST', body, ...user.with });
  const physical = '403 compute_physical_networks';
  const vlanBody = { ...body, physical_network: 'physnet3', vlan_id: 77 };
  const storefront = [{ target_project: demoProjectId('storefront'), actions: ['access_as_shared'] }];
  const everybody = [{ target_project: '*', actions: ['access_as_shared'] }];
  const s3 = '/api/v2/s3service';
  const many = { method: 'POST', body: { ids: [missingId] }, ...user.with };
  const { json: task } = await platform.call(`${networks}/delete`, many);
  const cancel = `/api/v2/tasks/${task.task_id}/cancel`;
  await platform.platform.internals.tasks.idle();

  await t.test('those of the table that only the engine can judge are among them', () => {
    const named = ruledCalls.filter(
      ({ rule }) => ('others' in rule && rule.others) || ('values' in rule && rule.values),
    );
    assert.deepEqual(named.map(({ name }) => name).toSorted(), [
      // Asked in the suite of images.
      'imageApi.update',
      'imageApi.upload',
      'networkApi.createUntagged',
      'networkApi.createVlan',
      'networkApi.update',
      'taskApi.cancel',
      'volumeApi.uploadToImage',
      'volumeSnapshotApi.uploadToImage',
    ]);
  });

  await askRows(platform, [
    [user, 'PATCH', `${networks}/${vlan}`, { name: 'mine' }, physical],
    [user, 'DELETE', `${networks}/vlan/${vlan}`, undefined, physical],
    [user, 'POST', `${networks}/vlan`, vlanBody, physical],
    [user, 'GET', '/api/v2/compute/physical_networks', undefined, physical],
    [projectAdmin, 'PATCH', `${networks}/${vlan}`, { rbac_policies: storefront }, physical],
    [user, 'PATCH', `${networks}/${own.id}`, { rbac_policies: storefront }, '403 compute_network_access'],
    [projectAdmin, 'PATCH', `${networks}/${own.id}`, { rbac_policies: everybody }, '400 everyone_by_system'],
    [projectAdmin, 'POST', `${networks}/public`, { ...unmade, rbac_policies: everybody }, physical],
    [projectAdmin, 'POST', `${networks}/vlan`, { ...vlanBody, rbac_policies: everybody }, physical],
    [cloudAdmin, 'PATCH', `${networks}/${own.id}`, { rbac_policies: everybody }, '200'],
    [projectAdmin, 'PATCH', `${networks}/${own.id}`, { rbac_policies: storefront }, '200'],
    [user, 'PATCH', `${networks}/${own.id}`, { name: 'renamed' }, '200'],
    [user, 'DELETE', `${networks}/vxlan/${own.id}?delete_vlan_interfaces=true`, undefined, physical],
    [user, 'DELETE', `${networks}/vxlan/${own.id}?delete_vlan_interfaces=false`, undefined, '204'],
    [otherUser, 'POST', cancel, {}, '404 not_found'],
    [projectAdmin, 'POST', cancel, {}, '403 tasks'],
    [viewer, 'POST', cancel, {}, '403 tasks'],
    // It is over: that it is theirs to stop is not what is in the way.
    [user, 'POST', cancel, {}, '409 not_allowed_now'],
    [cloudAdmin, 'POST', cancel, {}, '409 not_allowed_now'],
    [viewer, 'GET', '/api/v2/compute/physical_networks', undefined, '200'],
    [viewer, 'POST', '/api/v2/compute/routers', { name: 'r' }, '403 compute_routers'],
    [readingToken, 'GET', '/api/v2/compute/routers?limit=1', undefined, '200'],
    [readingToken, 'POST', '/api/v2/compute/routers', { name: 'r' }, '403 compute_routers'],
    [outsider, 'GET', '/api/v2/compute/routers', undefined, '401 unauthorized'],
    [outsider, 'GET', '/api/v2/settings/locales', undefined, '200'],
    [token, 'GET', '/api/v2/accounts/tokens', undefined, '403 not_by_token'],
    [token, 'POST', `${s3}/keys`, {}, '403 not_by_token'],
    [frame, 'GET', '/api/v2/accounts/tokens', undefined, '403 forbidden'],
    [frame, 'POST', `${s3}/keys`, {}, '403 forbidden'],
    [user, 'PUT', `${s3}/users/${demoUserId('jonas.lind')}`, { enabled: true }, '403 domain_user'],
    [projectAdmin, 'PUT', `${s3}/users/${demoUserId('jonas.lind')}`, { enabled: true }, '204'],
    [projectAdmin, 'PUT', `${s3}/domain/${norrland}`, { enabled: false }, '403 s3_domain'],
    [user, 'GET', `/api/v2/domains/${norrland}/partners`, undefined, '403 settings_partners'],
    [domainAdmin, 'GET', `/api/v2/domains/${norrland}/partners`, undefined, '200'],
    [cloudAdmin, 'GET', '/api/v2/domains/default/partners', undefined, '200'],
  ]);
});

/** What stands in the operator's domain is for everybody: how the first page looks, who may show forms, who comes in. */
test('the operator’s domain is changed by roles of the system only', async (t) => {
  const platform = await openTestPlatform(t);
  const { store, signal } = platform.platform.internals;
  const userId = demoUserId('otto.viewer');
  await store.write(async (tx) => {
    await revokeRole(tx, signal, { userId, target: 'system', targetId: '', role: 'viewer' });
    await assign(tx, { userId, target: 'domain', targetId: DEFAULT_DOMAIN, role: 'domain_admin' });
  });
  const roles = ['domain_admin'] as const;
  const own: Caller = { name: 'its administrator', with: { as: await platform.signIn('otto.viewer') }, roles };
  const { domainAdmin: other, cloudAdmin } = await callersOf(platform);
  const at = '/api/v2/domains/default';
  const partner = { name: 'Portal', origin: 'https://portal.example' };
  const motto = { data: 'All of us', access: 'pub' };
  const refused = (subject: Subject) => `403 ${subject}`;
  const { json: meta } = await platform.call('/api/v2/meta', own.with);
  assert.deepEqual(
    meta.data.filter(({ name }: { name: string }) => name.startsWith('settings_')),
    ['settings_theme', 'settings_partners', 'settings_identity_providers'].map((name) => ({ name, methods: ['GET'] })),
  );

  await askRows(platform, [
    [own, 'GET', `${at}/partners`, undefined, '200'],
    [own, 'POST', `${at}/partners`, partner, refused('settings_partners')],
    [own, 'POST', `${at}/partners/check`, { origin: partner.origin }, refused('settings_partners')],
    [own, 'POST', `${at}/idp`, {}, refused('settings_identity_providers')],
    [own, 'POST', `${at}/props/motto`, motto, refused('settings_theme')],
    [own, 'DELETE', `${at}/props/motto`, undefined, refused('settings_theme')],
    [other, 'POST', `${at}/partners`, partner, '404 not_found'],
    [other, 'POST', `${at}/props/motto`, motto, '404 not_found'],
    [cloudAdmin, 'POST', `${at}/partners`, partner, '200'],
    [cloudAdmin, 'POST', `${at}/props/motto`, motto, '200'],
  ]);
});
