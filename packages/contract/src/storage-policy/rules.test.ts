import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { is } from 'superstruct';
import { qosKeys, qosProblems, redundancyProblems, StoragePolicyBody } from './index.ts';

const codesOf = (problems: Readonly<Record<string, { readonly code: string }>>) =>
  Object.fromEntries(Object.entries(problems).map(([field, { code }]) => [field, code]));

// spec: storage-policy.redundancy
describe('copies and pieces', () => {
  for (const [type, m, n, problems] of [
    ['raid1', 3, 2, {}],
    ['raid1', 1, 1, {}],
    ['raid1', 5, 5, {}],
    ['raid1', 2, 3, { n: 'fewest_copies' }],
    ['raid1', 6, 2, { m: 'out_of_range' }],
    ['raid1', 3, 0, { n: 'out_of_range' }],
    ['raid6', 5, 2, {}],
    ['raid6', 1, 0, {}],
    ['raid6', 17, 3, {}],
    ['raid6', 18, 4, { m: 'out_of_range', n: 'out_of_range' }],
    ['of a newer server', 99, 99, {}],
  ] as const)
    test(`${type} ${m} ${n}`, () => assert.deepEqual(codesOf(redundancyProblems({ type, m, n })), problems));
});

// spec: storage-policy.qos
test('there are 18 limits, and a total excludes its parts', () => {
  assert.deepEqual([qosKeys.length, new Set(qosKeys).size], [18, 18]);
  assert.deepEqual(qosProblems({ total_iops_sec: 100, read_bytes_sec: 5, write_iops_sec_per_gb: 1 }), {});
  assert.deepEqual(codesOf(qosProblems({ total_iops_sec: 100, read_iops_sec: 5 })), {
    total_iops_sec: 'total_and_parts',
  });
  for (const none of [-1, 0]) assert.deepEqual(qosProblems({ total_iops_sec: none, read_iops_sec: 5 }), {});
});

test('a body has all but its limits, and nothing that is not known', () => {
  const body = { name: 'fast', tier: 0, redundancy: { type: 'raid1', m: 3, n: 2 }, failure_domain: 1 };
  assert.ok(is(body, StoragePolicyBody));
  assert.ok(is({ ...body, qos: { total_iops_sec: -1 }, storage: null, params: { a: 'b' } }, StoragePolicyBody));
  for (const wrong of [
    { tier: 4 },
    { failure_domain: 5 },
    { redundancy: null },
    { redundancy: { type: 'raid5', m: 3, n: 2 } },
    { qos: { iops: 5 } },
    { qos: { total_iops_sec: -2 } },
    { name: '' },
    { colour: 'red' },
  ])
    assert.ok(!is({ ...body, ...wrong }, StoragePolicyBody), JSON.stringify(wrong));
});
