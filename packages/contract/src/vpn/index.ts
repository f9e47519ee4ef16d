import { object } from 'superstruct';
import { get, Ids, page, remove, send, TaskRef } from '../http.ts';
import { EndpointGroup, IkePolicy, IpsecPolicy, Vpn, VpnBody, VpnService, VpnUpdate } from './model.ts';

export * from './model.ts';
export * from './options.ts';
export * from './rules.ts';

export const vpnApi = {
  list: get('/api/v2/compute/vpn/ipsec-site-connections', page(Vpn)),
  read: get('/api/v2/compute/vpn/ipsec-site-connections/{id}', Vpn),
  create: send('POST', '/api/v2/compute/vpn/ipsec-site-connections', VpnBody, Vpn),
  update: send('PATCH', '/api/v2/compute/vpn/ipsec-site-connections/{id}', VpnUpdate, Vpn),
  /** It goes through PENDING_DELETE; its router is in use until it is gone. 409 while it is pending: `whyNotChangeVpn`. */
  remove: remove('/api/v2/compute/vpn/ipsec-site-connections/{id}'),
  /** Sends each on its way; the task's result names those that stayed and why. */
  removeMany: send('POST', '/api/v2/compute/vpn/ipsec-site-connections/delete', Ids, TaskRef),
  /** Ends the tunnel and begins it anew. 409 while it is pending or switched off. */
  restart: send('POST', '/api/v2/compute/vpn/ipsec-site-connections/{id}/restart', object({}), Vpn),
  /** Switches each on or off; the task's result names those that stayed and why (docs/decisions: VPN switches). */
  enable: send('POST', '/api/v2/network/ipsec/enable', Ids, TaskRef),
  disable: send('POST', '/api/v2/network/ipsec/disable', Ids, TaskRef),
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
