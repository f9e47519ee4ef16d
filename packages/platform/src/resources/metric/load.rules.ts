import { GIB } from '@skydeck/contract';
import type { VolumeRecord } from '../volume/records.ts';

// What a volume of the embedded engine is under: it follows from its id and the time alone, the same wherever it is computed.

const DAY = 86_400;
/** Seconds between two measurements. */
export const SCRAPE_SECONDS = 15;

/** The bounds of the buckets of latency, in seconds. */
export const latencyBounds = [0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1] as const;

type Volume = Pick<VolumeRecord, 'id' | 'size' | 'status' | 'attachments' | 'created_at'>;

/** 0 ≤ n < 1 for each part of an id. */
function share({ id }: Pick<Volume, 'id'>, part: number): number {
  const digits = id.replaceAll('-', '');
  return Number.parseInt(digits.slice(part * 4, part * 4 + 4) || '8', 16) / 0x1_0000;
}

/** A number that looks random, of a volume at a moment: -1 … 1. */
function noise(volume: Volume, moment: number): number {
  const step = Math.floor(moment / SCRAPE_SECONDS);
  const mixed = Math.sin(step * 12.9898 + share(volume, 0) * 78.233) * 43_758.5453;
  return (mixed - Math.floor(mixed)) * 2 - 1;
}

/** More by day than by night, with a wave of an hour and a half. */
function swing(volume: Volume, moment: number, part: number): number {
  const turn = (period: number, at: number) => Math.sin((2 * Math.PI * moment) / period + share(volume, at) * 6);
  return 1 + 0.45 * turn(DAY, part) + 0.2 * turn(5400, part + 1) + 0.1 * noise(volume, moment + part);
}

/** Only what a server has is read and written. */
const isWorking = ({ attachments }: Volume) => attachments.length > 0;

export interface Load {
  /** Requests a second. */
  readonly reads: number;
  readonly writes: number;
  /** Bytes of one. */
  readonly readSize: number;
  readonly writeSize: number;
  /** Seconds that one takes, on average. */
  readonly latency: number;
}

const idle: Load = { reads: 0, writes: 0, readSize: 0, writeSize: 0, latency: 0 };

export function loadAt(volume: Volume, moment: number): Load {
  if (!isWorking(volume)) return idle;
  return {
    reads: (20 + share(volume, 1) * 400) * swing(volume, moment, 2),
    writes: (30 + share(volume, 2) * 600) * swing(volume, moment, 4),
    readSize: 8192 + share(volume, 3) * 65_536,
    writeSize: 8192 + share(volume, 4) * 32_768,
    latency: (0.000_6 + share(volume, 5) * 0.002) * swing(volume, moment, 5),
  };
}

/** How many of all requests take no longer than so many seconds. */
export const shareWithin = ({ latency }: Load, bound: number): number =>
  latency > 0 ? 1 - Math.exp(-((bound / latency) ** 1.2)) : 0;

/** What its contents take: something to begin with, and a little more each day. */
export function bytesUsed(volume: Volume, moment: number): number {
  if (volume.status === 'creating') return 0;
  const days = Math.max(0, (moment - Date.parse(volume.created_at) / 1000) / DAY);
  const part = 0.15 + share(volume, 1) * 0.5 + days * (0.0002 + share(volume, 6) * 0.0008);
  return Math.round(volume.size * GIB * Math.min(0.97, part));
}

export const capacityOf = ({ size }: Pick<Volume, 'size'>) => size * GIB;
