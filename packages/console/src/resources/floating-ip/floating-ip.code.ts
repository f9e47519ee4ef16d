import type { FloatingIpBody } from '@skydeck/contract';
import { type HclBlock, resource } from '../../kit/code/index.ts';

/** A floating IP of the OpenStack provider, which looks a network up by its name: here its id stands, and is looked up. */
export function floatingIpBlocks(body: FloatingIpBody): HclBlock[] {
  const network = 'openstack_networking_network_v2';
  return [
    { ...resource(network, 'external', { network_id: body.floating_network_id }), type: 'data' },
    resource('openstack_networking_floatingip_v2', body.description ?? '', {
      pool: { reference: `data.${network}.external.name` },
      address: body.floating_ip_address,
      port_id: body.port_id,
      fixed_ip: body.fixed_ip_address,
      description: body.description,
      tags: body.tags,
    }),
  ];
}
