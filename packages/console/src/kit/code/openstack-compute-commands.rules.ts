import { networkingCommands } from './openstack-commands.rules.ts';
import type { Command } from './openstack-options.rules.ts';

/** The same for Nova. */
const computeCommands: Readonly<Record<string, Command>> = {
  openstack_compute_flavor_v2: {
    noun: 'flavor',
    words: 'flavor create',
    options: {
      vcpus: 'vcpus',
      ram: 'ram',
      disk: 'disk',
      swap: 'swap',
      is_public: ['public', 'private'],
      extra_specs: (specs) =>
        typeof specs === 'object' && 'pairs' in specs
          ? Object.entries(specs.pairs).map(([key, value]) => ['property', `${key}=${String(value)}`])
          : [],
    },
    operands: ['name'],
  },
  openstack_compute_keypair_v2: {
    noun: 'key',
    words: 'keypair create',
    options: {},
    operands: ['name'],
    file: { attribute: 'public_key', option: 'public-key' },
  },
};

/** All that there are, by the provider's resources. */
export const commands: Readonly<Record<string, Command>> = { ...networkingCommands, ...computeCommands };
