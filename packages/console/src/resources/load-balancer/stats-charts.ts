import type { LoadBalancerStats } from '@skydeck/contract';
import type { TimeChart } from '../../kit/charts/time-chart.ts';
import type { Format, TextOf } from '../../kit/text/index.ts';
import type { loadBalancerWords } from './load-balancer.ts';

/** What the service counts, in this order. A limit of -1 is none. */
export function chartsOf(
  { samples, step }: LoadBalancerStats,
  connectionLimit: number | null,
  t: TextOf<typeof loadBalancerWords>,
  format: Pick<Format, 'number' | 'bytes'>,
): readonly TimeChart[] {
  const hasLimit = connectionLimit !== null && connectionLimit > 0;
  return [
    {
      id: 'connections',
      title: t('chart.active_connections'),
      unit: 'whole',
      series: [{ label: t('chart.active_connections'), values: samples.map((one) => one.active_connections) }],
      threshold: hasLimit
        ? { value: connectionLimit, label: t('chart.limit', { amount: format.number(connectionLimit) }) }
        : undefined,
      say: (value) => format.number(value),
    },
    {
      id: 'traffic',
      title: t('chart.traffic'),
      unit: 'bytes',
      series: [
        { label: t('chart.in'), values: samples.map((one) => one.bytes_in_per_second) },
        { label: t('chart.out'), values: samples.map((one) => one.bytes_out_per_second) },
      ],
      say: (value) => t('chart.per_second', { amount: format.bytes(value) }),
    },
    {
      id: 'errors',
      title: t('chart.errors'),
      unit: 'number',
      series: [{ label: t('chart.errors'), values: samples.map((one) => perMinute(one.request_errors, step)) }],
      say: (value) => t('chart.per_minute', { amount: format.number(value) }),
    },
  ];
}

/** The same measure in each period: samples of a week cover two hours. */
const perMinute = (count: number, stepSeconds: number) => Math.round((count / stepSeconds) * 60 * 100) / 100;
