import type { NumberRange } from '../rules/networks.ts';

/** GiB of the disk, and MiB of memory, that a server needs at least. 0: no matter. */
export const imageLimits = {
  min_disk: { least: 0, most: 16_384 },
  min_ram: { least: 0, most: 16_777_216 },
} as const satisfies Readonly<Record<string, NumberRange>>;

/** Of its file, and of the disk in it. */
// spec: image.limits
export const IMAGE_MOST_GIB = 512;
