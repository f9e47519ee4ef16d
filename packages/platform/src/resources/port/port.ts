import { portSorts } from '@skydeck/contract';
import { type ListRules, ownedFilters, sameName } from '../../http/list-query.ts';
import type { Port } from '@skydeck/contract';
import type { ReadEngine } from '../../http/crud-engine.ts';

/** Ports, as one scope sees them: a project its own, a system role without a project all. Sorts: `portSorts`. `search` looks into name, id, MAC and addresses. */
export type PortEngine = ReadEngine<Port>;

/** What each engine answers of a list. */
export const portListRules: ListRules = {
  sorts: portSorts,
  filters: {
    ...ownedFilters,
    ...sameName('status', 'network_id', 'device_owner', 'device_id', 'mac_address'),
    subnet_id: 'fixed_ips[].subnet_id',
    ip_address: 'fixed_ips[].ip_address',
    security_group_id: 'security_group_ids[]',
  },
  search: ['name', 'id', 'mac_address', 'fixed_ips[].ip_address'],
};
