import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Subnet } from '@skydeck/contract';
import { canBeGateway, canHaveInterface } from './for-routers.rules.ts';
import { isKnownType, whyNotAddSubnet, whyNotChange, whyNotDelete } from './network.rules.ts';

const subnet = (ip_version: 4 | 6) => ({ ip_version }) as Subnet;

const tenant = (projectId: string) => ({ projectId, mayCloud: false });
const system = { projectId: null, mayCloud: true };
const inside = { project_id: 'p', type: 'vxlan', router_external: false };

describe('what may be done with a network', () => {
  for (const [name, network, permissions, why] of [
    ['own, nothing attached', { ports_count: 0 }, tenant('p'), false],
    ['own, ports attached', { ports_count: 2 }, tenant('p'), 'blocked.has_ports'],
    ['of another project, whatever is attached', { project_id: 'q', ports_count: 2 }, tenant('p'), 'blocked.foreign'],
    ['of any project for the system', { project_id: 'q', ports_count: 0 }, system, false],
    ['of the hosts, in the own project', { type: 'vlan', ports_count: 2 }, tenant('p'), 'blocked.cloud'],
    ['untagged, in the own project', { type: 'flat', ports_count: 0 }, tenant('p'), 'blocked.cloud'],
    ['a way out, of whatever kind', { router_external: true, ports_count: 0 }, tenant('p'), 'blocked.cloud'],
    [
      'of the hosts and another project',
      { type: 'vlan', project_id: 'q', ports_count: 0 },
      tenant('p'),
      'blocked.foreign',
    ],
    ['of the hosts, for who administers the cloud', { type: 'vlan', ports_count: 0 }, system, false],
    [
      'of the hosts, for who administers the cloud, in its project',
      { type: 'vlan', ports_count: 0 },
      { projectId: 'p', mayCloud: true },
      false,
    ],
    [
      'of the hosts, for who only reads',
      { type: 'vlan', ports_count: 0 },
      { projectId: null, mayCloud: false },
      'blocked.cloud',
    ],
  ] as const) {
    it(name, () => assert.equal(whyNotDelete({ ...inside, ...network }, permissions), why));
  }
  it('can be changed while ports are attached', () => assert.equal(whyNotChange(inside, tenant('p')), false));
});

const project = (project_id: string, domain_id = 'd') => ({ project_id, domain_id });

describe('networks for a router’s interface', () => {
  const network = { project_id: 'p', rbac_policies: [], router_external: false, subnets: [subnet(4)] };
  it('have a subnet and are no way out', () => {
    assert.equal(canHaveInterface(network, project('p')), true);
    assert.equal(canHaveInterface({ ...network, router_external: true }, project('p')), false);
    assert.equal(canHaveInterface({ ...network, subnets: [] }, project('p')), false);
  });
  it('are open to the project’s ports', () => {
    assert.equal(canHaveInterface(network, project('q')), false);
    const opened = { ...network, rbac_policies: [{ target_project: 'q', actions: ['access_as_shared'] }] };
    assert.equal(canHaveInterface(opened, project('q')), true);
    assert.equal(canHaveInterface(opened, project('r')), false);
    const inDomain = { ...network, rbac_policies: [{ target_domain: 'd', actions: ['access_as_shared'] }] };
    assert.equal(canHaveInterface(inDomain, project('q')), true);
    assert.equal(canHaveInterface(inDomain, project('q', 'e')), false);
    assert.equal(canHaveInterface(network, null), true);
  });
});

describe('networks for a router’s gateway', () => {
  const policy = (...actions: string[]) => ({ target_project: '*', actions });
  for (const [name, policies, external, can] of [
    ['opened for it', [policy('access_as_external')], true, true],
    ['opened for ports only', [policy('access_as_shared')], true, false],
    ['that are no way out', [policy('access_as_external')], false, false],
  ] as const) {
    it(name, () =>
      assert.equal(
        canBeGateway({ project_id: 'p', rbac_policies: [...policies], router_external: external }, project('q')),
        can,
      ),
    );
  }
  it('of any project for the system', () =>
    assert.equal(canBeGateway({ project_id: 'p', rbac_policies: [], router_external: true }, null), true));
});

describe('a subnet is added', () => {
  const network = { ...inside, ipam_enabled: true };
  for (const [name, given, permissions, why] of [
    ['to one of the project, whatever it has', network, tenant('p'), false],
    ['not to another project’s network', network, tenant('q'), 'blocked.foreign'],
    ['not to one of the hosts', { ...network, type: 'vlan' }, tenant('p'), 'blocked.cloud'],
    ['not where addresses are not managed', { ...network, ipam_enabled: false }, tenant('p'), 'blocked.no_ipam'],
    ['by a system role to any', network, system, false],
  ] as const) {
    it(name, () => assert.equal(whyNotAddSubnet(given, permissions), why));
  }
});

// spec: network.types
it('types of other clouds are not known', () => {
  assert.equal(isKnownType('vxlan'), true);
  assert.equal(isKnownType('geneve'), false);
  assert.equal(isKnownType('constructor'), false);
});
