import type { LoadBalancer, LoadBalancerBody, LoadBalancerPoolDraft, Network } from '@skydeck/contract';
import type { CloudWith, TestCloud } from '../../engines/test-cloud.ts';

export const httpPool: LoadBalancerPoolDraft = {
  name: 'http',
  protocol: 'HTTP',
  protocol_port: 80,
  backend_protocol: 'HTTP',
  backend_protocol_port: 8080,
  lb_algorithm: 'ROUND_ROBIN',
};

/** 10.1.0.0/24 and fd00:1::/64, of the first project. */
export const makeCore = (cloud: TestCloud): Promise<Network> =>
  cloud.makeNetwork(cloud.one, {
    name: 'core',
    ipam_enabled: true,
    subnets: [
      { cidr: '10.1.0.0/24', ip_version: 4 },
      { cidr: 'fd00:1::/64', ip_version: 6 },
    ],
  });

/** A load balancer of the first project at rest, or where its name led it. */
export async function makeBalancer(
  cloud: CloudWith<'loadBalancers'>,
  network_id: string,
  body: Partial<LoadBalancerBody> = {},
): Promise<LoadBalancer> {
  const { id, task_id } = await cloud.loadBalancers.create(cloud.one, { name: 'web', network_id, ...body });
  await cloud.ended(task_id ?? '');
  return cloud.loadBalancers.read(cloud.one, id);
}
