import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { volumeQueries } from '@skydeck/contract';
import { readQuery } from './query.ts';

const allocation = 'libvirt_domain_block_stats_allocation';
const reads = 'libvirt_domain_block_stats_read_requests_total';

// spec: metric.query
describe('a query', () => {
  test('is one of those of the contract', () => {
    for (const ask of Object.values(volumeQueries)) assert.ok(readQuery(ask('v', 0.95)).is);
  });

  for (const [text, query] of [
    [allocation, { is: 'gauge', name: allocation, labels: {} }],
    [
      `${allocation}{volume_id='v', project_id="p"}`,
      { is: 'gauge', name: allocation, labels: { volume_id: 'v', project_id: 'p' } },
    ],
    [`rate(${reads}[5m])`, { is: 'rate', name: reads, labels: {}, seconds: 300 }],
    ['(2)', { is: 'number', value: 2 }],
    [
      `rate(${reads}{}[1h]) * 60`,
      {
        is: 'operation',
        operator: '*',
        left: { is: 'rate', name: reads, labels: {}, seconds: 3600 },
        right: { is: 'number', value: 60 },
      },
    ],
  ] as const)
    test(text, () => assert.deepEqual(readQuery(text), query));

  for (const text of [
    '',
    'up',
    'constructor',
    reads,
    `rate(${allocation}[5m])`,
    `rate(${reads})`,
    `rate(${reads}[5x])`,
    `rate(${reads}[1000h])`,
    `sum(${allocation})`,
    `${allocation} offset 1h`,
    `${allocation}{volume_id=~".*"}`,
    `${allocation}{volume_id!="v"}`,
    `${allocation} > 5`,
    `${allocation} and ${allocation}`,
    `${allocation} / on(volume_id) ${allocation}`,
    `{__name__="${allocation}"}`,
    `-${allocation}`,
    `${allocation}[5m]`,
    `histogram_quantile(${allocation}, ${allocation})`,
    `${allocation} ${allocation}`,
    `${allocation}{`,
    '"text"',
    '1 +',
    '('.repeat(1000),
    'x'.repeat(2001),
  ])
    test(`is not ${text.slice(0, 60) || 'empty'}`, () =>
      assert.throws(() => readQuery(text), { status: 422, code: 'bad_request' }));
});
