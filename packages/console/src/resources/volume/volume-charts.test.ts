import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { MetricMatrix } from '@skydeck/contract';
import { spanOf } from '../../kit/charts/lengths.rules.ts';
import { chartsOf, curveNames, curveQueries, momentsUntil, valuesOf } from './volume-charts.ts';

// spec: metric.volume
describe('the charts of a volume', () => {
  it('ask for the average, three percentiles, operations and throughput of this volume', () => {
    assert.equal(curveNames.length, 8);
    for (const name of curveNames) assert.match(curveQueries[name]('v-1'), /volume_id="v-1"\}\[5m\]/, name);
  });

  it('have 61 moments at whole steps', () => {
    for (const [period, step] of [
      ['hour', 60],
      ['week', 10_080],
    ] as const) {
      const { moments, step: own } = momentsUntil(1_770_000_123_456, spanOf(period));
      assert.deepEqual([moments.length, own], [61, step]);
      assert.ok(moments.every((moment) => moment % step === 0));
      const last = moments.at(-1) ?? 0;
      assert.ok(last <= 1_770_000_123.456 && last > 1_770_000_123.456 - step);
    }
  });

  it('have a gap where nothing was measured', () => {
    const matrix: MetricMatrix = {
      status: 'success',
      data: {
        resultType: 'matrix',
        result: [
          {
            metric: {},
            values: [
              [10, '0.5'],
              [20, 'NaN'],
            ],
          },
        ],
      },
    };
    assert.deepEqual(valuesOf(matrix, [10, 20, 30]), [0.5, null, null]);
    assert.deepEqual(valuesOf({ ...matrix, data: { ...matrix.data, result: [] } }, [10]), [null]);
  });

  it('say latency in milliseconds', () => {
    const none = Object.fromEntries(curveNames.map((name) => [name, [0.001_234, null]]));
    const t = ((key: string, values: object = {}) => `${key} ${Object.values(values).join(' ')}`) as never;
    const format = { number: String, bytes: (value: number) => `${value} B` } as never;
    const [latency, operations] = chartsOf(none as never, t, format);
    assert.deepEqual(latency?.series[0]?.values, [1.234, null]);
    assert.equal(latency?.say(1.234), 'chart.ms 1.23');
    assert.equal(operations?.series.length, 2);
  });
});
