import type { FloatingIp, FloatingIpBody, FloatingTarget, Network, Router } from '@skydeck/contract';
import type { CloudWith, TestCloud } from '../../engines/test-cloud.ts';

type FloatingIpCloud = CloudWith<'floatingIps'>;

export const makeNetwork = (cloud: TestCloud, name: string, cidr: string): Promise<Network> =>
  cloud.makeNetwork(cloud.one, {
    name,
    ipam_enabled: true,
    subnets: [{ cidr, ip_version: cidr.includes(':') ? 6 : 4 }],
  });

/** What a floating IP of `open` can lead to. */
export const targetsOf = async (cloud: FloatingIpCloud): Promise<readonly FloatingTarget[]> =>
  (await cloud.floatingIps.targets(cloud.one, { floating_network_id: cloud.external.open })).data;

/** A network with servers, behind a router that goes out to `open`. */
export async function openSite(
  cloud: CloudWith<'floatingIps' | 'routers'>,
  { servers = 1 } = {},
): Promise<{ core: Network; router: Router; targets: readonly FloatingTarget[] }> {
  const core = await makeNetwork(cloud, 'core', '10.1.0.0/24');
  for (let at = 0; at < servers; at += 1) await cloud.addServer(core.id);
  const router = await cloud.routers.create(cloud.one, {
    name: 'r',
    external_gateway_info: { network_id: cloud.external.open },
    interfaces: [{ network_id: core.id }],
  });
  return { core, router, targets: await targetsOf(cloud) };
}

/** Of `open`, where nothing else is said. */
export const allocate = (cloud: FloatingIpCloud, facts: Partial<FloatingIpBody> = {}): Promise<FloatingIp> =>
  cloud.floatingIps.create(cloud.one, { floating_network_id: cloud.external.open, ...facts });

export const statusOf = async (cloud: FloatingIpCloud, id: string): Promise<string> =>
  (await cloud.floatingIps.read(cloud.one, id)).status;
