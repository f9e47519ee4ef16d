import type { SubnetDraft } from '@skydeck/contract';
import { type HclBlock, type HclValue, resource } from '../../kit/code/index.ts';

/** A subnet of the OpenStack provider. `label` tells it from others in the file; `networkId` may be another resource's. */
export const subnetBlock = (draft: SubnetDraft, label: string, networkId: HclValue): HclBlock =>
  resource(
    'openstack_networking_subnet_v2',
    label,
    {
      name: draft.name,
      network_id: networkId,
      cidr: draft.cidr,
      ip_version: draft.ip_version,
      // The provider has no null: that there is to be none is an attribute of its own.
      gateway_ip: draft.gateway_ip,
      no_gateway: draft.gateway_ip === null ? true : undefined,
      enable_dhcp: draft.enable_dhcp,
      dns_nameservers: draft.dns_nameservers,
      ipv6_ra_mode: draft.ipv6_ra_mode,
      ipv6_address_mode: draft.ipv6_address_mode,
    },
    (draft.allocation_pools ?? []).map(({ start, end }) => ({ type: 'allocation_pool', attributes: { start, end } })),
  );
