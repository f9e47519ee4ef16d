import type { NumberRange } from '../rules/networks.ts';

/** GiB of the disk, and MiB of memory, that a server needs at least. 0: no matter. */
export const imageLimits = {
  min_disk: { least: 0, most: 16_384 },
  min_ram: { least: 0, most: 16_777_216 },
} as const satisfies Readonly<Record<string, NumberRange>>;
