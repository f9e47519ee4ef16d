import {
  loadBalancerFlavorApi,
  type LoadBalancerFlavor,
  type LoadBalancerFlavorProfile,
  type ListQuery,
} from '@skydeck/contract';
import { readPage } from '../../kit/data/client.ts';
import { flavorOfTopology, type OfferedFlavor } from './load-balancer.rules.ts';

const all: ListQuery = { limit: -1 };

/** What was offered last. It is the same for all projects, and no event tells of it. */
let offered: readonly OfferedFlavor[] = [];

export async function readFlavors(): Promise<readonly OfferedFlavor[]> {
  const [flavors, profiles] = await Promise.all([
    readPage<LoadBalancerFlavor>(loadBalancerFlavorApi.list, all, { repeat: 'first' }),
    readPage<LoadBalancerFlavorProfile>(loadBalancerFlavorApi.profiles, all, { repeat: 'first' }),
  ]);
  const topologyOf = new Map(profiles.data.map(({ id, flavor_data }) => [id, flavor_data.loadbalancer_topology]));
  offered = flavors.data
    .filter(({ enabled }) => enabled)
    .map(({ id, name, flavor_profile_id }) => ({ id, name, topology: topologyOf.get(flavor_profile_id) ?? '' }));
  return offered;
}

/** The flavor that the platform would take; undefined as long as the form has not read them. */
export const flavorFor = (ha: boolean): string | undefined => flavorOfTopology(offered, ha)?.id;
