import { type PrivateNetworkBody, type SubnetDraft, type UntaggedNetworkBody, EVERYONE } from '@skydeck/contract';
import { stableId } from '../../../identity/accounts/stable-id.ts';
import type { ExternalPlan, NetworkPlan } from './plan.ts';

/** Ids are made of names: `stableId('network', 'payments-prod', 'prod-core')`. */
export const networkId = (project: string, name: string) => stableId('network', project, name);

/** Of a network and its subnets, in the order in which they are made. */
export const networkIds = (project: string, { name, subnets = [] }: PrivateNetworkBody): [string, ...string[]] => [
  networkId(project, name),
  ...subnets.map(({ ip_version }) => stableId('subnet', project, name, String(ip_version))),
];

export function privateBody(plan: NetworkPlan): PrivateNetworkBody {
  const { name, v4, v6, v6Mode: mode, noGateway, dns, mtu } = plan;
  const draft = (cidr: string, ip_version: 4 | 6): SubnetDraft => ({
    name: `${name}-v${ip_version}`,
    cidr,
    ip_version,
    ...(noGateway && { gateway_ip: null }),
  });
  return {
    name,
    ...(mtu && { mtu }),
    ipam_enabled: !plan.unmanaged,
    spoofing_protection: !plan.noSpoofingProtection,
    subnets: [
      ...(v4 ? [{ ...draft(v4, 4), ...(dns && { dns_nameservers: [...dns] }) }] : []),
      ...(v6 ? [{ ...draft(v6, 6), ...(mode && { ipv6_ra_mode: mode, ipv6_address_mode: mode }) }] : []),
    ],
  };
}

export function externalBody(
  { name, physical, v4, v6, pool, access }: ExternalPlan,
  projectId: (name: string) => string,
): UntaggedNetworkBody {
  const rbac_policies = access.map(({ to, actions }) => ({
    target_project: to === EVERYONE ? EVERYONE : projectId(to),
    actions: [...actions],
  }));
  return {
    name,
    physical_network: physical,
    ipam_enabled: true,
    rbac_policies,
    subnets: [
      { name: `${name}-v4`, cidr: v4, ip_version: 4, allocation_pools: [pool], dns_nameservers: ['9.9.9.9'] },
      ...(v6 ? [{ name: `${name}-v6`, cidr: v6, ip_version: 6 as const }] : []),
    ],
  };
}
