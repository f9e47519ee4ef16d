import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Network, NetworkUpdate, type PhysicalNetwork, VlanNetworkBody } from '@skydeck/contract';
import { is } from 'superstruct';
import { problemsOfDraft } from '../../kit/form/model.ts';
import { accessChange, type AccessContext, accessFieldOf, type AccessRow, rowsOf } from './access.form.ts';
import { blankSubnet } from '../subnet/subnet.form.ts';
import { newPhysicalNetwork, type PhysicalDraft, physicalFieldOf } from './physical.form.ts';

const codes = (found: Record<string, { code: string }>) =>
  Object.fromEntries(Object.entries(found).map(([path, { code }]) => [path, code]));

describe('access to a network', () => {
  const own = { type: 'vxlan', project_id: 'own' };
  const tenant: AccessContext = { network: own, mayOpenToEveryone: false };
  const operator: AccessContext = { network: { ...own, type: 'vlan' }, mayOpenToEveryone: true };
  const rows = (...given: [string, AccessRow['access']][]): AccessRow[] =>
    given.map(([project, access]) => ({ project, access }));

  for (const [name, context, given, found] of [
    ['nobody', tenant, rows(), {}],
    ['two projects', tenant, rows(['a', 'direct'], ['b', 'direct']), {}],
    ['everybody, both ways', operator, rows(['*', 'full']), {}],
    ['no project', tenant, rows([' ', 'direct']), { 'access.0.project': 'required' }],
    ['a project twice', tenant, rows(['a', 'direct'], ['a', 'direct']), { 'access.1.project': 'duplicate' }],
    [
      'a domain, and a domain without its id',
      tenant,
      rows(['domain:d', 'direct'], ['domain:', 'direct']),
      { 'access.1.project': 'required' },
    ],
    ['its own project', tenant, rows(['own', 'direct']), { 'access.0.project': 'own_project' }],
    ['everybody, by a tenant', tenant, rows(['*', 'direct']), { 'access.0.project': 'everyone_by_system' }],
    ['a private network as a way out', tenant, rows(['a', 'full']), { 'access.0.access': 'routed_needs_physical' }],
  ] as const) {
    it(name, () => assert.deepEqual(codes(problemsOfDraft(accessChange(context), { access: [...given] })), found));
  }

  it('comes from the policies and goes back to them', () => {
    const rbac_policies = [
      { target_project: '*', actions: ['access_as_external'] },
      { target_project: 'a', actions: ['access_as_external', 'access_as_shared'] },
      { target_project: 'b', actions: ['access_as_shared'] },
      { target_domain: 'd', actions: ['access_as_shared'] },
    ];
    const draft = accessChange(operator).from?.({ rbac_policies } as unknown as Network);
    assert.deepEqual(draft?.access, rows(['*', 'routed'], ['a', 'full'], ['b', 'direct'], ['domain:d', 'direct']));
    const body = accessChange(operator).toBody(draft ?? { access: [] });
    assert.ok(is(body, NetworkUpdate));
    assert.deepEqual(rowsOf(body.rbac_policies ?? []), draft?.access);
    assert.equal(body.rbac_policies?.at(-1)?.target_domain, 'd');
  });

  it('has places for the problems of the wire', () => {
    assert.equal(accessFieldOf('rbac_policies.2.target_project'), 'access.2.project');
    assert.equal(accessFieldOf('rbac_policies.2.target_domain'), 'access.2.project');
    assert.equal(accessFieldOf('rbac_policies.2.actions.0'), 'access.2.access');
    assert.equal(accessFieldOf('rbac_policies'), 'rbac_policies');
  });
});

describe('a physical network', () => {
  const known: PhysicalNetwork[] = [
    { name: 'physnet1', mtu: 9000, untagged_in_use: true, vlans_in_use: [10], vlan_interfaces: [10] },
  ];
  const model = newPhysicalNetwork({ known, projectId: 'own' });
  const draft = (more: Partial<PhysicalDraft> = {}): PhysicalDraft => ({
    ...model.blank(),
    name: 'wan',
    kind: 'vlan',
    physical: 'physnet1',
    vlan: '11',
    v4: { ...blankSubnet(4), cidr: '192.0.2.0/24' },
    ...more,
  });

  for (const [name, given, found] of [
    ['with a VLAN', draft(), {}],
    ['untagged, where there is one', draft({ kind: 'flat' }), { physical: 'untagged_in_use' }],
    ['a VLAN that has a network', draft({ vlan: '10' }), { vlan: 'vlan_in_use' }],
    ['VLAN 0', draft({ vlan: '0' }), { vlan: 'out_of_range' }],
    ['VLAN 4095', draft({ vlan: '4095' }), { vlan: 'out_of_range' }],
    ['no VLAN', draft({ vlan: '' }), { vlan: 'out_of_range' }],
    ['nowhere', draft({ physical: '' }), { physical: 'required' }],
    ['its own project', draft({ access: [{ project: 'own', access: 'full' }] }), { 'access.0.project': 'own_project' }],
    ['no subnet', draft({ v4: blankSubnet(4) }), { 'v6.cidr': 'subnet_required' }],
  ] as const) {
    it(name, () => assert.deepEqual(codes(problemsOfDraft(model, given)), found));
  }

  it('is what the contract takes', () => {
    assert.ok(is(model.toBody(draft({ access: [{ project: '*', access: 'full' }] })), VlanNetworkBody));
    assert.equal(model.toBody(draft({ kind: 'flat' })).vlan_id, undefined);
  });

  it('has places for the problems of the wire', () => {
    for (const [path, field] of [
      ['physical_network', 'physical'],
      ['vlan_id', 'vlan'],
      ['rbac_policies.0.target_project', 'access.0.project'],
      ['subnets.0.cidr', 'v4.cidr'],
    ] as const)
      assert.equal(physicalFieldOf(path, draft()), field);
  });
});
