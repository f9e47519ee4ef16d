import type { Planned } from '../plan-ports.ts';

/** As Neutron takes it: with the planned addresses, where hosts do not choose theirs. */
export function gatewayBody({ port, subnets }: Planned, snat: boolean) {
  const isPlain = !subnets.some(({ ipv6_address_mode: mode }) => mode === 'slaac' || mode === 'dhcpv6-stateless');
  return {
    network_id: port.network_id,
    enable_snat: snat,
    ...(isPlain && { external_fixed_ips: port.fixed_ips }),
  };
}
