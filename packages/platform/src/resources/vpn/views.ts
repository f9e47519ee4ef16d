import {
  type EndpointGroup,
  type IkePolicy,
  type IpsecPolicy,
  type LocalEndpoint,
  parseAddress,
  type Vpn,
  vpnEvent,
  type VpnService,
  vpnSubjects,
} from '@skydeck/contract';
import { reads, readsNamed, thoseWith } from '../kit/dependencies.ts';
import { recordViews } from '../kit/record-views.ts';
import { routerViews } from '../router/index.ts';
import { allOf, idsOf, namesById } from '../kit/find-records.ts';
import { deviceOwners, portRecords } from '../port/records.ts';
import { networkRecords } from '../network/records.ts';
import { routerRecords } from '../router/records.ts';
import { subnetRecords } from '../subnet/records.ts';
import type { Tx } from '../../store/store.ts';
import { ownedFieldsOf } from '../kit/owned-collection.ts';
import {
  type GroupRecord,
  groupRecords,
  ikePolicyRecords,
  type IkePolicyRecord,
  ipsecPolicyRecords,
  type IpsecPolicyRecord,
  type ServiceRecord,
  type VpnRecord,
  vpnRecords,
} from './records.ts';

// What records look like on the wire. Every field is named: a record holds the sealed key too.

type PolicyRecord = IkePolicyRecord | IpsecPolicyRecord;

const policyView = (policy: PolicyRecord) => ({
  id: policy.id,
  name: policy.name,
  project_id: policy.project_id,
  auth_algorithm: policy.auth_algorithm,
  encryption_algorithm: policy.encryption_algorithm,
  pfs: policy.pfs,
  lifetime: { units: policy.lifetime.units, value: policy.lifetime.value },
});

export const ikePolicyView = (policy: IkePolicyRecord): IkePolicy => ({
  ...policyView(policy),
  ike_version: policy.ike_version,
  phase1_negotiation_mode: policy.phase1_negotiation_mode,
});

export const ipsecPolicyView = (policy: IpsecPolicyRecord): IpsecPolicy => ({
  ...policyView(policy),
  transform_protocol: policy.transform_protocol,
  encapsulation_mode: policy.encapsulation_mode,
});

export const groupView = ({ id, name, project_id, type, endpoints }: GroupRecord): EndpointGroup => ({
  id,
  name,
  project_id,
  type,
  endpoints: [...endpoints],
});

/** What a router is to the other end. */
interface RouterAddresses {
  readonly name: string;
  readonly v4: string | null;
  readonly v6: string | null;
}

const noAddresses: RouterAddresses = { name: '', v4: null, v6: null };

async function routerAddressesOf(tx: Tx, routerIds: readonly string[]): Promise<Map<string, RouterAddresses>> {
  const routers = await routerViews.all(tx, await allOf(routerRecords.in(tx), 'id', routerIds));
  return new Map(
    routers.map(({ id, name, external_gateway_info: gateway }) => {
      const addresses = gateway?.external_fixed_ips.map(({ ip_address }) => ip_address) ?? [];
      const of = (version: 4 | 6) => addresses.find((address) => parseAddress(address)?.version === version) ?? null;
      return [id, { name, v4: of(4), v6: of(6) }];
    }),
  );
}

export async function serviceViews(tx: Tx, services: readonly ServiceRecord[]): Promise<VpnService[]> {
  const routerAddresses = await routerAddressesOf(tx, idsOf(services, 'router_id'));
  return services.map(({ id, name, project_id, router_id }) => {
    const { v4, v6 } = routerAddresses.get(router_id) ?? noAddresses;
    return {
      id,
      name,
      project_id,
      router_id,
      status: v4 === null && v6 === null ? 'DOWN' : 'ACTIVE',
      admin_state_up: true,
      external_v4_ip: v4,
      external_v6_ip: v6,
    };
  });
}

async function localEndpoints(tx: Tx, groups: readonly GroupRecord[]): Promise<Map<string, LocalEndpoint>> {
  const ids = groups.flatMap(({ type, endpoints }) => (type === 'subnet' ? endpoints : []));
  const subnets = await allOf(subnetRecords.in(tx), 'id', ids);
  const names = await namesById(networkRecords.in(tx), idsOf(subnets, 'network_id'));
  return new Map(
    subnets.map(({ id, cidr, network_id }) => [
      id,
      { subnet_id: id, cidr, network_id, network_name: names.get(network_id) ?? '' },
    ]),
  );
}

