import type { Page, Subnet, SubnetBody, SubnetUpdate } from '@skydeck/contract';
import type { Scope } from '../../http/scope.ts';

/** Subnets are seen by those who see their network, and changed by those who may change it. */
export interface SubnetEngine {
  /** Sorts: `subnetSorts`. Filters: name, id, network_id, ip_version, project_id; `search` looks into name, id, CIDR. */
  list(scope: Scope, query: Readonly<Record<string, string>>): Promise<Page<Subnet>>;
  read(scope: Scope, id: string): Promise<Subnet>;
  /** A network has at most one subnet of each IP version (`duplicate`); two may not overlap (`cidr_overlaps`). */
  create(scope: Scope, body: SubnetBody): Promise<Subnet>;
  /** The gateway must not be a router's address any more, and the pools must keep each address handed out. */
  update(scope: Scope, id: string, body: SubnetUpdate, revision: number | null): Promise<Subnet>;
  /** 409 `in_use` {count, by: 'addresses'} while addresses are handed out. */
  remove(scope: Scope, id: string): Promise<void>;
}

/** Sort keys the server knows. */
export const subnetSorts = ['name', 'cidr', 'created_at'] as const;
