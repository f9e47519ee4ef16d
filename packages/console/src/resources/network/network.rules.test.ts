import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Subnet } from '@skydeck/contract';
import { canHaveInterface, isKnownType, missingVersions, whyNotChange, whyNotDelete } from './network.rules.ts';

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
  it('have a subnet and are no way out', () => {
    assert.equal(canHaveInterface({ router_external: false, subnets: [subnet(4)] }), true);
    assert.equal(canHaveInterface({ router_external: true, subnets: [subnet(4)] }), false);
    assert.equal(canHaveInterface({ router_external: false, subnets: [] }), false);
  });
});

describe('missing subnets', () => {
  it('are one of each version, where addresses are managed', () => {
    assert.deepEqual(missingVersions({ ipam_enabled: true, subnets: [] }), [4, 6]);
    assert.deepEqual(missingVersions({ ipam_enabled: true, subnets: [subnet(4)] }), [6]);
    assert.deepEqual(missingVersions({ ipam_enabled: false, subnets: [] }), []);
  });
});

it('types of other clouds are not known', () => {
  assert.equal(isKnownType('vxlan'), true);
  assert.equal(isKnownType('geneve'), false);
  assert.equal(isKnownType('constructor'), false);
});
