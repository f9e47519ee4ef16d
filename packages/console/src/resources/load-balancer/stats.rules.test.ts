import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LoadBalancerStats } from '@skydeck/contract';
import { byteEdgeOf, edgeOf, isTraffic, measures, periodOf, seriesOf } from './stats.rules.ts';

const stats: LoadBalancerStats = {
  active_connections: 3,
  total_connections: 10,
  request_errors: 0,
  bytes_in: 1,
  bytes_out: 2,
  period: 'hour',
  step: 60,
  samples: [
    {
      at: '2026-01-01T10:00:00Z',
      active_connections: 5,
      connections_per_second: 1,
      bytes_in_per_second: 10,
      bytes_out_per_second: 20,
    },
    {
      at: '2026-01-01T10:01:00Z',
      active_connections: 3,
      connections_per_second: 2,
      bytes_in_per_second: 11,
      bytes_out_per_second: 21,
    },
  ],
};

test('a series has its values, its last one and its highest', () => {
  assert.deepEqual(seriesOf(stats, 'active_connections'), {
    values: [5, 3],
    times: ['2026-01-01T10:00:00Z', '2026-01-01T10:01:00Z'],
    now: 3,
    peak: 5,
  });
  assert.deepEqual(seriesOf({ ...stats, samples: [] }, 'bytes_in_per_second'), {
    values: [],
    times: [],
    now: 0,
    peak: 0,
  });
});

test('traffic is counted in bytes', () => {
  assert.deepEqual(measures.map(isTraffic), [false, false, true, true]);
});

test('the period of an address', () => {
  for (const [value, period] of [
    ['day', 'day'],
    ['year', 'hour'],
    [undefined, 'hour'],
    [7, 'hour'],
  ] as const)
    assert.equal(periodOf(value), period);
});

test('a chart ends above its highest value, at a round one', () => {
  for (const [peak, edge] of [
    [0, 1],
    [1, 1],
    [3, 5],
    [17, 20],
    [50, 50],
    [51, 100],
    [0.3, 0.5],
  ] as const)
    assert.ok(Math.abs(edgeOf(peak) - edge) < 1e-9, `${peak}: ${edgeOf(peak)}`);
  for (const [peak, edge] of [
    [0, 1],
    [900, 1000],
    [1500, 2 * 1024],
    [3 * 1024 ** 2, 5 * 1024 ** 2],
  ] as const)
    assert.equal(byteEdgeOf(peak), edge);
});
