import type { NumberRange } from '../rules/networks.ts';

/** GiB: of any volume. The quota is another matter. */
// spec: volume.size
export const VOLUME_SIZE: NumberRange = { least: 1, most: 16_384 };
