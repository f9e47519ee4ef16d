import { UNLIMITED } from '@skydeck/contract';
import type { VolumeRecord } from '../volume/records.ts';

/** Whether so many more are too many. */
export const isOver = (limit: number, used: number, wanted: number): boolean =>
  limit !== UNLIMITED && used + wanted > limit;

export const gigabytesOf = (volumes: readonly Pick<VolumeRecord, 'size'>[]): number =>
  volumes.reduce((sum, { size }) => sum + size, 0);
