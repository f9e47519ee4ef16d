/** Something that goes out by a router's gateway, and needs the router in these subnets: there the router stays. */
export interface RouterNeed {
  readonly router_id: string;
  readonly subnet_ids: readonly string[];
}
