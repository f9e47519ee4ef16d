import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LoadBalancerStats, StatsSample } from '@skydeck/contract';
import { lengths, spanOf } from '../../kit/charts/lengths.rules.ts';
import { chartsOf } from './stats-charts.ts';

const sample = (at: string, more: Partial<StatsSample>): StatsSample => ({
  at,
  active_connections: 0,
  connections_per_second: 0,
  bytes_in_per_second: 0,
  bytes_out_per_second: 0,
  request_errors: 0,
  ...more,
});

const stats: LoadBalancerStats = {
  active_connections: 3,
  total_connections: 10,
  request_errors: 0,
  bytes_in: 1,
  bytes_out: 2,
  period: 'day',
  step: 900,
  samples: [
    sample('2026-01-01T10:00:00Z', { active_connections: 5, bytes_in_per_second: 10, bytes_out_per_second: 20 }),
    sample('2026-01-01T10:15:00Z', { active_connections: 3, request_errors: 30 }),
  ],
};

const text = (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ');
const format = { number: (value: number | bigint) => `${value}`, bytes: (value: number) => `${value} B` };
const charts = (limit: number | null, of = stats) => chartsOf(of, limit, text as never, format);

// spec: load-balancer.stats
test('connections, traffic in both directions and errors a minute are drawn', () => {
  assert.deepEqual(
    charts(null).map(({ id, unit, series, say }) => [id, unit, series.map(({ values }) => values), say(7)]),
    [
      ['connections', 'whole', [[5, 3]], '7'],
      [
        'traffic',
        'bytes',
        [
          [10, 0],
          [20, 0],
        ],
        'chart.per_second 7 B',
      ],
      ['errors', 'number', [[0, 2]], 'chart.per_minute 7'],
    ],
  );
  assert.ok(
    charts(null, { ...stats, samples: [] }).every(({ series }) => series.every(({ values }) => values.length === 0)),
  );
});

test('the limit of connections is a threshold, where there is one', () => {
  for (const [limit, value] of [
    [null, undefined],
    [-1, undefined],
    [500, 500],
  ] as const)
    assert.deepEqual(
      charts(limit).map(({ threshold }) => threshold?.value),
      [value, undefined, undefined],
    );
});

test('a period goes as far back as it says', () => {
  assert.deepEqual(
    (Object.keys(lengths) as (keyof typeof lengths)[]).map((period) => spanOf(period) / 3_600_000),
    [1, 6, 24, 168],
  );
});
