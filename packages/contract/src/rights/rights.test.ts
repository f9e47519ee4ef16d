import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Method } from '../http.ts';
import { calls } from './calls.ts';
import { needsOfCall, needsOfFields } from './needs.ts';
import type { CallRule, Need, SubjectRule } from './rule.ts';
import { ruledCalls, ruleOf } from './ruled-calls.ts';

const words = (needs: readonly Need[]) => needs.map(({ subject, method }) => `${method} ${subject}`);

// spec: permission.calls
test('each call of the contract has one line, and no two calls share an address', () => {
  const addresses = ruledCalls.map(({ endpoint: { method, path } }) => `${method} ${path}`);
  assert.equal(new Set(addresses).size, ruledCalls.length);
  for (const { endpoint, rule, name } of ruledCalls) assert.equal(ruleOf(endpoint), rule, name);
});

test('a table that leaves a call out does not compile', () => {
  const { list: _, ...withoutList } = calls.routerApi;
  // @ts-expect-error: `list` is missing.
  const incomplete: typeof calls = { ...calls, routerApi: withoutList };
  assert.ok(incomplete);
});

test('a call without a line has no rule', () => {
  assert.throws(() => ruleOf({ method: 'GET', path: '/api/v2/compute/secrets' }), /no line in the table of rights/);
});

for (const [name, rule, method, expected] of [
  ['its own method on its subject', { subject: 'compute_routers' }, 'POST', ['POST compute_routers']],
  [
    'what it does, beside how it is sent',
    { subject: 'compute_routers_router', method: 'DELETE' },
    'POST',
    ['POST compute_routers_router', 'DELETE compute_routers_router'],
  ],
  [
    'a second subject',
    { subject: 's3_enable', also: { subject: 'domain_user', method: 'PUT' } },
    'PUT',
    ['PUT s3_enable', 'PUT domain_user'],
  ],
] as const satisfies readonly (readonly [string, SubjectRule, Method, readonly string[]])[]) {
  // spec: permission.calls.many
  test(`a call needs ${name}`, () => assert.deepEqual(words(needsOfCall(rule, method)), expected));
}

const fields = {
  rbac_policies: { subject: 'compute_network_access', method: 'PATCH' },
  delete_vlan_interfaces: { subject: 'compute_physical_networks', method: 'DELETE' },
} as const;
for (const [name, sent, expected] of [
  ['nothing that is asked for', { name: 'web' }, []],
  ['nothing at all', {}, []],
  ['a flag that is off', { delete_vlan_interfaces: false }, []],
  ['a flag of a query that is off', { delete_vlan_interfaces: 'False' }, []],
  ['a flag', { delete_vlan_interfaces: true }, ['DELETE compute_physical_networks']],
  ['a flag of a query', { delete_vlan_interfaces: 'true' }, ['DELETE compute_physical_networks']],
  ['an empty list: it takes all away', { rbac_policies: [] }, ['PATCH compute_network_access']],
  ['null', { rbac_policies: null }, ['PATCH compute_network_access']],
  [
    'two of them',
    { rbac_policies: [{}], delete_vlan_interfaces: 'yes' },
    ['PATCH compute_network_access', 'DELETE compute_physical_networks'],
  ],
] as const) {
  test(`fields: ${name}`, () => assert.deepEqual(words(needsOfFields({ fields }, sent)), expected));
}

/** What must not be lost by accident, whatever else the table says. */
// spec: permission.tab-only
test('what hands out access is no matter of API tokens, nor of frames', () => {
  const inPerson: readonly CallRule[] = [
    ...Object.values(calls.memberSecurityApi),
    calls.s3Api.presign,
    calls.s3Api.createKey,
    calls.s3Api.switchKey,
    calls.s3Api.switchUser,
    calls.s3Api.switchDomain,
    calls.partnerApi.create,
    calls.partnerApi.update,
    calls.partnerApi.remove,
  ];
  for (const rule of inPerson) assert.ok('subject' in rule && rule.sessionOnly && rule.tabOnly);
  for (const rule of Object.values(calls.accountApi))
    assert.ok('public' in rule || ('signedIn' in rule && rule.tabOnly));
});

/** Fields by which a cloud lets its administrators reach over projects: none of the contract's, so they are refused, not ignored. */
const ofCloud = [
  'project_id',
  'tenant_id',
  'domain_id',
  'shared',
  'router:external',
  'router_external',
  'is_default',
] as const;
const provider = ['provider:network_type', 'provider:segmentation_id', 'provider:physical_network'] as const;

test('no body takes whose it is to be, nor whom it is open to', () => {
  const taken = ruledCalls.flatMap(({ name, endpoint: { body } }) => {
    const told = [...ofCloud, ...provider];
    const [error] = body?.validate(Object.fromEntries(told.map((field) => [field, 'x']))) ?? [];
    const refused = new Set(error?.failures().map(({ key }) => key as string));
    // The body of a picture has bytes, and no fields.
    return error?.path.length ? told.filter((field) => !refused.has(field)).map((field) => `${name}: ${field}`) : [];
  });
  // A token is for a project, and one's own rights there are its limit; so is a credential of the cloud.
  assert.deepEqual(taken, [
    'accountApi.createToken: project_id',
    'accountApi.createApplicationCredential: project_id',
    'memberSecurityApi.createToken: project_id',
  ]);
});
