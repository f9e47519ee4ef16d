import * as contract from '../index.ts';

type Texts = Readonly<Record<string, string>>;

interface Fielded {
  readonly schema: object;
}

const texts = new Map<object, Texts>();
const describe = <Struct extends Fielded>(
  { schema }: Struct,
  said: { readonly [Field in keyof Struct['schema'] & string]?: string },
): void => void texts.set(schema, said as Texts);

/** What fields of a model mean, where their names do not say it. `schema` is that of its struct. */
export const fieldTextsOf = (schema: object): Texts => texts.get(schema) ?? {};

describe(contract.PrivateNetworkBody, {
  mtu: 'Left out: the most that fits.',
  ipam_enabled: 'Whether the cloud gives its ports addresses.',
  spoofing_protection: 'Whether ports may only use addresses that they were given; true if left out.',
  subnets: 'They do not overlap, and are there only with `ipam_enabled`.',
});
describe(contract.VlanNetworkBody, {
  physical_network: "One of the hosts' physical networks, by its name.",
  rbac_policies: 'Who may use it besides its own project; no other project if left out.',
});
describe(contract.UntaggedNetworkBody, {
  physical_network: "One of the hosts' physical networks, by its name.",
  rbac_policies: 'Who may use it besides its own project; no other project if left out.',
});
describe(contract.NetworkUpdate, { rbac_policies: 'All of them: a policy that is not in it ends.' });
describe(contract.Network, {
  type: '`vxlan`, `flat` or `vlan`; a cloud may have others.',
  ports_count: 'Routers and servers with a port here.',
});
describe(contract.RbacPolicy, {
  target_project: 'The id of a project, or `*` for all.',
  target_domain: 'In place of a project: the id of a domain, for all its projects.',
  actions: '`access_as_shared` (direct), `access_as_external` (routed).',
});
describe(contract.SubnetDraft, {
  gateway_ip: 'null: no gateway. Left out: the first usable address.',
  allocation_pools: 'Left out: all usable addresses.',
});
describe(contract.Subnet, {
  used_ips: 'Allocated addresses. Null if unknown.',
  total_ips: 'Addresses in the allocation pools. Null if unknown.',
  ports_count: 'Ports with an address in it, that of a router too, which is in no pool.',
});
describe(contract.Router, {
  status: '`ACTIVE`, `DOWN`, `ERROR`; a cloud may have others.',
  external_interface: 'The port of its gateway; null without one.',
});
describe(contract.RouterBody, { interfaces: 'Networks to stand in from the start.' });
describe(contract.RouterUpdate, {
  external_gateway_info: 'null takes the gateway away.',
  routes: 'All static routes: one that is not in it ends.',
});
describe(contract.InterfaceBody, {
  ip_address: "For a second router of a network: the first one has the network's gateway address.",
});
describe(contract.FloatingIpBody, {
  floating_ip_address: 'Left out: the next free one.',
  port_id: 'What it is assigned to; left out: nothing.',
  fixed_ip_address: "Which of the port's addresses; left out: its first of IPv4.",
});
describe(contract.FloatingIpUpdate, { port_id: 'null takes it from what has it.' });
describe(contract.SecurityGroupRule, {
  protocol: '`tcp`, `udp`, `icmp` …, or a number of IANA; null is every protocol.',
  port_range_min: 'The first port, or the type of ICMP; null is every one.',
  port_range_max: 'The last port, or the code of ICMP; null is every one.',
  remote_ip_prefix: 'Remote network. Null allows any address, unless a group is set.',
});
describe(contract.VpnBody, {
  local_ep_group: 'Ids of subnets of the router.',
  peer_ep_group: 'CIDRs at the other end.',
});
describe(contract.LoadBalancerBody, {
  subnet_id: 'Left out: the first subnet of `ip_version` that has an address left.',
  ip_version: "Left out: the address's or the subnet's, else 4 where the network has an IPv4 subnet.",
  address: 'Left out: the next free one.',
  floating_ip: 'The id of a floating IP that is assigned to nothing.',
  flavor_id: 'Left out: the first with the topology that `ha_enabled` asks for.',
  ha_enabled: 'Two machines rather than one; true if left out.',
});
describe(contract.MemberBody, {
  protocol_port: "Left out: the pool's `backend_protocol_port`.",
  backup: 'Gets connections only when no other member is healthy.',
});
describe(contract.BackupPlanBody, {
  schedule: 'Each part is `*`, or values with commas between; hours are of UTC. null or left out: none.',
  volumes: 'Ids of volumes to begin with.',
});
describe(contract.BulkSelection, {
  ids: 'Their ids; or `matching`.',
  matching: 'All that the list has with some filters.',
});
describe(contract.NetworkSelection, {
  ids: 'Their ids; or `matching`.',
  matching: 'All that the list has with some filters.',
  delete_vlan_interfaces: "Whether the hosts' interfaces of their VLANs go, too.",
});
describe(contract.Matching, {
  filters: 'What the list is asked for: `{"search": "contains:web", "status": "in:DOWN,ERROR"}`. Empty: all of it.',
  count: 'How many there may be. 409 `selection_changed` with more, and nothing is done.',
});
describe(contract.RestoreBody, { size: 'GiB; left out: as large as the old one was.' });
describe(contract.Task, {
  name: 'What it does: `compute.routers.delete_many`.',
  progress: 'Whole percent; null when there is no telling.',
  result: 'What was done, and with `errors` what could not be done: a partial failure where the state is `success`.',
});
describe(contract.TokenBody, {
  project_id: 'null: for the domain, which only its administrators may ask for.',
  days: 'How long it lives.',
});
describe(contract.SessionUser, { token: 'The id of the session, for `X-Session-Id`.' });
describe(contract.ScopedToken, { token: 'For `X-Auth-Token`.' });
describe(contract.PresignBody, { expires: 'Seconds; for `PUT` an hour at most.' });
describe(contract.FieldProblem, {
  code: 'What is wrong, for programs.',
  message: 'The same in English.',
  values: 'What the message names: `{"least": 1, "most": 4094}`.',
});
