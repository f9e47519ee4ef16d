import type { LoadBalancerFlavorProfile, Topology } from '@skydeck/contract';
import { stableId } from '../../../identity/accounts/stable-id.ts';
import { onOnePage } from '../../../http/answer-page.ts';
import type { EmbeddedResource } from '../../../engines/embedded/embedded-resource.ts';
import type { FlavorWithTopology } from '../choice.rules.ts';
import type { LoadBalancerFlavorEngine } from '../port.ts';

interface Offer {
  readonly name: string;
  readonly description: string;
  readonly enabled: boolean;
  readonly profile: string;
}

const profiles: Readonly<Record<string, Topology>> = { 'amphora-pair': 'ACTIVE_STANDBY', 'amphora-single': 'SINGLE' };

/** Names and descriptions are the operator's own: no words of ours. */
const offers: readonly Offer[] = [
  { name: 'ha', description: '2 × 1 vCPU, 1 GiB', enabled: true, profile: 'amphora-pair' },
  { name: 'ha-large', description: '2 × 4 vCPU, 4 GiB', enabled: true, profile: 'amphora-pair' },
  { name: 'single', description: '1 vCPU, 1 GiB', enabled: true, profile: 'amphora-single' },
  { name: 'single-2024', description: '1 vCPU, 512 MiB', enabled: false, profile: 'amphora-single' },
];

const profileId = (name: string) => stableId('load_balancer_flavor_profile', name);

/** Ids are made of names: `stableId('load_balancer_flavor', 'ha')`. */
export const flavorsOfEngine: readonly FlavorWithTopology[] = offers.map(({ profile, ...offer }) => ({
  ...offer,
  id: stableId('load_balancer_flavor', offer.name),
  flavor_profile_id: profileId(profile),
  topology: profiles[profile] ?? 'SINGLE',
}));

export const flavorOf = (id: string) => flavorsOfEngine.find((flavor) => flavor.id === id) ?? null;

export const createEmbeddedLoadBalancerFlavors = (): LoadBalancerFlavorEngine => ({
  list: async () =>
    onOnePage(
      flavorsOfEngine.map(({ id, name, description, enabled, flavor_profile_id }) => ({
        id,
        name,
        description,
        enabled,
        flavor_profile_id,
      })),
    ),
  profiles: async () =>
    onOnePage(
      Object.entries(profiles).map(([name, loadbalancer_topology]): LoadBalancerFlavorProfile => ({
        id: profileId(name),
        name,
        provider_name: 'amphora',
        flavor_data: { loadbalancer_topology },
      })),
    ),
});

export const embeddedLoadBalancerFlavors: EmbeddedResource<LoadBalancerFlavorEngine> = {
  open: () => createEmbeddedLoadBalancerFlavors(),
};
