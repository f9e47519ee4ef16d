import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hclOf } from '../../kit/code/hcl.rules.ts';
import { interfaceBlocks, routeBlocks, routerBlocks } from './router.code.ts';

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

const edge = { id: 'r1', name: 'edge' };

it('one more interface, at the gateway address', () => {
  assert.equal(
    hclOf(interfaceBlocks(edge, { network_id: 'net' })),
    `data "openstack_networking_subnet_v2" "edge" {
  network_id = "net"
}

resource "openstack_networking_router_interface_v2" "edge" {
  router_id = "r1"
  subnet_id = data.openstack_networking_subnet_v2.edge.id
}`,
  );
});

it('one more interface, at an address of its own', () => {
  assert.equal(
    hclOf(interfaceBlocks(edge, { network_id: 'net', ip_address: '10.0.0.9' }).slice(1)),
    `resource "openstack_networking_port_v2" "edge" {
  network_id = "net"

  fixed_ip {
    subnet_id  = data.openstack_networking_subnet_v2.edge.id
    ip_address = "10.0.0.9"
  }
}

resource "openstack_networking_router_interface_v2" "edge" {
  router_id = "r1"
  port_id   = openstack_networking_port_v2.edge.id
}`,
  );
});

it('one more static route', () => {
  assert.equal(
    hclOf(routeBlocks(edge, { destination: ' 10.9.0.0/16', nexthop: '10.0.0.9 ' })),
    `resource "openstack_networking_router_route_v2" "edge" {
  router_id        = "r1"
  destination_cidr = "10.9.0.0/16"
  next_hop         = "10.0.0.9"
}`,
  );
});
