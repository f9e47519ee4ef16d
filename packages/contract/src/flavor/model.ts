import { array, type Infer, number, object, optional, string, type } from 'superstruct';
import { Id, Name, size, within } from '../structs.ts';
import { flavorLimits, PLACEMENTS_MOST } from './limits.ts';

/** A size of servers. It does not change: another size is another flavor. */
export const Flavor = type({
  id: string(),
  name: string(),
  vcpus: number(),
  /** MiB. */
  ram: number(),
  /** MiB. */
  swap: number(),
  /** Ids of placements: where its servers may be. */
  traits: array(string()),
  created_at: string(),
});
export type Flavor = Infer<typeof Flavor>;

export const FlavorBody = object({
  name: Name,
  vcpus: within(flavorLimits.vcpus),
  ram: within(flavorLimits.ram),
  swap: optional(within(flavorLimits.swap)),
  traits: optional(size(array(Id), 0, PLACEMENTS_MOST)),
});
export type FlavorBody = Infer<typeof FlavorBody>;
