import type { NumberRange } from '../rules/networks.ts';

/** Cores, and MiB of memory and of swap. */
export const flavorLimits = {
  vcpus: { least: 1, most: 256 },
  ram: { least: 64, most: 16_777_216 },
  swap: { least: 0, most: 1_048_576 },
} as const satisfies Readonly<Record<string, NumberRange>>;

export const PLACEMENTS_MOST = 50;
