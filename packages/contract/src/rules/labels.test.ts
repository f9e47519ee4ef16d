import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLabelList, parseLabels } from './labels.ts';
import { table } from './testing/table.ts';

table('isLabelList', isLabelList, {
  good: [
    'a=b',
    'role=web,tier=front',
    'a=',
    'a=,b=',
    'example.com/role=web',
    'A_1.b-c=D_2.e-f',
    '1=2',
    'mykubernetes.io/a=b',
    `${'k'.repeat(63)}=${'v'.repeat(63)}`,
  ],
  bad: [
    '',
    '=',
    'a',
    '=b',
    'a=b,',
    ',a=b',
    'a=b,,c=d',
    'a=b, c=d',
    'a=b\n',
    'a =b',
    'a=b=c',
    'a=b,a=c',
    'kubernetes.io/role=web',
    'node.kubernetes.io/role=web',
    'k8s.io/role=web',
    'x.k8s.io/role=web',
    'kubernetes.io=web',
    'Example.com/a=b',
    '/a=b',
    'example.com/=b',
    'a/b/c=d',
    '-a=b',
    'a-=b',
    'ключ=a',
    'a=١',
    'k'.repeat(64) + '=v',
    'k=' + 'v'.repeat(64),
    `${'x'.repeat(256)}/a=b`,
  ],
});

// spec: value.labels
test('what is read is what stands there', () => {
  assert.deepEqual(parseLabels('role=web,example.com/tier='), [
    { key: 'role', value: 'web' },
    { key: 'example.com/tier', value: '' },
  ]);
  assert.equal(parseLabels('role'), null);
});
