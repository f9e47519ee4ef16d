import {
  type FieldProblems,
  type LoadBalancerBody,
  type LoadBalancerFlavor,
  problem,
  type Topology,
} from '@skydeck/contract';

/** A flavor with how many machines it means. */
export type FlavorWithTopology = LoadBalancerFlavor & { readonly topology: Topology };

/** The one that is asked for, or the first that is offered with as many machines. */
// spec: load-balancer.topology
export function chooseFlavor<Flavor extends FlavorWithTopology>(
  flavors: readonly Flavor[],
  { flavor_id: id, ha_enabled = true }: Pick<LoadBalancerBody, 'flavor_id' | 'ha_enabled'>,
): Flavor | { readonly problems: FieldProblems } {
  const topology: Topology = ha_enabled ? 'ACTIVE_STANDBY' : 'SINGLE';
  const flavor =
    id === undefined
      ? flavors.find((offer) => offer.enabled && offer.topology === topology)
      : flavors.find((offer) => offer.id === id.toLowerCase());
  if (!flavor) return { problems: { flavor_id: problem('flavor_unknown', 'There is no such flavor') } };
  const { enabled, name } = flavor;
  return enabled
    ? flavor
    : { problems: { flavor_id: problem('flavor_disabled', `'${name}' is not offered any more`, { name }) } };
}
