import type { FlavorBody } from '@skydeck/contract';
import { type HclBlock, resource } from '../../kit/code/index.ts';

/** A flavor of Nova: its servers boot from volumes, so it has no disk. */
export const flavorBlocks = ({ name, vcpus, ram, swap, traits = [] }: FlavorBody): HclBlock[] => [
  resource('openstack_compute_flavor_v2', name, {
    name,
    vcpus,
    ram,
    disk: 0,
    swap,
    is_public: true,
    extra_specs: { pairs: Object.fromEntries(traits.map((id) => [`trait:${id}`, 'required'])) },
  }),
];
