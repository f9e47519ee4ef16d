import assert from 'node:assert/strict';
import { it } from 'node:test';
import { hclOf } from '../../kit/code/hcl.rules.ts';
import { interfaceBlocks, routeBlocks, routerBlocks } from './router.code.ts';

const four = { id: 's4', ip_version: 4, cidr: '10.1.0.0/24' } as const;
const six = { id: 's6', ip_version: 6, cidr: 'fd00:1::/64' } as const;

it('a router with a gateway and two networks, one of them with both IP versions', () => {
  const body = {
    name: 'edge',
    description: 'out',
    tags: ['a', 'b'],
    external_gateway_info: {
      network_id: 'ext',
      enable_snat: false,
      external_fixed_ips: [{ ip_address: '203.0.113.9' }],
    },
    interfaces: [{ network_id: 'both' }, { network_id: 'net' }],
  };
  assert.equal(
    hclOf(routerBlocks(body, (id) => (id === 'both' ? [four, six] : [{ ...four, id: 'other' }]))),
    `resource "openstack_networking_router_v2" "edge" {
  name                = "edge"
  description         = "out"
  external_network_id = "ext"
  enable_snat         = false
  tags                = ["a", "b"]

  external_fixed_ip {
    ip_address = "203.0.113.9"
  }
}

resource "openstack_networking_router_interface_v2" "edge_1_v4" {
  router_id = openstack_networking_router_v2.edge.id
  subnet_id = "s4"
}

resource "openstack_networking_router_interface_v2" "edge_1_v6" {
  router_id = openstack_networking_router_v2.edge.id
  subnet_id = "s6"
}

resource "openstack_networking_router_interface_v2" "edge_2_v4" {
  router_id = openstack_networking_router_v2.edge.id
  subnet_id = "other"
}`,
  );
});

const edge = { id: 'r1', name: 'edge' };

it('one more interface, at the gateway address', () => {
  assert.equal(
    hclOf(interfaceBlocks(edge, { network_id: 'net' }, [four])),
    `resource "openstack_networking_router_interface_v2" "edge_v4" {
  router_id = "r1"
  subnet_id = "s4"
}`,
  );
});

it('one more interface, at an address of its own', () => {
  assert.equal(
    hclOf(interfaceBlocks(edge, { network_id: 'net', ip_address: 'fd00:1::9' }, [four, six])),
    `resource "openstack_networking_port_v2" "edge" {
  network_id = "net"

  fixed_ip {
    subnet_id = "s4"
  }

  fixed_ip {
    subnet_id  = "s6"
    ip_address = "fd00:1::9"
  }
}

resource "openstack_networking_router_interface_v2" "edge" {
  router_id = "r1"
  port_id   = openstack_networking_port_v2.edge.id
}`,
  );
});

it('one more interface at an address of its own, in a network with several subnets of one IP version', () => {
  const second = { id: 's5', ip_version: 4, cidr: '10.2.0.0/24' } as const;
  assert.equal(
    hclOf(interfaceBlocks(edge, { network_id: 'net', ip_address: '10.2.0.9' }, [four, second, six])),
    `resource "openstack_networking_port_v2" "edge" {
  network_id = "net"

  fixed_ip {
    subnet_id  = "s5"
    ip_address = "10.2.0.9"
  }

  fixed_ip {
    subnet_id = "s6"
  }
}

resource "openstack_networking_router_interface_v2" "edge" {
  router_id = "r1"
  port_id   = openstack_networking_port_v2.edge.id
}

resource "openstack_networking_router_interface_v2" "edge_v4" {
  router_id = "r1"
  subnet_id = "s4"
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
