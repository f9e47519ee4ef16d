import { defaultGateway, parseCidr, type PrivateNetworkBody, type SubnetDraft } from '@skydeck/contract';
import { array, string, type } from 'superstruct';
import type { Externals } from '../../test-cloud.ts';
import type { CloudService } from '../cloud.ts';
import { toKeystoneId } from '../ids.ts';
import { Ids, make } from './make.ts';

/** Makes a network with its subnets; answers with its id. */
export type MakeNetwork = (fields: object, subnets: readonly object[]) => Promise<string>;

export const createMakeNetwork =
  (network: CloudService, begun: (id: string) => void): MakeNetwork =>
  async (fields, subnets) => {
    const id = await make(network, '/networks', 'network', fields);
    begun(id);
    for (const subnet of subnets) await make(network, '/subnets', 'subnet', { network_id: id, ...subnet });
    return id;
  };

export async function makeExternals(
  network: CloudService,
  makeNetwork: MakeNetwork,
  { one, two }: { readonly one: string; readonly two: string },
): Promise<Externals> {
  const allow = (networkId: string, action: string, project: string) =>
    make(network, '/rbac-policies', 'rbac_policy', {
      object_type: 'network',
      object_id: networkId,
      action,
      target_tenant: project,
    });
  const open = await makeNetwork({ name: 'open', 'router:external': true }, [
    withPool('203.0.113.0/24', '203.0.113.10', '203.0.113.99'),
    withPool('2001:db8:1::/64', '2001:db8:1::2', '2001:db8:1::ffff'),
  ]);
  const restricted = await makeNetwork({ name: 'restricted' }, [withPool('192.0.2.0/24', '192.0.2.10', '192.0.2.99')]);
  await allow(restricted, 'access_as_external', one);
  await allow(restricted, 'access_as_shared', two);
  const small = await makeNetwork({ name: 'small', 'router:external': true }, [
    withPool('198.51.100.0/28', '198.51.100.2', '198.51.100.3'),
  ]);
  await allow(small, 'access_as_shared', '*');
  return { open, restricted, small };
}

const withPool = (cidr: string, start: string, end: string) => ({
  cidr,
  ip_version: cidr.includes(':') ? 6 : 4,
  enable_dhcp: false,
  allocation_pools: [{ start, end }],
});

export async function makePrivateNetwork(
  network: CloudService,
  makeNetwork: MakeNetwork,
  projectId: string,
  { name, description = '', tags, subnets = [] }: PrivateNetworkBody,
): Promise<string> {
  const project_id = toKeystoneId(projectId);
  const id = await makeNetwork(
    { name, project_id, description },
    subnets.map((draft) => ({ project_id, ...draftBody(draft) })),
  );
  if (tags) await network.put(`/networks/${id}/tags`, { tags });
  return id;
}

/** Neutron's own gateway of IPv6 would be the address of the network. */
function draftBody({ cidr, gateway_ip, ...rest }: SubnetDraft) {
  const parsed = parseCidr(cidr);
  return { cidr, gateway_ip: gateway_ip === undefined && parsed ? defaultGateway(parsed) : gateway_ip, ...rest };
}

const MadePort = type({
  port: type({ id: string(), fixed_ips: array(type({ ip_address: string() })) }),
});

/** As Nova makes it for a server. */
export async function makeServerPort(network: CloudService, network_id: string, security_groups?: readonly string[]) {
  const body = { network_id, security_groups, device_id: crypto.randomUUID(), device_owner: 'compute:nova' };
  const { port } = (await network.post('/ports', { port: body })).read(MadePort);
  return { id: port.id, addresses: port.fixed_ips.map(({ ip_address }) => ip_address) };
}

const Ports = type({ ports: array(type({ id: string(), device_owner: string() })) });

/** Takes all of it away: routers first, for they hold ports of networks. */
export async function clearNetworks(
  network: CloudService,
  projects: readonly string[],
  networks: readonly string[],
): Promise<void> {
  for (const project of projects) {
    const { routers } = (await network.get('/routers', [['project_id', project]])).read(type({ routers: Ids }));
    for (const { id } of routers) await clearRouter(network, id);
  }
  for (const id of networks) {
    await clearFloatingIps(network, 'floating_network_id', id);
    const { ports } = (await network.get('/ports', [['network_id', id]])).read(Ports);
    for (const port of ports) await network.remove(`/ports/${port.id}`);
  }
  for (const id of networks) await network.remove(`/networks/${id}`);
}

async function clearRouter(network: CloudService, id: string): Promise<void> {
  await clearFloatingIps(network, 'router_id', id);
  await network.put(`/routers/${id}`, { router: { routes: [] } });
  const { ports } = (await network.get('/ports', [['device_id', id]])).read(Ports);
  for (const port of ports.filter(({ device_owner }) => device_owner === 'network:router_interface'))
    await network.put(`/routers/${id}/remove_router_interface`, { port_id: port.id });
  await network.remove(`/routers/${id}`);
}

async function clearFloatingIps(network: CloudService, field: string, id: string): Promise<void> {
  const { floatingips } = (await network.get('/floatingips', [[field, id]])).read(type({ floatingips: Ids }));
  for (const one of floatingips) await network.remove(`/floatingips/${one.id}`);
}
