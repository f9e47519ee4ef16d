import { floatingIpSorts, floatingTargetSorts } from '../floating-ip/index.ts';
import { networkSorts } from '../network/index.ts';
import { portSorts } from '../port/index.ts';
import { routerSorts } from '../router/index.ts';
import { securityGroupSorts } from '../security-group/index.ts';
import { taggedFilters } from '../tagged.ts';
import { vpnSorts } from '../vpn/index.ts';
import { exampleIds as ids } from './example-ids.ts';
import { crudOperations, itemOperations, ownedList, readOperations, task } from './operation.ts';

const taggedSearch = ['description', 'tags'] as const;

const physicalExample = { name: 'office', physical_network: 'physnet1', ipam_enabled: false };
const networks = {
  tag: 'Networks',
  calls: {
    ...readOperations({
      one: 'a network',
      many: 'networks',
      list: ownedList(
        networkSorts,
        [
          'type',
          'router_external',
          'shared',
          'spoofing_protection',
          'ipam_enabled',
          'physical_network',
          'vlan_id',
          'cidr',
          ...taggedFilters,
        ],
        'cidr',
        ...taggedSearch,
      ),
    }),
    createPrivate: {
      summary: 'Create a private network',
      description: 'Creates the network with its subnets, or nothing.',
      example: {
        name: 'backend',
        ipam_enabled: true,
        subnets: [{ cidr: '10.20.0.0/24', ip_version: 4, dns_nameservers: ['192.0.2.53'] }],
      },
    },
    createUntagged: {
      summary: 'Create an untagged network on a physical network',
      description: 'At most one on each physical network. Requires a cloud administrator.',
      example: { ...physicalExample, physical_network: 'physnet3' },
    },
    createVlan: {
      summary: 'Create a VLAN network on a physical network',
      description: 'Requires a cloud administrator.',
      example: { ...physicalExample, vlan_id: 2042 },
    },
    physical: {
      summary: 'List the physical networks of the hosts',
      description: 'Untagged and VLAN networks can be created on these.',
    },
    update: {
      summary: 'Change a network',
      description: 'Omitted fields keep their value. `rbac_policies` replaces all policies.',
      revision: true,
      example: { name: 'backend-1', mtu: 1500 },
    },
    remove: {
      summary: 'Delete a network',
      description:
        '`type` is the type of the network, or the word at which it was made: `private`, `public`, `vlan`. 409 `in_use` while it has ports of routers or servers.',
      query: {
        delete_vlan_interfaces: {
          description: 'Also remove the VLAN interface from the hosts',
          type: 'boolean',
        },
      },
    },
    removeMany: { summary: 'Delete several networks', description: task, example: { ids: [ids.network] } },
  },
} as const;

const subnets = {
  tag: 'Subnets',
  calls: itemOperations(
    {
      one: 'a subnet',
      many: 'subnets',
      list: {
        filters: ['name', 'id', 'network_id', 'ip_version', 'project_id', 'cidr'],
        sorts: ['name', 'cidr', 'created_at'],
        search: ['name', 'id', 'cidr'],
      },
    },
    {
      create: { network_id: ids.network, cidr: 'fd00:20::/64', ip_version: 6 },
      update: { dns_nameservers: ['192.0.2.53'] },
    },
  ),
} as const;

const routers = {
  tag: 'Routers',
  calls: {
    ...crudOperations(
      {
        one: 'a router',
        many: 'routers',
        list: ownedList(routerSorts, ['status', 'network_id', ...taggedFilters], 'addresses', ...taggedSearch),
      },
      { create: { name: 'edge' }, update: { name: 'edge-1' }, id: ids.router },
    ),
    interfaces: {
      summary: 'List the interfaces of a router',
      description: 'All on one page.',
    },
    addInterface: {
      summary: 'Connect a router to a network',
      description: "Takes the network's gateway addresses, or `ip_address` for the router that is not the first.",
      example: { network_id: ids.network },
    },
    updateInterface: {
      summary: 'Change the addresses of an interface',
      description: 'Only addresses of the named subnets change.',
      revision: true,
      example: { fixed_ips: [{ subnet_id: ids.subnet, ip_address: '10.20.0.7' }] },
    },
    removeInterface: {
      summary: 'Disconnect a router from a network',
      description: '409 `in_use` if a static route has a next hop in the network.',
      example: { network_id: ids.network },
    },
    removeInterfaces: {
      summary: 'Disconnect several interfaces',
      description: task,
      example: { ids: [ids.interface] },
    },
  },
} as const;

