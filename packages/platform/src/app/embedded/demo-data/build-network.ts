import { defaultGateway, defaultPools, type Pool } from '@skydeck/contract';
import { stableId } from '../../../identity/accounts/stable-id.ts';
import { cidrOf } from '../../../resources/kit/ranges.ts';
import type { NetworkRecord } from '../../../resources/network/records.ts';
import type { SubnetRecord } from '../../../resources/subnet/records.ts';
import type { ExternalPlan, NetworkPlan } from './plan.ts';

/** Whose it is, how it is told apart from the same name elsewhere, and when it was made. */
export interface RecordOrigin {
  readonly project: { readonly id: string; readonly name: string; readonly domain_id: string };
  readonly created: Date;
  readonly changed: Date;
}

/** Ids are made of names: `stableId('network', 'payments-prod', 'prod-core')`. */
export const networkId = (project: string, name: string) => stableId('network', project, name);

const ownedRecord = ({ project, created, changed }: RecordOrigin) => ({
  project_id: project.id,
  domain_id: project.domain_id,
  revision_number: changed > created ? 1 : 0,
  created_at: created.toISOString(),
  updated_at: changed.toISOString(),
});

interface SubnetPlan {
  readonly cidr: string;
  readonly mode?: string | undefined;
  readonly noGateway?: true | undefined;
  readonly dns?: readonly string[] | undefined;
  readonly pool?: Pool | undefined;
}

function subnetOf(
  made: RecordOrigin,
  network: { readonly id: string; readonly name: string },
  plan: SubnetPlan,
): SubnetRecord {
  const cidr = cidrOf(plan);
  const gateway = plan.noGateway ? null : defaultGateway(cidr);
  return {
    ...ownedRecord(made),
    id: stableId('subnet', made.project.name, network.name, String(cidr.version)),
    network_id: network.id,
    name: `${network.name}-v${cidr.version}`,
    cidr: plan.cidr,
    ip_version: cidr.version,
    gateway_ip: gateway,
    enable_dhcp: true,
    allocation_pools: plan.pool ? [plan.pool] : defaultPools(cidr, gateway),
    dns_nameservers: plan.dns ?? [],
    ipv6_ra_mode: plan.mode ?? null,
    ipv6_address_mode: plan.mode ?? null,
  };
}

export function privateNetwork(
  made: RecordOrigin,
  plan: NetworkPlan,
): { network: NetworkRecord; subnets: SubnetRecord[] } {
  const id = networkId(made.project.name, plan.name);
  const { v4, v6, v6Mode, noGateway, dns } = plan;
  const subnets = [
    ...(v4 ? [subnetOf(made, { id, name: plan.name }, { cidr: v4, noGateway, dns })] : []),
    ...(v6 ? [subnetOf(made, { id, name: plan.name }, { cidr: v6, noGateway, mode: v6Mode })] : []),
  ];
  const network: NetworkRecord = {
    ...ownedRecord(made),
    id,
    name: plan.name,
    type: 'vxlan',
    cidrs: subnets.map(({ cidr }) => cidr).join(' '),
    shared: false,
    router_external: false,
    ipam_enabled: !plan.unmanaged,
    physical_network: null,
    vlan_id: null,
    mtu: plan.mtu ?? 1500,
    rbac_policies: [],
    spoofing_protection: !plan.noSpoofingProtection,
  };
  return { network, subnets };
}

export function externalNetwork(
  made: RecordOrigin,
  plan: ExternalPlan,
  projectId: (name: string) => string,
): { network: NetworkRecord; subnets: SubnetRecord[] } {
  const id = networkId(made.project.name, plan.name);
  const place = { id, name: plan.name };
  const subnets = [
    subnetOf(made, place, { cidr: plan.v4, pool: plan.pool, dns: ['9.9.9.9'] }),
    ...(plan.v6 ? [subnetOf(made, place, { cidr: plan.v6 })] : []),
  ];
  const rbac_policies = plan.access.map(({ to, actions }) => ({
    target_project: to === '*' ? '*' : projectId(to),
    actions: [...actions],
  }));
  const network: NetworkRecord = {
    ...ownedRecord(made),
    id,
    name: plan.name,
    type: plan.type,
    cidrs: subnets.map(({ cidr }) => cidr).join(' '),
    shared: plan.access.some(({ to, actions }) => to === '*' && actions.includes('access_as_shared')),
    router_external: true,
    ipam_enabled: true,
    physical_network: plan.physical,
    vlan_id: plan.vlan,
    mtu: 1500,
    rbac_policies,
    spoofing_protection: true,
  };
  return { network, subnets };
}
