import { type LoadBalancerStats, type StatsPeriod, statsPeriods, type StatsSample } from '@skydeck/contract';

/** What is drawn, in this order; each is a value of a sample. */
export const measures = [
  'active_connections',
  'connections_per_second',
  'bytes_in_per_second',
  'bytes_out_per_second',
] as const satisfies readonly (keyof StatsSample)[];
export type Measure = (typeof measures)[number];

export const isTraffic = (measure: Measure): boolean => measure.startsWith('bytes');

/** The period in an address; the hour when there is none, or none that is known. */
export const periodOf = (value: unknown): StatsPeriod => statsPeriods.find((period) => period === value) ?? 'hour';

export interface Series {
  readonly values: readonly number[];
  readonly times: readonly string[];
  /** 0 where nothing was measured. */
  readonly now: number;
  readonly peak: number;
}

export function seriesOf({ samples }: LoadBalancerStats, measure: Measure): Series {
  const values = samples.map((sample) => sample[measure]);
  return {
    values,
    times: samples.map(({ at }) => at),
    now: values.at(-1) ?? 0,
    peak: values.reduce((one, other) => Math.max(one, other), 0),
  };
}

/** The upper edge of a chart: the next 1, 2 or 5 of its power of ten, so that the marks beside it are round. */
export function edgeOf(peak: number): number {
  if (peak <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(peak));
  const step = [1, 2, 5, 10].find((one) => one * power >= peak) ?? 10;
  return step * power;
}

/** The same for bytes, whose units are powers of 1024. */
export function byteEdgeOf(peak: number): number {
  const unit = 1024 ** Math.max(0, Math.floor(Math.log2(Math.max(1, peak)) / 10));
  return edgeOf(peak / unit) * unit;
}
