import assert from 'node:assert/strict';
import type { Network, PortUses, Router, RouterInterface, Subnet, SubnetDraft } from '@skydeck/contract';
import type { ReadEngine } from '../../http/crud-engine.ts';
import { isInPools } from '../../engines/test-addresses.ts';
import type { TestCloud } from '../../engines/test-cloud.ts';
import type { RouterEngine } from './port.ts';

/** What the suites of routers need of a cloud. */
export interface RouterCloud extends TestCloud {
  readonly routers: RouterEngine;
  readonly networks: ReadEngine<Network>;
}

export const v4 = (cidr: string): SubnetDraft => ({ cidr, ip_version: 4 });
export const v6 = (cidr: string): SubnetDraft => ({ cidr, ip_version: 6 });
export const gateway = (network_id: string, enable_snat?: boolean) => ({
  external_gateway_info: { network_id, ...(enable_snat !== undefined && { enable_snat }) },
});
export const unused: PortUses = { routes: 0, vpns: 0, floating_ips: 0 };

/** Neither an interface nor an engine has an order of IP versions. */
export const addressesOf = (port: { readonly fixed_ips: readonly { readonly ip_address: string }[] } | undefined) =>
  port?.fixed_ips.map(({ ip_address }) => ip_address).toSorted();

export function subnetOf({ subnets }: Network, version: 4 | 6): Subnet {
  const found = subnets.find(({ ip_version }) => ip_version === version);
  assert.ok(found);
  return found;
}

/** Of the first project. */
export const makeNetwork = (cloud: TestCloud, name: string, ...subnets: readonly SubnetDraft[]): Promise<Network> =>
  cloud.makeNetwork(cloud.one, { name, ipam_enabled: true, subnets: [...subnets] });

/** A router that is connected with 10.1.0.0/24 and 10.2.0.0/24. */
export async function inTwoNetworks(
  cloud: RouterCloud,
): Promise<{ readonly core: Network; readonly edge: Network; readonly router: Router }> {
  const core = await makeNetwork(cloud, 'core', v4('10.1.0.0/24'));
  const edge = await makeNetwork(cloud, 'edge', v4('10.2.0.0/24'));
  const interfaces = [{ network_id: core.id }, { network_id: edge.id }];
  return { core, edge, router: await cloud.routers.create(cloud.one, { name: 'r', interfaces }) };
}

/** Whether there is one address of each subnet, out of its pools. */
export async function areOfPools(
  cloud: RouterCloud,
  networkId: string,
  fixedIps: readonly { readonly subnet_id: string; readonly ip_address: string }[],
): Promise<boolean> {
  const { subnets } = await cloud.networks.read(cloud.one, networkId);
  const isOf = (subnet: Subnet) =>
    fixedIps.some(({ subnet_id, ip_address }) => subnet_id === subnet.id && isInPools(subnet, ip_address));
  return fixedIps.length === subnets.length && subnets.every(isOf);
}

/** What was told of routers and networks; an engine may tell of more. */
export const eventsOf = (cloud: TestCloud): string[] =>
  cloud
    .drainEvents()
    .filter(({ type }) => type === 'router' || type === 'network')
    .map(({ type, operation, id }) => [type, operation, id].join(' '))
    .toSorted();

/** A router's interfaces by the names of their networks. */
export const interfacesNamed = async (cloud: RouterCloud, id: string): Promise<Record<string, RouterInterface>> =>
  Object.fromEntries(
    (await cloud.routers.read(cloud.one, id)).interfaces_info.map((port) => [port.network_name, port]),
  );