const byId = <T extends { readonly id: string }>(items: readonly T[]) => new Map(items.map((item) => [item.id, item]));

function partOf<T>(parts: ReadonlyMap<string, T>, id: string): T {
  const part = parts.get(id);
  if (part === undefined) throw new TypeError(`A VPN connection lacks its part ${id}`);
  return part;
}

const ownView = (vpn: VpnRecord) => ({
  id: vpn.id,
  name: vpn.name,
  description: vpn.description,
  status: vpn.status,
  fault: vpn.fault,
  admin_state_up: vpn.admin_state_up,
  peer_address: vpn.peer_address,
  peer_id: vpn.peer_id,
  initiator: vpn.initiator,
  mtu: vpn.mtu,
  dpd: { action: vpn.dpd.action, interval: vpn.dpd.interval, timeout: vpn.dpd.timeout },
  vpnservice_id: vpn.vpnservice_id,
  ikepolicy_id: vpn.ikepolicy_id,
  ipsecpolicy_id: vpn.ipsecpolicy_id,
  local_ep_group_id: vpn.local_ep_group_id,
  peer_ep_group_id: vpn.peer_ep_group_id,
  router_id: vpn.router_id,
  ...ownedFieldsOf(vpn),
});

const ofRouters = thoseWith(vpnRecords, 'router_id');

async function ofGroups(ids: readonly string[], tx: Tx): Promise<string[]> {
  return [
    ...(await thoseWith(vpnRecords, 'local_ep_group_id')(ids, tx)),
    ...(await thoseWith(vpnRecords, 'peer_ep_group_id')(ids, tx)),
  ];
}

export const vpnViews = recordViews<VpnRecord, Vpn>({
  event: vpnEvent,
  subject: vpnSubjects.item,
  reads: [
    // Policies stay as they are.
    readsNamed(groupRecords, ['endpoints'], ofGroups),
    readsNamed(routerRecords, ['name'], ofRouters),
    // Its gateway is its end of the tunnel.
    reads(portRecords, ['fixed_ips'], (ports, tx) => {
      const gateways = ports.filter(({ device_owner }) => device_owner === deviceOwners.gateway);
      return ofRouters(idsOf(gateways, 'device_id'), tx);
    }),
    readsNamed(networkRecords, ['name'], async (ids, tx) => {
      const subnets = await allOf(subnetRecords.in(tx), 'network_id', ids);
      return ofGroups(await thoseWith(groupRecords, 'endpoints[]')(idsOf(subnets, 'id'), tx), tx);
    }),
  ],
  hasFailed: ({ status }) => status === 'ERROR',
  async show(tx, vpns) {
    const ike = byId(await allOf(ikePolicyRecords.in(tx), 'id', idsOf(vpns, 'ikepolicy_id')));
    const ipsec = byId(await allOf(ipsecPolicyRecords.in(tx), 'id', idsOf(vpns, 'ipsecpolicy_id')));
    const groupIds = [...idsOf(vpns, 'local_ep_group_id'), ...idsOf(vpns, 'peer_ep_group_id')];
    const groups = byId(await allOf(groupRecords.in(tx), 'id', groupIds));
    const routerAddresses = await routerAddressesOf(tx, idsOf(vpns, 'router_id'));
    const locals = await localEndpoints(tx, [...groups.values()]);
    return vpns.map((vpn) => {
      const { name, v4, v6 } = routerAddresses.get(vpn.router_id) ?? noAddresses;
      return {
        ...ownView(vpn),
        router_name: name,
        local_address: parseAddress(vpn.peer_address)?.version === 6 ? v6 : v4,
        local_endpoints: partOf(groups, vpn.local_ep_group_id).endpoints.flatMap((id) => locals.get(id) ?? []),
        peer_cidrs: [...partOf(groups, vpn.peer_ep_group_id).endpoints],
        ikepolicy: ikePolicyView(partOf(ike, vpn.ikepolicy_id)),
        ipsecpolicy: ipsecPolicyView(partOf(ipsec, vpn.ipsecpolicy_id)),
      };
    });
  },
});
