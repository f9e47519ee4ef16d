import { type MetricMatrix, readSample, volumeQueries } from '@skydeck/contract';
import type { TimeChart } from '../../kit/charts/time-chart.ts';
import type { Format, TextOf } from '../../kit/text/index.ts';
import type { volumeWords } from './volume.ts';

/** The curves of a volume's page: what each is called, and what is asked for it. */
// spec: metric.volume
export const curveQueries = {
  average: volumeQueries.latencyAverage,
  p95: (id: string) => volumeQueries.latency(id, 0.95),
  p99: (id: string) => volumeQueries.latency(id, 0.99),
  most: (id: string) => volumeQueries.latency(id, 1),
  reads: volumeQueries.reads,
  writes: volumeQueries.writes,
  readBytes: volumeQueries.readBytes,
  writeBytes: volumeQueries.writeBytes,
} as const;
export type Curve = keyof typeof curveQueries;
export const curveNames = Object.keys(curveQueries) as Curve[];

/** A value for each moment; null: there was nothing to measure. */
export type Curves = Readonly<Record<Curve, readonly (number | null)[]>>;

/** The values of the one series that a volume has, at each moment. */
export function valuesOf({ data }: MetricMatrix, moments: readonly number[]): (number | null)[] {
  const at = new Map(data.result[0]?.values.map(([moment, text]) => [moment, readSample(text)]));
  return moments.map((moment) => at.get(moment) ?? null);
}

const SAMPLES = 60;
/** Moments are whole steps, so that those who ask at about the same time ask for the same. Seconds. */
export function momentsUntil(
  now: number,
  spanMs: number,
): { readonly moments: readonly number[]; readonly step: number } {
  const step = spanMs / 1000 / SAMPLES;
  const end = Math.floor(now / 1000 / step) * step;
  return { step, moments: Array.from({ length: SAMPLES + 1 }, (_, back) => end - (SAMPLES - back) * step) };
}

const inMs = (values: readonly (number | null)[]) => values.map((value) => value && value * 1000);

/** Latency, operations and throughput, in this order. */
export const chartsOf = (
  curves: Curves,
  t: TextOf<typeof volumeWords>,
  format: Pick<Format, 'number' | 'bytes'>,
): readonly TimeChart[] => [
  {
    id: 'latency',
    title: t('chart.latency'),
    unit: 'number',
    series: [
      { label: t('chart.average'), values: inMs(curves.average) },
      { label: t('chart.percentile', { percent: 95 }), values: inMs(curves.p95) },
      { label: t('chart.percentile', { percent: 99 }), values: inMs(curves.p99) },
      { label: t('chart.most'), values: inMs(curves.most) },
    ],
    say: (value) => t('chart.ms', { amount: format.number(Math.round(value * 100) / 100) }),
  },
  {
    id: 'operations',
    title: t('chart.operations'),
    unit: 'number',
    series: [
      { label: t('chart.read'), values: curves.reads },
      { label: t('chart.write'), values: curves.writes },
    ],
    say: (value) => t('chart.per_second', { amount: format.number(Math.round(value)) }),
  },
  {
    id: 'throughput',
    title: t('chart.throughput'),
    unit: 'bytes',
    series: [
      { label: t('chart.read'), values: curves.readBytes },
      { label: t('chart.write'), values: curves.writeBytes },
    ],
    say: (value) => t('chart.per_second', { amount: format.bytes(value) }),
  },
];