const floatingIps = {
  tag: 'Floating IPs',
  calls: {
    ...crudOperations(
      {
        one: 'a floating IP',
        many: 'floating IPs',
        list: {
          sorts: floatingIpSorts,
          filters: [
            'id',
            'status',
            'fixed_ip_address',
            'floating_network_id',
            'port_id',
            'router_id',
            'project_id',
            'domain_id',
            'floating_ip_address',
            'assigned',
            ...taggedFilters,
          ],
          search: ['floating_ip_address', 'fixed_ip_address', 'id', ...taggedSearch],
        },
      },
      {
        create: { floating_network_id: ids.externalNetwork, description: 'Web' },
        update: { port_id: null },
        id: ids.floatingIp,
      },
    ),
    targets: {
      summary: 'List the targets of a floating IP',
      description: '`blocked` is the reason why an address is not available. `available=true` leaves those out.',
      list: {
        filters: ['blocked', 'available'],
        sorts: floatingTargetSorts,
        search: ['object_name', 'fixed_ip_address', 'network_name', 'port_id'],
      },
      query: {
        floating_network_id: { description: 'The external network', required: true },
        project_id: { description: 'Only this project' },
      },
    },
    unassignMany: {
      summary: 'Disconnect several floating IPs',
      description: task,
      example: { ids: [ids.floatingIp] },
    },
  },
} as const;

const rule = { direction: 'ingress', protocol: 'tcp', port_range_min: 8443, port_range_max: 8443 } as const;
const securityGroups = {
  tag: 'Security groups',
  calls: {
    ...crudOperations(
      {
        one: 'a security group',
        many: 'security groups',
        list: ownedList(securityGroupSorts, ['is_default', ...taggedFilters], ...taggedSearch),
      },
      {
        create: { name: 'web', security_group_rules: [rule] },
        update: { description: 'Web servers' },
        id: ids.securityGroup,
      },
    ),
    rules: {
      summary: 'List the rules of security groups',
      description: 'All on one page.',
      query: { security_group_id: { description: 'Only this group' } },
    },
    readRule: { summary: 'Show a rule' },
    addRule: {
      summary: 'Create a rule in a security group',
      example: { security_group_id: ids.securityGroup, ...rule },
    },
    removeRule: { summary: 'Delete a rule' },
    removeRules: { summary: 'Delete several rules', description: task, example: { ids: [ids.securityGroupRule] } },
  },
} as const;

const vpnParts = {
  sorts: ['name', 'created_at'],
  filters: ['id', 'name', 'project_id', 'domain_id'],
  search: ['name', 'id'],
};
const vpns = {
  tag: 'VPN connections',
  calls: {
    ...crudOperations(
      {
        one: 'a VPN connection',
        many: 'VPN connections',
        list: ownedList(vpnSorts, ['status', 'router_id', 'admin_state_up', 'peer_address'], 'addresses'),
      },
      {
        create: {
          vpnservice: { router_id: ids.router },
          ikepolicy: { ike_version: 'v2' },
          ipsecpolicy: {},
          local_ep_group: { endpoints: [ids.subnet] },
          peer_ep_group: { endpoints: ['10.99.0.0/24'] },
          ipsec_site_connection: { name: 'office', peer_address: '203.0.113.9', psk: 'nine-Silver-otters-26' },
        },
        update: { ipsec_site_connection: { description: 'To the office' } },
        id: ids.vpn,
      },
    ),
    restart: { summary: 'Restart a VPN connection', description: 'Closes and reopens the tunnel.', example: {} },
    enable: { summary: 'Turn on several VPN connections', description: task, example: { ids: [ids.vpn] } },
    disable: { summary: 'Turn off several VPN connections', description: task, example: { ids: [ids.vpn] } },
    ikePolicies: { summary: 'List IKE policies', list: vpnParts },
    ipsecPolicies: { summary: 'List IPsec policies', list: vpnParts },
    endpointGroups: { summary: 'List endpoint groups', list: vpnParts },
    service: { summary: 'Show the VPN service of a router' },
  },
} as const;

const ports = {
  tag: 'Ports',
  calls: readOperations({
    one: 'a port',
    many: 'ports',
    list: ownedList(
      portSorts,
      [
        'status',
        'network_id',
        'device_owner',
        'device_id',
        'mac_address',
        'subnet_id',
        'ip_address',
        'security_group_id',
      ],
      'mac_address',
      'ip_address',
    ),
  }),
} as const;

export const networking = {
  networkApi: networks,
  subnetApi: subnets,
  routerApi: routers,
  floatingIpApi: floatingIps,
  securityGroupApi: securityGroups,
  vpnApi: vpns,
  portApi: ports,
};
