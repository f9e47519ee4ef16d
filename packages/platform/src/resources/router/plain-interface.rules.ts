import type { PlainInterface, RouterInterface } from '@skydeck/contract';

/** A port of a router, without its neighbours. */
export const plainInterface = ({
  id,
  network_id,
  fixed_ips,
  mac_address,
  status,
}: Pick<RouterInterface, 'id' | 'network_id' | 'mac_address' | 'status'> & {
  readonly fixed_ips: readonly { readonly ip_address: string }[];
}): PlainInterface => ({
  id,
  network_id,
  ip_addresses: fixed_ips.map(({ ip_address }) => ip_address),
  mac_address,
  status,
});
