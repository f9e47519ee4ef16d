import { boolean, type Infer, number, string, type } from 'superstruct';
import { readApi } from '../crud-api.ts';

/** A placement: hosts of one kind. Nova calls it a trait; so do the addresses. */
export const Placement = type({
  id: string(),
  name: string(),
  description: string(),
  /** Only what asks for it may be there; otherwise it is a preference. */
  isolated: boolean(),
  /** How many there are of each. */
  nodes: number(),
  images: number(),
  flavors: number(),
  servers: number(),
});
export type Placement = Infer<typeof Placement>;

/** Filters: id, name, isolated; `search` looks into name, description and id. */
export const placementApi = readApi('/api/v2/compute/traits', Placement);

export const placementSubjects = { list: 'compute_traits', item: 'compute_trait' } as const;
export const placementEvent = { name: 'placement', object: Placement } as const;

/** Sort keys the server knows. */
export const placementSorts = ['name'] as const;
