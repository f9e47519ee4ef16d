import { boolean, type Infer, string, type } from 'superstruct';

/** One machine, or one that works and one that stands by. */
export const topologies = ['ACTIVE_STANDBY', 'SINGLE'] as const;
export type Topology = (typeof topologies)[number];

/** What an operator offers; what it amounts to is in its profile. */
export const LoadBalancerFlavor = type({
  id: string(),
  name: string(),
  description: string(),
  /** A flavor that is switched off stays with those who have it, and is offered to nobody. */
  enabled: boolean(),
  flavor_profile_id: string(),
});
export type LoadBalancerFlavor = Infer<typeof LoadBalancerFlavor>;

export const LoadBalancerFlavorProfile = type({
  id: string(),
  name: string(),
  provider_name: string(),
  flavor_data: type({
    /** `ACTIVE_STANDBY` or `SINGLE`; open. */
    loadbalancer_topology: string(),
  }),
});
export type LoadBalancerFlavorProfile = Infer<typeof LoadBalancerFlavorProfile>;
