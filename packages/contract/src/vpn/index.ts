import { object } from 'superstruct';
import { crudApi, startMany } from '../crud-api.ts';
import { get, page, send } from '../http.ts';
import { EndpointGroup, IkePolicy, IpsecPolicy, Vpn, VpnBody, VpnService, VpnUpdate } from './model.ts';

export * from './model.ts';
export * from './options.ts';
export * from './rules.ts';
export * from './states.ts';

const path = '/api/v2/compute/vpn/ipsec-site-connections';

export const vpnApi = {
  /**
   * Filters: name, id, status, project_id, domain_id, router_id, admin_state_up, peer_address; `search` looks into name, id,
   * addresses. `remove` goes through PENDING_DELETE; its router is in use until it is gone. 409 while it is pending:
   * `whyNotChangeVpn`.
   */
  ...crudApi(path, { item: Vpn, create: VpnBody, update: VpnUpdate }),
  /** Ends the tunnel and begins it anew. 409 while it is pending or switched off. */
  restart: send('POST', `${path}/{id}/restart`, object({}), Vpn),
  /** Switches each on or off (docs/decisions: VPN switches). */
  enable: startMany('/api/v2/network/ipsec/enable'),
  disable: startMany('/api/v2/network/ipsec/disable'),
  ikePolicies: get('/api/v2/compute/vpn/ikepolicies', page(IkePolicy)),
  ipsecPolicies: get('/api/v2/compute/vpn/ipsecpolicies', page(IpsecPolicy)),
  endpointGroups: get('/api/v2/compute/vpn/endpoint-groups', page(EndpointGroup)),
  service: get('/api/v2/compute/vpn/vpnservices/{id}', VpnService),
} as const;

export const vpnSubjects = {
  list: 'compute_vpn_ipsec_site_connections',
  item: 'compute_vpn_ipsec_site_connection',
} as const;
export const vpnEvent = { name: 'vpn', object: Vpn } as const;

/** Sort keys the server knows. */
export const vpnSorts = ['name', 'status', 'peer_address', 'created_at'] as const;
