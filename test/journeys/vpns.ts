import type { Vpn } from '@skydeck/contract';
import type { Cloud } from './cloud.ts';

interface Wishes {
  readonly name: string;
  /** An address that ends with .254 answers nobody, one that ends with .253 wants other policies. */
  readonly peer?: string;
  readonly cidr?: string;
  readonly router?: string;
}

/** A tunnel from a router's first network; PENDING_CREATE until the platform's clock is moved. */
export async function makeVpn(
  cloud: Cloud,
  { name, peer = '198.51.100.7', cidr = '192.168.10.0/24', router = 'edge-router' }: Wishes,
): Promise<Vpn> {
  const { id, interfaces_info: ports } = await cloud.routerNamed(router);
  const [local] = ports.flatMap(({ fixed_ips }) => fixed_ips.filter(({ ip_address }) => !ip_address.includes(':')));
  return cloud.vpn({
    vpnservice: { router_id: id },
    ikepolicy: {},
    ipsecpolicy: {},
    local_ep_group: { endpoints: [local?.subnet_id ?? ''] },
    peer_ep_group: { endpoints: [cidr] },
    ipsec_site_connection: { name, peer_address: peer, psk: 'correct horse' },
  });
}

/** How long a tunnel takes to stand, by the platform's clock. */
export const WALK_MS = 2000;
