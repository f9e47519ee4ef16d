import type { Subnet, SubnetBody, SubnetUpdate } from '@skydeck/contract';
import type { ItemEngine } from '../../http/crud-engine.ts';
import { type ListRules, sameName } from '../../http/list-query.ts';

/**
 * Subnets are seen by those who see their network, and changed by those who may change it. Sorts: `subnetSorts`.
 *
 * `create`: a network has any number of subnets; two may not overlap (`cidr_overlaps`).
 * `update`: the gateway must not be a router's address any more, and the pools must keep each address handed out. `remove`:
 * 409 `in_use` {count, by: 'addresses'} while addresses are handed out.
 */
export type SubnetEngine = ItemEngine<Subnet, SubnetBody, SubnetUpdate>;

/** Sort keys the server knows. */
export const subnetSorts = ['name', 'cidr', 'created_at'] as const;

/** What each engine answers of a list. */
export const subnetListRules: ListRules = {
  sorts: subnetSorts,
  filters: sameName('name', 'id', 'network_id', 'ip_version', 'project_id', 'cidr'),
  search: ['name', 'id', 'cidr'],
};
