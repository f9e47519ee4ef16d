import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hclOf } from '../../kit/code/hcl.rules.ts';
import { routerBlocks } from './router.code.ts';

it('a router with a gateway and a network, for the OpenStack provider', () => {
  const body = {
    name: 'edge',
    external_gateway_info: { network_id: 'ext', enable_snat: false },
    interfaces: [{ network_id: 'net' }],
  };
  assert.equal(
    hclOf(routerBlocks(body)),
    `resource "openstack_networking_router_v2" "edge" {
  name                = "edge"
  external_network_id = "ext"
  enable_snat         = false
}

data "openstack_networking_subnet_v2" "edge_1" {
  network_id = "net"
}

resource "openstack_networking_router_interface_v2" "edge_1" {
  router_id = openstack_networking_router_v2.edge.id
  subnet_id = data.openstack_networking_subnet_v2.edge_1.id
}`,
  );
});
