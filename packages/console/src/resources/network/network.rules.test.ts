import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Subnet } from '@skydeck/contract';
import {
  canBeGateway,
  canHaveInterface,
  isKnownType,
  whyNotAddSubnet,
  whyNotChange,
  whyNotCreate,
  whyNotDelete,
} from './network.rules.ts';

const subnet = (ip_version: 4 | 6) => ({ ip_version }) as Subnet;

describe('what may be done with a network', () => {
  for (const [name, network, scope, why] of [
    ['own, nothing attached', { project_id: 'p', ports_count: 0 }, 'p', false],
    ['own, ports attached', { project_id: 'p', ports_count: 2 }, 'p', 'blocked.has_ports'],
    ['of another project, whatever is attached', { project_id: 'q', ports_count: 2 }, 'p', 'blocked.foreign'],
    ['of any project for the system', { project_id: 'q', ports_count: 0 }, null, false],
  ] as const) {
    it(name, () => assert.equal(whyNotDelete(network, scope), why));
  }
  it('can be changed while ports are attached', () => assert.equal(whyNotChange({ project_id: 'p' }, 'p'), false));
});

describe('networks for a router’s interface', () => {
  const network = { project_id: 'p', rbac_policies: [], router_external: false, subnets: [subnet(4)] };
  it('have a subnet and are no way out', () => {
    assert.equal(canHaveInterface(network, 'p'), true);
    assert.equal(canHaveInterface({ ...network, router_external: true }, 'p'), false);
    assert.equal(canHaveInterface({ ...network, subnets: [] }, 'p'), false);
  });
  it('are open to the project’s ports', () => {
    assert.equal(canHaveInterface(network, 'q'), false);
    const opened = { ...network, rbac_policies: [{ target_project: 'q', actions: ['access_as_shared'] }] };
    assert.equal(canHaveInterface(opened, 'q'), true);
    assert.equal(canHaveInterface(opened, 'r'), false);
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
        canBeGateway({ project_id: 'p', rbac_policies: [...policies], router_external: external }, 'q'),
        can,
      ),
    );
  }
  it('of any project for the system', () =>
    assert.equal(canBeGateway({ project_id: 'p', rbac_policies: [], router_external: true }, null), true));
});

describe('a subnet is added', () => {
  const network = { project_id: 'p', ipam_enabled: true, subnets: [subnet(4)] };
  for (const [name, given, version, scope, why] of [
    ['of the version that is missing', network, 6, 'p', false],
    ['not of the version that is there', network, 4, 'p', 'blocked.has_version'],
    ['not to another project’s network', network, 6, 'q', 'blocked.foreign'],
    ['not where addresses are not managed', { ...network, ipam_enabled: false }, 6, 'p', 'blocked.no_ipam'],
    ['by a system role to any', network, 6, null, false],
  ] as const) {
    it(name, () => assert.equal(whyNotAddSubnet({ ...given, subnets: [...given.subnets] }, version, scope), why));
  }
});

it('a network is made in a project', () => {
  assert.equal(whyNotCreate(null), 'blocked.no_project');
  assert.equal(whyNotCreate('p'), false);
});

it('types of other clouds are not known', () => {
  assert.equal(isKnownType('vxlan'), true);
  assert.equal(isKnownType('geneve'), false);
  assert.equal(isKnownType('constructor'), false);
});
