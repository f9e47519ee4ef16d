import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hclOf } from '../../kit/code/hcl.rules.ts';
import { subnetBlock } from './subnet.code.ts';
import { shownNameservers, whyNotDeleteSubnet } from './subnet.rules.ts';

test('a subnet is deleted only while no port, such as that of a router, has an address in it', () => {
  for (const [ports_count, why] of [
    [0, false],
    [1, 'blocked.addresses'],
  ] as const)
    assert.equal(whyNotDeleteSubnet({ ports_count }), why);
});

test('of the name servers those show that are addresses, and no placeholder', () => {
  // spec: subnet.dns.placeholder
  assert.deepEqual(shownNameservers(['{ip}', '9.9.9.9', '', '2620:fe::fe']), ['9.9.9.9', '2620:fe::fe']);
});

test('a subnet for the OpenStack provider', () => {
  const draft = {
    cidr: 'fd00:4::/64',
    ip_version: 6 as const,
    gateway_ip: null,
    enable_dhcp: true,
    dns_nameservers: [],
    ipv6_ra_mode: 'slaac' as const,
    ipv6_address_mode: 'slaac' as const,
    allocation_pools: [{ start: 'fd00:4::2', end: 'fd00:4::9' }],
  };
  assert.equal(
    hclOf([subnetBlock(draft, 'web_v6', 'net-1')]),
    `resource "openstack_networking_subnet_v2" "web_v6" {
  network_id        = "net-1"
  cidr              = "fd00:4::/64"
  ip_version        = 6
  no_gateway        = true
  enable_dhcp       = true
  ipv6_ra_mode      = "slaac"
  ipv6_address_mode = "slaac"

  allocation_pool {
    start = "fd00:4::2"
    end   = "fd00:4::9"
  }
}`,
  );
});
