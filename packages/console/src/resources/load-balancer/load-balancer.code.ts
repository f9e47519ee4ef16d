import { cidrContains, type LoadBalancerBody, parseAddress, type Subnet } from '@skydeck/contract';
import { attributeOf, type HclBlock, idOf, resource } from '../../kit/code/index.ts';
import { poolBlocks } from '../load-balancer-pool/code.rules.ts';

const BALANCER = 'openstack_lb_loadbalancer_v2';

/** What the provider has otherwise than our server: it takes a floating IP by its address, high availability from a flavor,
 * and the IP version from a subnet. */
export interface Looked {
  /** The address of `body.floating_ip`. */
  readonly floatingAddress: string | undefined;
  /** The flavor that the server would take for `body.ha_enabled`. */
  readonly flavorId: string | undefined;
  /** The subnet that the server would take for `body.ip_version` and `body.address`. */
  readonly subnetId: string | undefined;
}

/** Which subnets have an address left only the server knows: without an address it is the first of the IP version that is asked for. */
export function subnetFor<Known extends Pick<Subnet, 'cidr' | 'ip_version'>>(
  { ip_version, address = '' }: Pick<LoadBalancerBody, 'ip_version' | 'address'>,
  subnets: readonly Known[],
): Known | undefined {
  const isGiven = parseAddress(address) !== null;
  return subnets.find((subnet) => (isGiven ? cidrContains(subnet.cidr, address) : subnet.ip_version === ip_version));
}

/** A load balancer of the OpenStack provider, with a listener, a pool, members and a monitor for each of its pools. */
export function loadBalancerBlocks(
  body: LoadBalancerBody,
  { floatingAddress, flavorId, subnetId }: Looked,
): HclBlock[] {
  const { name, description, network_id, address, flavor_id = flavorId, enabled, pools = [] } = body;
  return [
    resource(BALANCER, name, {
      name,
      description,
      vip_network_id: subnetId === undefined ? network_id : undefined,
      vip_subnet_id: subnetId,
      vip_address: address,
      flavor_id,
      admin_state_up: enabled,
    }),
    ...(floatingAddress === undefined
      ? []
      : [
          resource('openstack_networking_floatingip_associate_v2', name, {
            floating_ip: floatingAddress,
            port_id: attributeOf(BALANCER, name, 'vip_port_id'),
          }),
        ]),
    ...pools.flatMap((pool) => poolBlocks(pool, idOf(BALANCER, name))),
  ];
}
