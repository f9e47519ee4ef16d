import type { Planned } from '../embedded/plan-ports.ts';

/** As Neutron takes it: with the planned addresses, where there is one for each IP version and hosts do not choose theirs. */
export function gatewayBody({ port, subnets }: Planned, snat: boolean) {
  const isPlain =
    new Set(subnets.map(({ ip_version }) => ip_version)).size === subnets.length &&
    !subnets.some(({ ipv6_address_mode: mode }) => mode === 'slaac' || mode === 'dhcpv6-stateless');
  return {
    network_id: port.network_id,
    enable_snat: snat,
    ...(isPlain && { external_fixed_ips: port.fixed_ips }),
  };
}
