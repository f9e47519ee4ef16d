import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hclOf } from '../../kit/code/hcl.rules.ts';
import { networkBlocks, physicalBlocks } from './network.code.ts';

test('a private network with a subnet, for the OpenStack provider', () => {
  const body = {
    name: 'Web core',
    mtu: 1500,
    ipam_enabled: true,
    spoofing_protection: true,
    subnets: [{ cidr: '10.0.0.0/24', ip_version: 4 as const, dns_nameservers: ['9.9.9.9'] }],
  };
  assert.equal(
    hclOf(networkBlocks(body)),
    `resource "openstack_networking_network_v2" "web_core" {
  name                  = "Web core"
  mtu                   = 1500
  port_security_enabled = true
}

resource "openstack_networking_subnet_v2" "web_core_v4" {
  network_id      = openstack_networking_network_v2.web_core.id
  cidr            = "10.0.0.0/24"
  ip_version      = 4
  dns_nameservers = ["9.9.9.9"]
}`,
  );
});

test('a VLAN that two actions of a policy open to everybody', () => {
  const body = {
    name: 'partners',
    ipam_enabled: false,
    physical_network: 'physnet1',
    vlan_id: 340,
    rbac_policies: [{ target_project: '*', actions: ['access_as_shared' as const, 'access_as_external' as const] }],
  };
  const text = hclOf(physicalBlocks(body));
  assert.match(text, /network_type\s+= "vlan"\n\s+physical_network = "physnet1"\n\s+segmentation_id\s+= 340/);
  assert.match(text, /"partners_1_access_as_shared"/);
  assert.match(text, /"partners_1_access_as_external"/);
  assert.match(text, /target_tenant = "\*"/);
});
