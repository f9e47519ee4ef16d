import type { HclValue } from './hcl-blocks.rules.ts';
import { type Argument, type Command, each, type Given, type Option, pairs } from './openstack-options.rules.ts';

const adminState = ['enable', 'disable'] as const;

/** Of ICMP, what elsewhere are ports are the type and the code of a message. */
function ports(from: HclValue, { port_range_max: to = from, protocol = '' }: Given): readonly Argument[] {
  if (/icmp/.test(String(protocol))) return [['icmp-type', from]];
  return [['dst-port', `${String(from)}:${String(to)}`]];
}

const icmpCode: Option = (code, { protocol = '' }) => (/icmp/.test(String(protocol)) ? [['icmp-code', code]] : []);

const policyOptions = {
  auth_algorithm: 'auth-algorithm',
  encryption_algorithm: 'encryption-algorithm',
  pfs: 'pfs',
  lifetime: pairs('lifetime'),
} satisfies Record<string, Option>;

const tagged = { description: 'description', tags: 'tag' } as const;

/** The commands of python-openstackclient, and of its plugins for Octavia and Neutron's VPN, by the provider's resources. */
export const networkingCommands: Readonly<Record<string, Command>> = {
  openstack_networking_network_v2: {
    noun: 'network',
    words: 'network create',
    options: {
      ...tagged,
      mtu: 'mtu',
      port_security_enabled: ['enable-port-security', 'disable-port-security'],
      segments: each({
        network_type: 'provider-network-type',
        physical_network: 'provider-physical-network',
        segmentation_id: 'provider-segment',
      }),
    },
    operands: ['name'],
  },
  openstack_networking_subnet_v2: {
    noun: 'subnet',
    words: 'subnet create',
    options: {
      network_id: 'network',
      cidr: 'subnet-range',
      ip_version: 'ip-version',
      gateway_ip: 'gateway',
      no_gateway: () => [['gateway', 'none']],
      enable_dhcp: ['dhcp', 'no-dhcp'],
      dns_nameservers: 'dns-nameserver',
      allocation_pool: pairs('allocation-pool'),
      ipv6_ra_mode: 'ipv6-ra-mode',
      ipv6_address_mode: 'ipv6-address-mode',
    },
    operands: ['name'],
  },
  openstack_networking_router_v2: {
    noun: 'router',
    words: 'router create',
    options: tagged,
    operands: ['name'],
    // Only newer versions of the program take the gateway with the first command.
    afterwards: {
      words: 'router set',
      options: {
        external_network_id: 'external-gateway',
        external_fixed_ip: pairs('fixed-ip', { ip_address: 'ip-address' }),
        enable_snat: ['enable-snat', 'disable-snat'],
      },
      if: 'external_network_id',
    },
  },
  openstack_networking_router_interface_v2: {
    noun: 'interface',
    words: ({ port_id }) => (port_id === undefined ? 'router add subnet' : 'router add port'),
    options: {},
    operands: ['router_id', 'subnet_id', 'port_id'],
  },
  openstack_networking_router_route_v2: {
    noun: 'route',
    words: 'router add route',
    options: {
      destination_cidr: (destination, { next_hop = '' }) => [
        ['route', `destination=${String(destination)},gateway=${String(next_hop)}`],
      ],
    },
    operands: ['router_id'],
  },
  openstack_networking_port_v2: {
    noun: 'port',
    words: 'port create',
    options: {
      network_id: 'network',
      fixed_ip: pairs('fixed-ip', { subnet_id: 'subnet', ip_address: 'ip-address' }),
    },
    operands: ['name'],
  },
  openstack_networking_secgroup_v2: {
    noun: 'group',
    words: 'security group create',
    options: tagged,
    operands: ['name'],
  },
  openstack_networking_secgroup_rule_v2: {
    noun: 'rule',
    words: 'security group rule create',
    options: {
      // Without one, older versions of the program take TCP.
      direction: (direction, { protocol }) => [
        [String(direction), true],
        ...(protocol === undefined ? ([['protocol', 'any']] as const) : []),
      ],
      ethertype: 'ethertype',
      protocol: 'protocol',
      port_range_min: ports,
      port_range_max: icmpCode,
      remote_ip_prefix: 'remote-ip',
      remote_group_id: 'remote-group',
      description: 'description',
    },
    operands: ['security_group_id'],
  },
  openstack_networking_rbac_policy_v2: {
    noun: 'policy',
    words: 'network rbac create',
    options: {
      object_type: 'type',
      action: 'action',
      target_tenant: (project) => (project === '*' ? [['target-all-projects', true]] : [['target-project', project]]),
    },
    operands: ['object_id'],
  },
  openstack_networking_floatingip_v2: {
    noun: 'floating_ip',
    words: 'floating ip create',
    options: {
      address: 'floating-ip-address',
      port_id: 'port',
      fixed_ip: 'fixed-ip-address',
      ...tagged,
    },
    operands: ['pool'],
  },
  openstack_networking_floatingip_associate_v2: {
    noun: 'floating_ip',
    words: 'floating ip set',
    options: { port_id: 'port' },
    operands: ['floating_ip'],
  },
  openstack_lb_loadbalancer_v2: {
    noun: 'load_balancer',
    words: 'loadbalancer create',
    options: {
      name: 'name',
      description: 'description',
      vip_network_id: 'vip-network-id',
      vip_subnet_id: 'vip-subnet-id',
      vip_address: 'vip-address',
      flavor_id: 'flavor',
      admin_state_up: adminState,
    },
    operands: [],
    waits: true,
  },
  openstack_lb_listener_v2: {
    noun: 'listener',
    words: 'loadbalancer listener create',
    options: {
      name: 'name',
      description: 'description',
      protocol: 'protocol',
      protocol_port: 'protocol-port',
      default_tls_container_ref: 'default-tls-container-ref',
      connection_limit: 'connection-limit',
      insert_headers: pairs('insert-headers'),
      allowed_cidrs: 'allowed-cidr',
      admin_state_up: adminState,
    },
    operands: ['loadbalancer_id'],
    waits: true,
  },
  openstack_lb_pool_v2: {
    noun: 'pool',
    words: 'loadbalancer pool create',
    options: {
      name: 'name',
      listener_id: 'listener',
      protocol: 'protocol',
      lb_method: 'lb-algorithm',
      tls_enabled: ['enable-tls', 'disable-tls'],
      persistence: pairs('session-persistence'),
    },
    operands: [],
    waits: true,
  },
  openstack_lb_member_v2: {
    noun: 'member',
    words: 'loadbalancer member create',
    options: {
      name: 'name',
      address: 'address',
      protocol_port: 'protocol-port',
      weight: 'weight',
      backup: ['enable-backup', 'disable-backup'],
      admin_state_up: adminState,
    },
    operands: ['pool_id'],
    waits: true,
  },
  openstack_lb_monitor_v2: {
    noun: 'monitor',
    words: 'loadbalancer healthmonitor create',
    options: {
      type: 'type',
      delay: 'delay',
      timeout: 'timeout',
      max_retries: 'max-retries',
      max_retries_down: 'max-retries-down',
      http_method: 'http-method',
      url_path: 'url-path',
      expected_codes: 'expected-codes',
      domain_name: 'domain-name',
      admin_state_up: adminState,
    },
    operands: ['pool_id'],
    waits: true,
  },
  openstack_vpnaas_service_v2: {
    noun: 'vpn_service',
    words: 'vpn service create',
    options: { router_id: 'router' },
    operands: ['name'],
  },
  openstack_vpnaas_ike_policy_v2: {
    noun: 'ike_policy',
    words: 'vpn ike policy create',
    options: { ike_version: 'ike-version', phase1_negotiation_mode: 'phase1-negotiation-mode', ...policyOptions },
    operands: ['name'],
  },
  openstack_vpnaas_ipsec_policy_v2: {
    noun: 'ipsec_policy',
    words: 'vpn ipsec policy create',
    options: {
      transform_protocol: 'transform-protocol',
      encapsulation_mode: 'encapsulation-mode',
      ...policyOptions,
    },
    operands: ['name'],
  },
  openstack_vpnaas_endpoint_group_v2: {
    noun: 'endpoint_group',
    words: 'vpn endpoint group create',
    options: { type: 'type', endpoints: 'value' },
    operands: ['name'],
  },
  openstack_vpnaas_site_connection_v2: {
    noun: 'connection',
    words: 'vpn ipsec site connection create',
    options: {
      vpnservice_id: 'vpnservice',
      ikepolicy_id: 'ikepolicy',
      ipsecpolicy_id: 'ipsecpolicy',
      local_ep_group_id: 'local-endpoint-group',
      peer_ep_group_id: 'peer-endpoint-group',
      peer_address: 'peer-address',
      peer_id: 'peer-id',
      psk: 'psk',
      description: 'description',
      initiator: 'initiator',
      mtu: 'mtu',
      dpd: pairs('dpd'),
      admin_state_up: adminState,
    },
    operands: ['name'],
  },
  openstack_blockstorage_volume_v3: {
    noun: 'volume',
    words: '--os-volume-api-version 3.47 volume create',
    options: { size: 'size', volume_type: 'type', backup_id: 'backup' },
    operands: ['name'],
  },
};
