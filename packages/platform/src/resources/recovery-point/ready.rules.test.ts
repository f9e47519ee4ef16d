import assert from 'node:assert/strict';
import { test } from 'node:test';
import { whyNoPoint } from './ready.rules.ts';

for (const [status, isReady] of [
  ['available', true],
  ['in-use', true],
  ['creating', false],
  ['error', false],
  ['backing-up', false],
] as const)
  test(`a volume that is ${status} ${isReady ? 'can' : 'cannot'} have a recovery point`, () => {
    const refusal = whyNoPoint({ name: 'v', status });
    assert.deepEqual(
      refusal && [refusal.status, refusal.code, refusal.values],
      isReady ? null : [409, 'not_allowed_now', { name: 'v', why: status }],
    );
  });
