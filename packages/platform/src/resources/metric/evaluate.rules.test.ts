import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Curve, evaluate, quantileOf } from './evaluate.rules.ts';
import { readQuery } from './query.ts';

const allocation = 'libvirt_domain_block_stats_allocation';
const ofBoth = (): readonly Curve[] => [
  { labels: { __name__: allocation, volume_id: 'a' }, values: [1, 2] },
  { labels: { __name__: allocation, volume_id: 'b' }, values: [4, 0] },
];

describe('an expression comes to', () => {
  for (const [text, value] of [
    ['2 * 3', 6],
    [allocation, ofBoth()],
    [
      `${allocation} / 2`,
      [
        { labels: { volume_id: 'a' }, values: [0.5, 1] },
        { labels: { volume_id: 'b' }, values: [2, 0] },
      ],
    ],
    [
      `1 - ${allocation}`,
      [
        { labels: { volume_id: 'a' }, values: [0, -1] },
        { labels: { volume_id: 'b' }, values: [-3, 1] },
      ],
    ],
    [
      `${allocation} / ${allocation}`,
      [
        { labels: { volume_id: 'a' }, values: [1, 1] },
        { labels: { volume_id: 'b' }, values: [1, Number.NaN] },
      ],
    ],
  ] as const)
    test(text, () => assert.deepEqual(evaluate(readQuery(text), ofBoth), value));
});

describe('a quantile of buckets', () => {
  const bounds = [1, 2, 4, Number.POSITIVE_INFINITY];
  for (const [name, quantile, counts, value] of [
    ['is on a line within a bucket', 0.5, [0, 10, 10, 10], 1.5],
    ['begins at 0', 0.5, [10, 10, 10, 10], 0.5],
    ['is the last bound above it', 0.99, [0, 0, 5, 10], 4],
    ['is the largest for 1', 1, [0, 5, 10, 10], 4],
    ['is none of nothing', 0.5, [0, 0, 0, 0], Number.NaN],
    ['is not above 1', 2, [0, 5, 10, 10], Number.POSITIVE_INFINITY],
    ['is not below 0', -1, [0, 5, 10, 10], Number.NEGATIVE_INFINITY],
  ] as const)
    test(name, () => assert.deepEqual(quantileOf(quantile, bounds, counts), value));
});
