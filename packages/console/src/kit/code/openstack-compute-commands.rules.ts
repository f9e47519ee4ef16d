import { networkingCommands } from './openstack-commands.rules.ts';
import type { HclValue } from './hcl-blocks.rules.ts';
import type { Argument, Command } from './openstack-options.rules.ts';

const propertiesOf = (given: HclValue): readonly Argument[] =>
  typeof given === 'object' && 'pairs' in given
    ? Object.entries(given.pairs).map(([key, value]) => ['property', `${key}=${String(value)}`])
    : [];

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
      extra_specs: propertiesOf,
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

/** The same for Glance. */
const imageCommands: Readonly<Record<string, Command>> = {
  openstack_images_image_v2: {
    noun: 'image',
    words: 'image create',
    options: {
      container_format: 'container-format',
      disk_format: 'disk-format',
      local_file_path: 'file',
      min_disk_gb: 'min-disk',
      min_ram_mb: 'min-ram',
      protected: ['protected', 'unprotected'],
      visibility: (value) => [[String(value), true]],
      tags: (tags) => (Array.isArray(tags) ? tags.map((tag) => ['tag', tag] as const) : []),
      properties: propertiesOf,
    },
    operands: ['name'],
  },
};

/** All that there are, by the provider's resources. */
export const commands: Readonly<Record<string, Command>> = {
  ...networkingCommands,
  ...computeCommands,
  ...imageCommands,
};
