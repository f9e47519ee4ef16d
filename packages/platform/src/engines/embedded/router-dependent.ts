/** Something that uses a router's gateway and its interfaces in these subnets: those cannot be removed. */
export interface RouterDependent {
  readonly router_id: string;
  readonly subnet_ids: readonly string[];
}
