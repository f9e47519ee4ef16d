import type { LoadBalancerBody } from '@skydeck/contract';
import { type HclBlock, idOf, resource } from '../../kit/code/index.ts';
import { poolBlocks } from '../load-balancer-pool/code.rules.ts';

const BALANCER = 'openstack_lb_loadbalancer_v2';

/** A load balancer of the OpenStack provider, with a listener, a pool, members and a monitor for each of its pools. */
export function loadBalancerBlocks(body: LoadBalancerBody): HclBlock[] {
  const { name, description, network_id, address, flavor_id, enabled, pools = [] } = body;
  return [
    resource(BALANCER, name, {
      name,
      description: description === '' ? undefined : description,
      vip_network_id: network_id,
      vip_address: address,
      flavor_id,
      admin_state_up: enabled,
    }),
    ...pools.flatMap((pool) => poolBlocks(pool, idOf(BALANCER, name))),
  ];
}
