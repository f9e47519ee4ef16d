import type { StaticRoute } from '@skydeck/contract';
import { type RevisedRecord, revisedCollection } from '../kit/owned-collection.ts';
import type { TaggedRecord } from '../kit/tagged.ts';

export interface RouterRecord extends RevisedRecord, TaggedRecord {
  readonly status: string;
  readonly enable_snat: boolean;
  readonly routes: readonly StaticRoute[];
  /** The networks it stands in, kept for the filter by network; the ports say the rest. */
  readonly interfaces: readonly { readonly network_id: string }[];
  /** The addresses of its ports, for the free-text search. */
  readonly addresses: string;
}

export const routerRecords = revisedCollection<RouterRecord>('router');

/** Something that uses a router's gateway and its interfaces in these subnets: those cannot be removed. */
export interface RouterDependent {
  readonly router_id: string;
  readonly subnet_ids: readonly string[];
}
