import type { RouterBody } from '@skydeck/contract';
import { type HclBlock, idOf, resource } from '../../kit/code/index.ts';

const ROUTER = 'openstack_networking_router_v2';

/** A router of the OpenStack provider. The provider connects it with subnets: one of a network is looked up. */
export function routerBlocks({ name, external_gateway_info: gateway, interfaces = [] }: RouterBody): HclBlock[] {
  return [
    resource(ROUTER, name, {
      name,
      external_network_id: gateway?.network_id,
      enable_snat: gateway?.enable_snat,
    }),
    ...interfaces.flatMap(({ network_id }, at) => {
      const subnet = `${name}_${at + 1}`;
      return [
        { ...resource('openstack_networking_subnet_v2', subnet, { network_id }), type: 'data' },
        resource('openstack_networking_router_interface_v2', subnet, {
          router_id: idOf(ROUTER, name),
          subnet_id: { reference: `data.${idOf('openstack_networking_subnet_v2', subnet).reference}` },
        }),
      ];
    }),
  ];
}
