import type { Router, VpnBody } from '@skydeck/contract';
import type { CloudWith, TestCloud } from '../../engines/test-cloud.ts';
import type { ObservedEvent } from '../../engines/test-events.ts';

/** A router with a way out and one private network: what a tunnel stands on. */
export async function openSite(
  cloud: CloudWith<'routers'>,
  name = 'site',
  cidr = '10.0.0.0/24',
): Promise<{ router: Router; subnetId: string; networkId: string }> {
  const network = await cloud.makeNetwork(cloud.one, {
    name: `${name}-net`,
    ipam_enabled: true,
    subnets: [{ cidr, ip_version: 4 }],
  });
  const router = await cloud.routers.create(cloud.one, {
    name,
    external_gateway_info: { network_id: cloud.external.open },
    interfaces: [{ network_id: network.id }],
  });
  return { router, subnetId: network.subnets[0]?.id ?? '', networkId: network.id };
}

interface VpnOverrides {
  readonly name?: string;
  readonly peer?: string;
  readonly cidrs?: readonly string[];
  readonly more?: Partial<VpnBody['ipsec_site_connection']>;
  readonly ikepolicy?: VpnBody['ikepolicy'];
  readonly ipsecpolicy?: VpnBody['ipsecpolicy'];
}

export const bodyOf = (
  site: { readonly router: { readonly id: string }; readonly subnetId: string },
  {
    name = 'office',
    peer = '198.51.100.7',
    cidrs = ['192.168.0.0/24'],
    more,
    ikepolicy,
    ipsecpolicy,
  }: VpnOverrides = {},
): VpnBody => ({
  vpnservice: { router_id: site.router.id },
  ikepolicy: ikepolicy ?? {},
  ipsecpolicy: ipsecpolicy ?? {},
  local_ep_group: { endpoints: [site.subnetId] },
  peer_ep_group: { endpoints: [...cidrs] },
  ipsec_site_connection: { name, peer_address: peer, psk: 'correct horse', ...more },
});

/** Until they are gone. */
export async function drop(cloud: CloudWith<'vpns'>, ...vpns: readonly { readonly id: string }[]): Promise<void> {
  for (const { id } of vpns) await cloud.vpns.remove(cloud.one, id);
  await cloud.settle();
}

/** What was heard of VPN connections; their routers tell of themselves. */
export const vpnEventsOf = (cloud: TestCloud): ObservedEvent[] =>
  cloud.drainEvents().filter(({ type }) => type === 'vpn');
