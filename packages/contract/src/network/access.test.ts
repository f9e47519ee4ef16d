import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { accessOfActions, actionsOfAccess, isOpenTo, networkAccesses } from './access.ts';
import { checkAccess, checkUplink } from './rules.ts';
import type { PhysicalNetwork } from './model.ts';

const codes = (problems: Record<string, { code: string }>) =>
  Object.fromEntries(Object.entries(problems).map(([path, { code }]) => [path, code]));

// spec: network.access
test('the ways of access are actions, and back', () => {
  for (const access of networkAccesses) assert.equal(accessOfActions(actionsOfAccess(access)), access);
  assert.equal(accessOfActions(['access_as_external', 'access_as_shared']), 'full');
  assert.equal(accessOfActions(['access_as_something']), null);
  assert.equal(accessOfActions([]), null);
});

test('a network is open to its own project, and to those a policy names', () => {
  const network = {
    project_id: 'own',
    rbac_policies: [
      { target_project: '*', actions: ['access_as_external'] },
      { target_project: 'a', actions: ['access_as_shared'] },
      { target_domain: 'e', actions: ['access_as_shared'] },
    ],
  };
  // spec: network.access.domain
  for (const [project_id, access, open, domain_id = 'd'] of [
    ['c', 'direct', true, 'e'],
    ['own', 'direct', true],
    ['own', 'routed', true],
    ['a', 'direct', true],
    ['a', 'routed', true],
    ['b', 'direct', false],
    ['b', 'routed', true],
  ] as const)
    assert.equal(isOpenTo(network, { project_id, domain_id }, access), open, `${project_id} ${access}`);
});

// spec: network.access.everyone
describe('checkAccess', () => {
  const inside = { type: 'vxlan', project_id: 'own' };
  const direct = ['access_as_shared'];
  for (const [name, targets, network, mayOpenToEveryone, found] of [
    ['projects', ['a', 'b'], inside, false, {}],
    ['everybody, by an administrator', ['*'], inside, true, {}],
    ['everybody, by a tenant', ['*'], inside, false, { 'rbac_policies.0.target_project': 'everyone_by_system' }],
    ['twice', ['a', 'a'], inside, false, { 'rbac_policies.1.target_project': 'duplicate' }],
    ['the own project', ['own'], inside, true, { 'rbac_policies.0.target_project': 'own_project' }],
    ['nobody in particular', [' '], inside, true, { 'rbac_policies.0.target_project': 'required' }],
  ] as const) {
    test(name, () => {
      const policies = targets.map((target_project) => ({ target_project, actions: direct }));
      assert.deepEqual(codes(checkAccess(policies, { network, mayOpenToEveryone })), found);
    });
  }
  // spec: network.access.domain
  test('a policy has one target', () => {
    const policies = [
      { target_domain: 'd', actions: direct },
      { target_domain: 'd', actions: direct },
      { target_domain: '', actions: direct },
      { target_domain: 'e', target_project: 'a', actions: direct },
      { actions: direct },
    ];
    assert.deepEqual(codes(checkAccess(policies, { network: inside, mayOpenToEveryone: false })), {
      'rbac_policies.1.target_domain': 'duplicate',
      'rbac_policies.2.target_domain': 'required',
      'rbac_policies.3.target_domain': 'unknown_field',
      'rbac_policies.4.target_project': 'required',
    });
  });
  // spec: network.access.private
  test('a private network is no way out', () => {
    const policies = [{ target_project: 'a', actions: ['access_as_external'] }];
    assert.deepEqual(codes(checkAccess(policies, { network: inside, mayOpenToEveryone: true })), {
      'rbac_policies.0.actions': 'routed_needs_physical',
    });
    assert.deepEqual(checkAccess(policies, { network: { ...inside, type: 'flat' }, mayOpenToEveryone: true }), {});
  });
});

// spec: network.physical, spec: value.vlan
describe('checkUplink', () => {
  const known: PhysicalNetwork[] = [
    { name: 'physnet1', mtu: 9000, untagged_in_use: true, vlans_in_use: [10], vlan_interfaces: [10, 11] },
    { name: 'physnet2', mtu: 1500, untagged_in_use: false, vlans_in_use: [], vlan_interfaces: [] },
  ];
  for (const [physical_network, vlan_id, found] of [
    ['physnet1', 11, {}],
    ['physnet1', 10, { vlan_id: 'vlan_in_use' }],
    ['physnet2', 10, {}],
    ['physnet1', 0, { vlan_id: 'out_of_range' }],
    ['physnet1', 4095, { vlan_id: 'out_of_range' }],
    ['physnet1', null, { physical_network: 'untagged_in_use' }],
    ['physnet2', null, {}],
    ['physnet3', null, { physical_network: 'physical_network_unknown' }],
    [' ', 10, { physical_network: 'required' }],
  ] as const) {
    test(`${physical_network} ${vlan_id ?? 'untagged'}`, () =>
      assert.deepEqual(codes(checkUplink({ physical_network, vlan_id }, known)), found));
  }
});
