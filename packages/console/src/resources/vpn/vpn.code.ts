import { vpnApi, type VpnBody } from '@skydeck/contract';
import { type HclBlock, idOf, type RequestCode, resource, secretVariable, variable } from '../../kit/code/index.ts';

const SERVICE = 'openstack_vpnaas_service_v2';
const IKE = 'openstack_vpnaas_ike_policy_v2';
const IPSEC = 'openstack_vpnaas_ipsec_policy_v2';
const GROUP = 'openstack_vpnaas_endpoint_group_v2';
const CONNECTION = 'openstack_vpnaas_site_connection_v2';
const KEY = 'vpn_psk';

const lifetimeBlocks = (lifetime: { readonly value: number } | undefined): HclBlock[] =>
  lifetime ? [{ type: 'lifetime', attributes: { units: 'seconds', value: lifetime.value } }] : [];

/**
 * The resources of the OpenStack provider that make a tunnel; a policy that is there already is named by its id, and so is
 * the service of a router that has a tunnel: Neutron, too, has one for all of them.
 */
export function vpnBlocks(body: VpnBody, serviceId: string | null): HclBlock[] {
  const { ikepolicy, ipsecpolicy, local_ep_group: local, peer_ep_group: peer, ipsec_site_connection: tunnel } = body;
  const { name, psk: _, dpd, ...connection } = tunnel;
  const [here, there] = [`${name}_local`, `${name}_peer`];
  const { id: ikeId, lifetime: ikeLifetime, ...ike } = ikepolicy;
  const { id: ipsecId, lifetime: ipsecLifetime, ...ipsec } = ipsecpolicy;
  return [
    secretVariable(KEY),
    ...(serviceId === null ? [resource(SERVICE, name, { name, router_id: body.vpnservice.router_id })] : []),
    ...(ikeId === undefined ? [resource(IKE, name, { name, ...ike }, lifetimeBlocks(ikeLifetime))] : []),
    ...(ipsecId === undefined ? [resource(IPSEC, name, { name, ...ipsec }, lifetimeBlocks(ipsecLifetime))] : []),
    resource(GROUP, here, { name: here, type: 'subnet', endpoints: local.endpoints }),
    resource(GROUP, there, { name: there, type: 'cidr', endpoints: peer.endpoints }),
    resource(
      CONNECTION,
      name,
      {
        name,
        ...connection,
        peer_id: connection.peer_id || connection.peer_address,
        psk: variable(KEY),
        vpnservice_id: serviceId ?? idOf(SERVICE, name),
        ikepolicy_id: ikeId ?? idOf(IKE, name),
        ipsecpolicy_id: ipsecId ?? idOf(IPSEC, name),
        local_ep_group_id: idOf(GROUP, here),
        peer_ep_group_id: idOf(GROUP, there),
      },
      dpd ? [{ type: 'dpd', attributes: { ...dpd } }] : [],
    ),
  ];
}

/** The pre-shared key is a variable of whoever runs it: it stands in no file and in no history. */
export const vpnCode = (body: VpnBody, serviceId: string | null = null): RequestCode => ({
  endpoint: vpnApi.create,
  body,
  secrets: { 'ipsec_site_connection.psk': 'VPN_PSK' },
  terraform: vpnBlocks(body, serviceId),
});
